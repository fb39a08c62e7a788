import { schemaResolver, useForm } from '@mantine/form'
import type { WorkPermit } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { changedFields } from '../team-records/form-values.ts'
import { RecordDialog } from '../team-records/RecordDialog.tsx'
import type { TeamNames } from '../team-records/team-names.ts'
import { useRecordCache } from '../team-records/use-record-cache.ts'
import { useSaving } from '../team-records/use-saving.ts'
import { PermitFields } from './PermitFields.tsx'
import {
  emptyPermit,
  type PermitFormValues,
  permitFormSchema,
  toPermitFields,
  toPermitForm,
} from './permit-form.ts'

type Shared = { teamId: string; names: TeamNames; onClose: () => void }

const usePermitForm = (initialValues: PermitFormValues) =>
  useForm({ initialValues, validate: schemaResolver(permitFormSchema, { sync: true }) })

/** The form lives longer than the open dialog: what was typed is still there after an accidental Escape. */
export function AddPermitDialog({ teamId, names, opened, onClose }: Shared & { opened: boolean }) {
  const form = usePermitForm(emptyPermit)
  const cache = useRecordCache(trpc.useUtils().workPermits.list, teamId)
  const create = trpc.workPermits.create.useMutation()
  const saving = useSaving()

  async function add(values: PermitFormValues) {
    const permit = await saving.run(() => create.mutateAsync({ teamId, ...toPermitFields(values) }), {
      title: 'Work Permit Added',
      description: 'The work permit has been added successfully.',
    })
    if (permit === undefined) return
    cache.put(permit)
    form.reset()
    onClose()
  }

  return (
    <RecordDialog
      opened={opened}
      title="Add Work Permit"
      submitLabel="Add Work Permit"
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
      <PermitFields form={form} names={names} />
    </RecordDialog>
  )
}

export function EditPermitDialog({ permit, ...shared }: Shared & { permit: WorkPermit | null }) {
  if (permit === null) return null
  return <OpenEditor key={permit.id} permit={permit} {...shared} />
}

function OpenEditor({ teamId, names, permit, onClose }: Shared & { permit: WorkPermit }) {
  const before = toPermitForm(permit)
  const form = usePermitForm(before)
  const cache = useRecordCache(trpc.useUtils().workPermits.list, teamId)
  const update = trpc.workPermits.update.useMutation()
  const saving = useSaving()

  async function save(values: PermitFormValues) {
    const changes = changedFields(toPermitFields(before), toPermitFields(values))
    if (Object.keys(changes).length === 0) return onClose()
    const saved = await saving.run(() => update.mutateAsync({ id: permit.id, ...changes }), {
      title: 'Work Permit Updated',
      description: 'Your changes have been saved.',
    })
    if (saved === undefined) return
    cache.put(saved)
    onClose()
  }

  return (
    <RecordDialog
      opened
      title="Edit Work Permit"
      submitLabel="Save Work Permit"
      savingLabel="Saving..."
      {...saving.state}
      onSubmit={form.onSubmit((values) => void save(values))}
      onCancel={onClose}
      onClose={onClose}
    >
      <PermitFields form={form} names={names} />
    </RecordDialog>
  )
}
