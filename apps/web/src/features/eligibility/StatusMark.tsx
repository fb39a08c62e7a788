import { type CriterionStatus, criterionStatusNames } from '@suv/domain'
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { Icon } from '../../ui/Icon.tsx'
import classes from './StatusMark.module.css'

const icons = { met: IconCheck, not_met: IconX, not_answered: IconMinus }

/** Whether a requirement is met, as an icon and a word. Only what blocks outright is shown as blocking. */
export function StatusMark({ status, blocks = false }: { status: CriterionStatus; blocks?: boolean }) {
  const icon = icons[status]
  return (
    <span className={classes.mark} data-status={status} data-blocks={blocks || undefined}>
      <Icon of={icon} stroke={2.5} className={classes.icon} />
      {criterionStatusNames[status]}
    </span>
  )
}
