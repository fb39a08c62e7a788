import { Button, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type CommitmentCertificate, certificateValidityMonths } from '@suv/domain'
import { IconCertificate, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { EmptyState } from '../team-records/EmptyState.tsx'
import cardClasses from '../team-records/RecordCard.module.css'
import type { TeamNames } from '../team-records/team-names.ts'
import { useToday } from '../team-records/use-today.ts'
import { CertificateCard } from './CertificateCard.tsx'
import { AddCertificateDialog, EditCertificateDialog } from './CertificateDialogs.tsx'
import classes from './LosTrackerPage.module.css'
import { useCertificates } from './use-certificates.ts'

type Props = { teamId: string; certificates: readonly CommitmentCertificate[]; names: TeamNames }

/** The commitment certificates of a team. */
export function Certificates({ teamId, certificates, names }: Props) {
  const [addOpened, add] = useDisclosure(false)
  const [editing, setEditing] = useState<CommitmentCertificate | null>(null)
  const actions = useCertificates(teamId)
  const today = useToday()
  return (
    <section className={classes.panel} aria-labelledby="certificates">
      <div className={classes.head}>
        <div>
          <Title order={2} id="certificates">
            Commitment Certificates
          </Title>
          <Text c="dimmed">
            Sent by the organization to the government. An application needs one that is less than{' '}
            {certificateValidityMonths.value} months old.
          </Text>
          <SourceLine figure={certificateValidityMonths} />
        </div>
        <Button
          className={classes.add}
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
          onClick={add.open}
        >
          Add Commitment Certificate
        </Button>
      </div>
      {certificates.length === 0 ? (
        <EmptyState
          icon={IconCertificate}
          title="No commitment certificates recorded yet"
          text="Add the certificate with its number and its day of issue: its six months are then counted for you."
        />
      ) : (
        <ul className={cardClasses.list}>
          {certificates.map((certificate) => (
            <CertificateCard
              key={certificate.id}
              certificate={certificate}
              names={names}
              today={today}
              onStatus={(status) => actions.setStatus(certificate, status)}
              onEdit={() => setEditing(certificate)}
              onRemove={(card) => actions.remove(certificate, card)}
            />
          ))}
        </ul>
      )}
      <AddCertificateDialog teamId={teamId} names={names} opened={addOpened} onClose={add.close} />
      <EditCertificateDialog
        teamId={teamId}
        names={names}
        certificate={editing}
        onClose={() => setEditing(null)}
      />
    </section>
  )
}
