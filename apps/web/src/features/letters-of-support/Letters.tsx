import { Text } from '@mantine/core'
import {
  type CommitmentCertificate,
  dayInZone,
  formatDate,
  type LetterOfSupport,
  watchLetter,
} from '@suv/domain'
import { DocumentLink } from '../team-records/DocumentLink.tsx'
import type { RecordFacts } from '../team-records/RecordCard.tsx'
import { RecordSection } from '../team-records/RecordSection.tsx'
import type { TeamNames } from '../team-records/team-names.ts'
import { letterRecord } from './letter-record.ts'

type Props = {
  teamId: string
  letters: readonly LetterOfSupport[]
  certificates: readonly CommitmentCertificate[]
  names: TeamNames
}

/** The letters of support of a team. */
export function Letters({ teamId, letters, certificates, names }: Props) {
  return (
    <RecordSection
      record={letterRecord}
      teamId={teamId}
      id="letters"
      title="Letters of Support"
      intro={<Text c="dimmed">One for each person whom a designated organization supports.</Text>}
      names={names}
      rows={letters}
      describe={(letter, context) => describeLetter(letter, { ...context, certificates })}
    />
  )
}

type Context = { names: TeamNames; today: string; certificates: readonly CommitmentCertificate[] }

function describeLetter(letter: LetterOfSupport, { names, today, certificates }: Context): RecordFacts {
  const { letterDocumentId, issuedDate, status, notes } = letter
  const member = names.memberName(letter.memberId)
  const recordedOn = dayInZone(new Date(letter.createdAt))
  return {
    title: member,
    subtitle: names.organizationName(letter.organizationId),
    name: `the letter for ${member}`,
    status,
    watch: watchLetter(letter, { recordedOn, today, certificates }),
    notes,
    facts: [
      ['Role', letter.isEssentialPerson ? 'Essential person' : 'Not marked as essential'],
      ['Issued', issuedDate && formatDate(issuedDate)],
      [
        'Letter',
        letterDocumentId && (
          <DocumentLink id={letterDocumentId} name={names.documentName(letterDocumentId)} />
        ),
      ],
    ],
  }
}
