import { Button, Text, Title } from '@mantine/core'
import { formatThousands, latestEdition, type RecommendedAction } from '@suv/domain'
import { Link } from '@tanstack/react-router'
import type { DashboardSummary } from '../use-dashboard.ts'
import { Card } from './Card.tsx'
import classes from './cards.module.css'

const { vc, angel } = latestEdition.minimumInvestment.value

type Advice = {
  title: string
  text: (summary: DashboardSummary) => string
  links: readonly {
    label: string
    to: '/business-plan' | '/organizations' | '/financial' | '/timeline'
  }[]
}

const advice: Record<RecommendedAction, Advice> = {
  complete_business_plan: {
    title: 'Complete your Business Plan',
    text: ({ checklist }) =>
      `It is ${checklist.businessPlan.progress}% complete, and counts as done from 80%.`,
    links: [
      { label: 'Update Business Plan', to: '/business-plan' },
      { label: 'Continue Editing', to: '/business-plan' },
    ],
  },
  secure_investment: {
    title: 'Secure Investment Commitment',
    text: () => `Min: ${formatThousands(vc)} VC or ${formatThousands(angel)} Angel`,
    links: [
      { label: 'Find Investors', to: '/organizations' },
      { label: 'Track Investments', to: '/financial' },
    ],
  },
  connect_with_organizations: {
    title: 'Connect with Organizations',
    text: () => 'A designated organization has to support your application. See which ones fit.',
    links: [{ label: 'Find Organizations', to: '/organizations' }],
  },
  great_progress: {
    title: 'Great Progress!',
    text: () => 'Your plan is written and an investment is committed.',
    links: [{ label: 'View Next Phase', to: '/timeline' }],
  },
}

export function RecommendedActions({ summary }: { summary: DashboardSummary }) {
  return (
    <Card id="recommended" title="Recommended Actions">
      {summary.actions.length === 0 ? (
        <Text c="dimmed">Nothing stands out at the moment.</Text>
      ) : (
        <ul className={classes.list}>
          {summary.actions.map((key) => {
            const { title, text, links } = advice[key]
            return (
              <li key={key} className={classes.item}>
                <Title order={3} className={classes.name}>
                  {title}
                </Title>
                <Text size="sm">{text(summary)}</Text>
                <div className={classes.buttons}>
                  {links.map(({ label, to }) => (
                    <Button key={label} variant="default" renderRoot={(props) => <Link to={to} {...props} />}>
                      {label}
                    </Button>
                  ))}
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
