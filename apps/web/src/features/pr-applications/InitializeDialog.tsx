import { schemaResolver, useForm } from '@mantine/form'
import { trpc } from '../../trpc.ts'
import { RecordDialog } from '../team-records/RecordDialog.tsx'
import { useSaving } from '../team-records/use-saving.ts'
import { useToday } from '../team-records/use-today.ts'
import { ApplicationFields } from './ApplicationFields.tsx'
import {
  type ApplicationFormValues,
  applicationFormSchema,
  emptyApplication,
  toApplicationFields,
} from './application-form.ts'
import { useApplicationCache } from './use-application-cache.ts'

type Props = { teamId: string; opened: boolean; onClose: () => void }

/** Begins the application. The form lives longer than the open dialog, so that an accidental Escape loses nothing. */
export function InitializeDialog({ teamId, opened, onClose }: Props) {
  const form = useForm({
    initialValues: emptyApplication,
    validate: schemaResolver(applicationFormSchema, { sync: true }),
  })
  const cache = useApplicationCache(teamId)
  const utils = trpc.useUtils()
  const create = trpc.prApplications.create.useMutation({
    // Somebody else of the team may have begun it meanwhile.
    onError: () => utils.prApplications.get.invalidate(),
  })
  const saving = useSaving()

  async function begin(values: ApplicationFormValues) {
    const application = await saving.run(
      () => create.mutateAsync({ teamId, ...toApplicationFields(values) }),
      {
        title: 'PR Application Created',
        description: 'Your permanent residence application has been initialized.',
      },
    )
    if (application === undefined) return
    form.reset()
    onClose()
    cache.put(application)
  }

  return (
    <RecordDialog
      opened={opened}
      title="Initialize PR Application"
      submitLabel="Create Application"
      savingLabel="Creating..."
      {...saving.state}
      onSubmit={form.onSubmit((values) => void begin(values))}
      onCancel={() => {
        form.reset()
        saving.forget()
        onClose()
      }}
      onClose={onClose}
    >
      <ApplicationFields form={form} today={useToday()} />
    </RecordDialog>
  )
}
