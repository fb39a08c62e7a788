import type { ComplianceCheck } from '@suv/domain'
import { IconCheck, IconCircleHalf2, IconX } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import classes from './CheckMark.module.css'

const words: Record<ComplianceCheck['status'], string> = {
  met: 'Met',
  partially_met: 'Partially met',
  not_met: 'Not met',
}
const icons = { met: IconCheck, partially_met: IconCircleHalf2, not_met: IconX }

/** The status of a check as an icon and a word. */
export function CheckMark({ status }: { status: ComplianceCheck['status'] }) {
  const icon = icons[status]
  return (
    <span className={classes.mark} data-status={status}>
      <Icon of={icon} stroke={2.25} className={classes.icon} />
      {words[status]}
    </span>
  )
}
