import { schemaResolver, useForm } from '@mantine/form'
import type { LetterOfSupport } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { changedFields } from '../team-records/form-values.ts'
import { RecordDialog } from '../team-records/RecordDialog.tsx'
import type { TeamNames } from '../team-records/team-names.ts'
import { useRecordCache } from '../team-records/use-record-cache.ts'
import { useSaving } from '../team-records/use-saving.ts'
import { LetterFields } from './LetterFields.tsx'
import {
  emptyLetter,
  type LetterFormValues,
  letterFormSchema,
  toLetterFields,
  toLetterForm,
} from './letter-form.ts'

type Shared = { teamId: string; names: TeamNames; onClose: () => void }

const useLetterForm = (initialValues: LetterFormValues) =>
  useForm({ initialValues, validate: schemaResolver(letterFormSchema, { sync: true }) })

/** The form lives longer than the open dialog: what was typed is still there after an accidental Escape. */
export function AddLetterDialog({ teamId, names, opened, onClose }: Shared & { opened: boolean }) {
  const form = useLetterForm(emptyLetter)
  const cache = useRecordCache(trpc.useUtils().lettersOfSupport.list, teamId)
  const create = trpc.lettersOfSupport.create.useMutation()
  const saving = useSaving({ failure: 'Failed to add Letter of Support' })

  async function add(values: LetterFormValues) {
    const letter = await saving.run(() => create.mutateAsync({ teamId, ...toLetterFields(values) }), {
      title: 'Success',
      description: 'Letter of Support added successfully',
    })
    if (letter === undefined) return
    cache.put(letter)
    form.reset()
    onClose()
  }

  return (
    <RecordDialog
      opened={opened}
      title="Add Letter of Support"
      submitLabel="Add Letter of Support"
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
      <LetterFields form={form} names={names} />
    </RecordDialog>
  )
}

export function EditLetterDialog({ letter, ...shared }: Shared & { letter: LetterOfSupport | null }) {
  if (letter === null) return null
  return <OpenEditor key={letter.id} letter={letter} {...shared} />
}

function OpenEditor({ teamId, names, letter, onClose }: Shared & { letter: LetterOfSupport }) {
  const before = toLetterForm(letter)
  const form = useLetterForm(before)
  const cache = useRecordCache(trpc.useUtils().lettersOfSupport.list, teamId)
  const update = trpc.lettersOfSupport.update.useMutation()
  const saving = useSaving({ failure: 'Failed to save Letter of Support' })

  async function save(values: LetterFormValues) {
    const changes = changedFields(toLetterFields(before), toLetterFields(values))
    if (Object.keys(changes).length === 0) return onClose()
    const saved = await saving.run(() => update.mutateAsync({ id: letter.id, ...changes }), {
      title: 'Success',
      description: 'Letter of Support saved',
    })
    if (saved === undefined) return
    cache.put(saved)
    onClose()
  }

  return (
    <RecordDialog
      opened
      title="Edit Letter of Support"
      submitLabel="Save Letter of Support"
      savingLabel="Saving..."
      {...saving.state}
      onSubmit={form.onSubmit((values) => void save(values))}
      onCancel={onClose}
      onClose={onClose}
    >
      <LetterFields form={form} names={names} storedStatus={letter.status} />
    </RecordDialog>
  )
}
