import { Text, Title } from '@mantine/core'
import { quebecExclusionText, type Verdict, type VerdictResult, verdictNames } from '@suv/domain'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { Ref } from 'react'
import { Icon, type IconShape } from '../../../ui/Icon.tsx'
import { formatMoment } from '../../../ui/moments.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { choseExcludedProvince, reasonFor } from './result-text.ts'
import classes from './VerdictHead.module.css'

const icons: Record<VerdictResult, IconShape> = {
  eligible: IconCircleCheck,
  incomplete: IconAlertTriangle,
  partially_eligible: IconAlertTriangle,
  not_eligible: IconCircleX,
}

type VerdictHeadProps = {
  verdict: Verdict
  /** When the answers were saved; null where they were not. */
  createdAt: string | null
  headingRef: Ref<HTMLHeadingElement>
}

/** The status, under which rules, why, and when the answers were saved. */
export function VerdictHead({ verdict, createdAt, headingRef }: VerdictHeadProps) {
  const { result, edition } = verdict
  return (
    <div className={classes.verdict} data-result={result}>
      <div className={classes.row}>
        <span className={classes.mark} aria-hidden>
          <Icon of={icons[result]} className={classes.icon} />
        </span>
        <div>
          <Text className={classes.eyebrow}>Preliminary result · {edition.title}</Text>
          <Title order={2} className={classes.headline} ref={headingRef} tabIndex={-1}>
            {verdictNames[result].heading}
          </Title>
          <Text className={classes.reason}>{reasonFor(verdict)}</Text>
          {createdAt !== null && (
            <Text className={classes.saved}>
              Saved <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </Text>
          )}
        </div>
      </div>
      {choseExcludedProvince(verdict) && <Notice tone="maple">{quebecExclusionText}</Notice>}
    </div>
  )
}
