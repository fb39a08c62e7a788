import { type CommitmentCertificate, formatDate, type LetterStatus, watchCertificate } from '@suv/domain'
import { DocumentLink } from '../team-records/DocumentLink.tsx'
import { RecordCard } from '../team-records/RecordCard.tsx'
import type { TeamNames } from '../team-records/team-names.ts'
import { letterStatusChoices } from './letter-text.ts'

type Props = {
  certificate: CommitmentCertificate
  names: TeamNames
  today: string
  onStatus: (status: LetterStatus) => void
  onEdit: () => void
  onRemove: (card: HTMLElement | null) => void
}

export function CertificateCard({ certificate, names, today, ...actions }: Props) {
  const { certificateId, organizationId, certificateDocumentId, issuedDate } = certificate
  const people = (ids: readonly string[]) =>
    ids.length === 0 ? 'Nobody named' : ids.map(names.memberName).join(', ')
  return (
    <RecordCard
      title={certificateId}
      subtitle={names.organizationName(organizationId)}
      name={`certificate ${certificateId}`}
      status={certificate.status}
      statuses={letterStatusChoices}
      watch={watchCertificate(certificate, today)}
      notes={certificate.notes}
      facts={[
        ['Covers', people(certificate.coversMembers)],
        ['Essential', people(certificate.essentialMembers)],
        ...(issuedDate === null ? [] : ([['Issued', formatDate(issuedDate)]] as const)),
        ...(certificateDocumentId === null
          ? []
          : ([
              [
                'Certificate',
                <DocumentLink
                  key="certificate"
                  id={certificateDocumentId}
                  name={names.documentName(certificateDocumentId)}
                />,
              ],
            ] as const)),
      ]}
      {...actions}
    />
  )
}
