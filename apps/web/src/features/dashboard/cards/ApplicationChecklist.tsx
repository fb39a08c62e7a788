import { VisuallyHidden } from '@mantine/core'
import { documentCountText, formatCad } from '@suv/domain'
import { IconChevronRight, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../../ui/Icon.tsx'
import { ProgressRing } from '../../../ui/ProgressRing.tsx'
import { useMe } from '../../session/use-me.ts'
import type { DashboardSummary } from '../use-dashboard.ts'
import { Card } from './Card.tsx'
import classes from './cards.module.css'

type Item = {
  name: string
  text: string
  isDone: boolean
  to: '/business-plan' | '/financial' | '/document-analysis' | '/organizations'
}

export function ApplicationChecklist({ checklist }: Pick<DashboardSummary, 'checklist'>) {
  const worksForCompany = useMe().workspace.teamId !== null
  const items = toItems(checklist, worksForCompany)
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <Card
      id="checklist"
      title="Application Checklist"
      aside={<ProgressRing value={(100 * done) / items.length} label={`${done}/${items.length}`} />}
    >
      <ul className={classes.list}>
        {items.map(({ name, text, isDone, to }) => (
          <li key={name}>
            <Link className={classes.check} to={to}>
              <span className={classes.checkIcon} data-done={isDone || undefined}>
                {isDone ? (
                  <Icon of={IconCircleCheckFilled} size={24} />
                ) : (
                  <Icon of={IconCircleDashed} size={24} />
                )}
              </span>
              <span className={classes.checkText}>
                <span className={classes.checkName}>{name}</span>
                <span className={classes.detail}>{text}</span>
                <VisuallyHidden>{isDone ? ', done' : ', not done'}</VisuallyHidden>
              </span>
              <Icon of={IconChevronRight} className={classes.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function toItems(
  { businessPlan, investment, documents, supportLetter }: DashboardSummary['checklist'],
  worksForCompany: boolean,
): Item[] {
  return [
    {
      name: 'Business Plan',
      text: `${businessPlan.progress}% complete`,
      isDone: businessPlan.isDone,
      to: '/business-plan',
    },
    {
      name: 'Investment Commitments',
      text: `${formatCad(investment.secured)} secured`,
      isDone: investment.isDone,
      to: '/financial',
    },
    {
      name: 'Document Uploads',
      text: documentCountText(documents, { worksForCompany }),
      isDone: documents.isDone,
      to: '/document-analysis',
    },
    {
      name: 'Support Letter',
      text: supportLetter.isDone ? 'Received' : 'Pending',
      isDone: supportLetter.isDone,
      to: '/organizations',
    },
  ]
}
