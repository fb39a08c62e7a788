import { formatDate, type WorkPermit, type WorkPermitStatus, watchWorkPermit } from '@suv/domain'
import { RecordCard } from '../team-records/RecordCard.tsx'
import type { TeamNames } from '../team-records/team-names.ts'
import { categoryName, permitStatusChoices } from './permit-text.ts'

type Props = {
  permit: WorkPermit
  names: TeamNames
  today: string
  onStatus: (status: WorkPermitStatus) => void
  onEdit: () => void
  onRemove: (card: HTMLElement | null) => void
}

export function PermitCard({ permit, names, today, ...actions }: Props) {
  const member = names.memberName(permit.memberId)
  const status = permitStatusChoices.some(({ value }) => value === permit.status) ? permit.status : 'pending'
  const dates = [
    ['Submitted', permit.submittedAt],
    ['Approved', permit.approvedAt],
    ['Expires', permit.expiryDate],
  ] as const
  return (
    <RecordCard
      title={member}
      subtitle={categoryName(permit.category)}
      name={`the work permit of ${member}`}
      status={status}
      statuses={permitStatusChoices}
      watch={watchWorkPermit(permit, today)}
      notes={permit.notes}
      facts={dates.flatMap(([name, day]) => (day === null ? [] : [[name, formatDate(day)] as const]))}
      {...actions}
    />
  )
}
