import {
  type CommitmentCertificate,
  dayInZone,
  formatDate,
  type LetterOfSupport,
  type LetterStatus,
  watchLetter,
} from '@suv/domain'
import { DocumentLink } from '../team-records/DocumentLink.tsx'
import { RecordCard } from '../team-records/RecordCard.tsx'
import type { TeamNames } from '../team-records/team-names.ts'
import { letterStatusChoices } from './letter-text.ts'

type Props = {
  letter: LetterOfSupport
  certificates: readonly CommitmentCertificate[]
  names: TeamNames
  today: string
  onStatus: (status: LetterStatus) => void
  onEdit: () => void
  onRemove: (card: HTMLElement | null) => void
}

export function LetterCard({ letter, certificates, names, today, ...actions }: Props) {
  const { memberId, organizationId, letterDocumentId, issuedDate, isEssentialPerson } = letter
  const member = names.memberName(memberId)
  const recordedOn = dayInZone(new Date(letter.createdAt))
  return (
    <RecordCard
      title={member}
      subtitle={names.organizationName(organizationId)}
      name={`the letter for ${member}`}
      status={letter.status}
      statuses={letterStatusChoices}
      watch={watchLetter(letter, { recordedOn, today, certificates })}
      notes={letter.notes}
      facts={[
        ['Role', isEssentialPerson ? 'Essential person' : 'Not marked as essential'],
        ...(issuedDate === null ? [] : ([['Issued', formatDate(issuedDate)]] as const)),
        ...(letterDocumentId === null
          ? []
          : ([
              [
                'Letter',
                <DocumentLink
                  key="letter"
                  id={letterDocumentId}
                  name={names.documentName(letterDocumentId)}
                />,
              ],
            ] as const)),
      ]}
      {...actions}
    />
  )
}
