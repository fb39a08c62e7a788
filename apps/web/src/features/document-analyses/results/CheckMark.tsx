import type { CheckOutcome } from '@suv/domain'
import { IconCheck, IconCircleHalf2, IconQuestionMark, IconX } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import classes from './CheckMark.module.css'

export const outcomeWords: Readonly<Record<CheckOutcome, string>> = {
  met: 'Met',
  partially_met: 'Partially met',
  not_met: 'Not met',
  could_not_tell: 'Could not tell',
}
const icons = {
  met: IconCheck,
  partially_met: IconCircleHalf2,
  not_met: IconX,
  could_not_tell: IconQuestionMark,
}

/** What a check comes to, as an icon and a word. */
export function CheckMark({ outcome }: { outcome: CheckOutcome }) {
  const icon = icons[outcome]
  return (
    <span className={classes.mark} data-outcome={outcome}>
      <Icon of={icon} stroke={2.25} className={classes.icon} />
      {outcomeWords[outcome]}
    </span>
  )
}
