import { Button, Skeleton, Text, Title } from '@mantine/core'
import { type Assessment, type VerdictResult, verdictNames, verdictOn } from '@suv/domain'
import { IconAlertTriangle, IconArrowRight, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { formatMoment } from '../../ui/moments.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { useMe } from '../session/use-me.ts'
import classes from './EligibilityCard.module.css'

const icons: Record<VerdictResult, typeof IconCircleCheck> = {
  eligible: IconCircleCheck,
  incomplete: IconAlertTriangle,
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
  const { createdAt } = assessment
  const { result, gaps, edition } = verdictOn(assessment)
  return (
    <section className={classes.card} aria-labelledby="verdict">
      <div className={classes.row} data-result={result}>
        <Icon of={icons[result]} size={28} className={classes.icon} />
        <div>
          <Text size="sm" c="dimmed">
            Eligibility, preliminary, {edition.title.toLowerCase()}
          </Text>
          <Title order={2} id="verdict">
            {verdictNames[result].heading}
          </Title>
          <Text mt="2xs">{describeGaps(gaps.length)}</Text>
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
