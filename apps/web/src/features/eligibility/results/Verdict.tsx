import { Text, Title } from '@mantine/core'
import { type Assessment, type EligibilityResult, quebecExclusionText } from '@suv/domain'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { Ref } from 'react'
import { Icon, type IconShape } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { formatMoment } from './moment.ts'
import { choseExcludedProvince, reasonFor, resultNames } from './result-text.ts'
import classes from './Verdict.module.css'

const icons: Record<EligibilityResult, IconShape> = {
  eligible: IconCircleCheck,
  partially_eligible: IconAlertTriangle,
  not_eligible: IconCircleX,
}

type VerdictProps = {
  assessment: Assessment
  headingRef: Ref<HTMLHeadingElement>
}

/** The status, why, and when it was decided. */
export function Verdict({ assessment, headingRef }: VerdictProps) {
  const { eligibilityResult, createdAt } = assessment
  const icon = icons[eligibilityResult]
  return (
    <div className={classes.verdict} data-result={eligibilityResult}>
      <div className={classes.row}>
        <span className={classes.mark} aria-hidden>
          <Icon of={icon} className={classes.icon} />
        </span>
        <div>
          <Text className={classes.eyebrow}>Preliminary result</Text>
          <Title order={2} className={classes.headline} ref={headingRef} tabIndex={-1}>
            {resultNames[eligibilityResult].heading}
          </Title>
          <Text className={classes.reason}>{reasonFor(assessment)}</Text>
          {createdAt !== null && (
            <Text className={classes.saved}>
              Saved <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </Text>
          )}
        </div>
      </div>
      {choseExcludedProvince(assessment) && <Notice tone="maple">{quebecExclusionText}</Notice>}
    </div>
  )
}
