import { Button, Skeleton, Text, Title } from '@mantine/core'
import type { Assessment, EligibilityResult } from '@suv/domain'
import { IconAlertTriangle, IconArrowRight, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { formatMoment } from '../eligibility/results/moment.ts'
import { resultNames } from '../eligibility/results/result-text.ts'
import { useMe } from '../session/use-me.ts'
import classes from './EligibilityCard.module.css'

const icons: Record<EligibilityResult, typeof IconCircleCheck> = {
  eligible: IconCircleCheck,
  partially_eligible: IconAlertTriangle,
  not_eligible: IconCircleX,
}

/** The latest verdict, or the first step towards one. */
export function EligibilityCard() {
  const me = useMe()
  const latest = trpc.eligibility.latest.useQuery({ userId: me.id })
  if (latest.data === undefined) {
    return (
      <QueryState what="Your eligibility verdict" queries={[latest]} loading={<Skeleton height={176} />} />
    )
  }
  return latest.data ? <LatestVerdict assessment={latest.data} /> : <FirstStep />
}

function LatestVerdict({ assessment }: { assessment: Assessment }) {
  const { eligibilityResult, gapsToAddress, createdAt } = assessment
  const icon = icons[eligibilityResult]
  return (
    <section className={classes.card} aria-labelledby="verdict">
      <div className={classes.row} data-result={eligibilityResult}>
        <Icon of={icon} size={28} className={classes.icon} />
        <div>
          <Text size="sm" c="dimmed">
            Eligibility, preliminary
          </Text>
          <Title order={2} id="verdict">
            {resultNames[eligibilityResult].heading}
          </Title>
          <Text mt="2xs">{describeGaps(gapsToAddress.length)}</Text>
          {createdAt && (
            <Text size="sm" c="dimmed" mt="2xs">
              Saved <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </Text>
          )}
        </div>
      </div>
      <ToEligibility variant="default">See the assessment</ToEligibility>
    </section>
  )
}

function FirstStep() {
  return (
    <section className={classes.card} aria-labelledby="first-step">
      <div>
        <Text size="sm" c="dimmed">
          First step
        </Text>
        <Title order={2} id="first-step">
          Check your eligibility
        </Title>
        <Text mt="2xs" maw="36rem">
          Five short steps compare your answers with what the program asks. You see each requirement, its
          source and what to improve.
        </Text>
      </div>
      <ToEligibility>Start the screener</ToEligibility>
    </section>
  )
}

function ToEligibility({
  children,
  variant = 'filled',
}: {
  children: string
  variant?: 'filled' | 'default'
}) {
  return (
    <Button
      className={classes.action}
      variant={variant}
      rightSection={<Icon of={IconArrowRight} />}
      renderRoot={(props) => <Link to="/eligibility" {...props} />}
    >
      {children}
    </Button>
  )
}

function describeGaps(count: number): string {
  if (count === 0) return 'The screener lists no gaps to address.'
  return count === 1 ? '1 gap to address.' : `${count} gaps to address.`
}
