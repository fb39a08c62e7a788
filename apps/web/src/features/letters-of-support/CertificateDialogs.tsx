import { schemaResolver, useForm } from '@mantine/form'
import type { CommitmentCertificate } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { changedFields } from '../team-records/form-values.ts'
import { RecordDialog } from '../team-records/RecordDialog.tsx'
import type { TeamNames } from '../team-records/team-names.ts'
import { useRecordCache } from '../team-records/use-record-cache.ts'
import { useSaving } from '../team-records/use-saving.ts'
import { CertificateFields } from './CertificateFields.tsx'
import {
  type CertificateFormValues,
  certificateFormSchema,
  emptyCertificate,
  toCertificateFields,
  toCertificateForm,
} from './certificate-form.ts'

type Shared = { teamId: string; names: TeamNames; onClose: () => void }

const useCertificateForm = (initialValues: CertificateFormValues) =>
  useForm({ initialValues, validate: schemaResolver(certificateFormSchema, { sync: true }) })

/** The form lives longer than the open dialog: what was typed is still there after an accidental Escape. */
export function AddCertificateDialog({ teamId, names, opened, onClose }: Shared & { opened: boolean }) {
  const form = useCertificateForm(emptyCertificate)
  const cache = useRecordCache(trpc.useUtils().commitmentCertificates.list, teamId)
  const create = trpc.commitmentCertificates.create.useMutation()
  const saving = useSaving({ failure: 'Failed to add Commitment Certificate' })

  async function add(values: CertificateFormValues) {
    const certificate = await saving.run(
      () => create.mutateAsync({ teamId, ...toCertificateFields(values) }),
      {
        title: 'Success',
        description: 'Commitment Certificate added successfully',
      },
    )
    if (certificate === undefined) return
    cache.put(certificate)
    form.reset()
    onClose()
  }

  return (
    <RecordDialog
      opened={opened}
      title="Add Commitment Certificate"
      submitLabel="Add Commitment Certificate"
      savingLabel="Adding..."
      {...saving.state}
      onSubmit={form.onSubmit((values) => void add(values))}
      onCancel={() => {
        form.reset()
        saving.forget()
        onClose()
      }}
      onClose={onClose}
    >
      <CertificateFields form={form} names={names} />
    </RecordDialog>
  )
}

export function EditCertificateDialog({
  certificate,
  ...shared
}: Shared & { certificate: CommitmentCertificate | null }) {
  if (certificate === null) return null
  return <OpenEditor key={certificate.id} certificate={certificate} {...shared} />
}

function OpenEditor({
  teamId,
  names,
  certificate,
  onClose,
}: Shared & { certificate: CommitmentCertificate }) {
  const before = toCertificateForm(certificate)
  const form = useCertificateForm(before)
  const cache = useRecordCache(trpc.useUtils().commitmentCertificates.list, teamId)
  const update = trpc.commitmentCertificates.update.useMutation()
  const saving = useSaving({ failure: 'Failed to save Commitment Certificate' })

  async function save(values: CertificateFormValues) {
    const changes = changedFields(toCertificateFields(before), toCertificateFields(values))
    if (Object.keys(changes).length === 0) return onClose()
    const saved = await saving.run(() => update.mutateAsync({ id: certificate.id, ...changes }), {
      title: 'Success',
      description: 'Commitment Certificate saved',
    })
    if (saved === undefined) return
    cache.put(saved)
    onClose()
  }

  return (
    <RecordDialog
      opened
      title="Edit Commitment Certificate"
      submitLabel="Save Commitment Certificate"
      savingLabel="Saving..."
      {...saving.state}
      onSubmit={form.onSubmit((values) => void save(values))}
      onCancel={onClose}
      onClose={onClose}
    >
      <CertificateFields form={form} names={names} storedStatus={certificate.status} />
    </RecordDialog>
  )
}
