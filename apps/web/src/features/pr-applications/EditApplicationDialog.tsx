import { schemaResolver, useForm } from '@mantine/form'
import type { PrApplication } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { changedFields } from '../team-records/form-values.ts'
import { RecordDialog } from '../team-records/RecordDialog.tsx'
import { useSaving } from '../team-records/use-saving.ts'
import { useToday } from '../team-records/use-today.ts'
import { ApplicationFields } from './ApplicationFields.tsx'
import {
  type ApplicationFormValues,
  applicationFormSchema,
  toApplicationFields,
  toApplicationForm,
} from './application-form.ts'
import { useApplicationCache } from './use-application-cache.ts'

type Props = { application: PrApplication; onClose: () => void }

/** Moves the application on: its status, its day and its number. On the page only while it is open. */
export function EditApplicationDialog({ application, onClose }: Props) {
  const before = toApplicationForm(application)
  const form = useForm({
    initialValues: before,
    validate: schemaResolver(applicationFormSchema, { sync: true }),
  })
  const cache = useApplicationCache(application.teamId)
  const update = trpc.prApplications.update.useMutation()
  const saving = useSaving()

  async function save(values: ApplicationFormValues) {
    const changes = changedFields(toApplicationFields(before), toApplicationFields(values))
    if (Object.keys(changes).length === 0) return onClose()
    const saved = await saving.run(() => update.mutateAsync({ id: application.id, ...changes }), {
      title: 'PR Application Updated',
      description: 'Your changes have been saved.',
    })
    if (saved === undefined) return
    cache.put(saved)
    onClose()
  }

  return (
    <RecordDialog
      opened
      title="Edit PR Application"
      submitLabel="Save Application"
      savingLabel="Saving..."
      {...saving.state}
      onSubmit={form.onSubmit((values) => void save(values))}
      onCancel={onClose}
      onClose={onClose}
    >
      <ApplicationFields form={form} today={useToday()} />
    </RecordDialog>
  )
}
