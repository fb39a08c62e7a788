import { Text } from '@mantine/core'
import {
  type CommitmentCertificate,
  certificateValidityMonths,
  formatDate,
  watchCertificate,
} from '@suv/domain'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { DocumentLink } from '../team-records/DocumentLink.tsx'
import type { RecordFacts } from '../team-records/RecordCard.tsx'
import { RecordSection } from '../team-records/RecordSection.tsx'
import type { TeamNames } from '../team-records/team-names.ts'
import { certificateRecord } from './certificate-record.ts'

type Props = { teamId: string; certificates: readonly CommitmentCertificate[]; names: TeamNames }

/** The commitment certificates of a team. */
export function Certificates({ teamId, certificates, names }: Props) {
  return (
    <RecordSection
      record={certificateRecord}
      teamId={teamId}
      id="certificates"
      title="Commitment Certificates"
      intro={
        <>
          <Text c="dimmed">
            Sent by the organization to the government. An application needs one that is less than{' '}
            {certificateValidityMonths.value} months old.
          </Text>
          <SourceLine figure={certificateValidityMonths} />
        </>
      }
      names={names}
      rows={certificates}
      describe={describeCertificate}
    />
  )
}

type Context = { names: TeamNames; today: string }

function describeCertificate(certificate: CommitmentCertificate, { names, today }: Context): RecordFacts {
  const { certificateId, certificateDocumentId, issuedDate, status, notes } = certificate
  const people = (ids: readonly string[]) =>
    ids.length === 0 ? 'Nobody named' : ids.map(names.memberName).join(', ')
  return {
    title: certificateId,
    subtitle: names.organizationName(certificate.organizationId),
    name: `certificate ${certificateId}`,
    status,
    watch: watchCertificate(certificate, today),
    notes,
    facts: [
      ['Covers', people(certificate.coversMembers)],
      ['Essential', people(certificate.essentialMembers)],
      ['Issued', issuedDate && formatDate(issuedDate)],
      [
        'Certificate',
        certificateDocumentId && (
          <DocumentLink id={certificateDocumentId} name={names.documentName(certificateDocumentId)} />
        ),
      ],
    ],
  }
}
