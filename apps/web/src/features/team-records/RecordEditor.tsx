import { schemaResolver } from '@mantine/form'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useSaving } from '../../ui/use-saving.ts'
import { useKeptForm } from '../session/use-kept-form.ts'
import { changedFields } from './form-values.ts'
import type { EditedRecord, RecordForm } from './record-definition.ts'

type Shared<Row, Values, Sent, Names> = {
  record: EditedRecord<Row, Values, Sent, Names>
  fields: RecordForm<Row, Values, Sent, Names>
  teamId: string
  names: Names
  onClose: () => void
}

const useRecordForm = <Values extends object>(
  name: string,
  { schema }: Pick<RecordForm<never, Values, never>, 'schema'>,
  initialValues: Values,
) => useKeptForm<Values>(name, { initialValues, validate: schemaResolver(schema, { sync: true }) })

export type AddProps<Row, Values, Sent, Names> = Shared<Row, Values, Sent, Names> & {
  opened: boolean
  /** What the empty form begins with. */
  initial?: Partial<Values>
}

/** What was typed is still there after an accidental Escape, a reload, or a session that ended meanwhile. */
export function AddRecordDialog<Row, Values extends object, Sent extends object, Names>({
  record,
  fields,
  initial,
  teamId,
  names,
  opened,
  onClose,
}: AddProps<Row, Values, Sent, Names>) {
  const { title, submit, saving: savingLabel, success, failure } = record.texts.add
  const { form } = useRecordForm(`${title}:${teamId}:${JSON.stringify(initial)}`, fields, {
    ...fields.empty,
    ...initial,
  })
  const { cache, create } = record.useServer(teamId)
  const saving = useSaving({ failure })

  async function add(values: Values) {
    const added = await saving.run(() => create({ teamId, ...fields.toSent(values) }), success)
    if (added === undefined) return
    form.reset()
    onClose()
    cache.put(added)
  }

  return (
    <DialogForm
      opened={opened}
      title={title}
      submitLabel={submit}
      savingLabel={savingLabel}
      {...saving.state}
      onSubmit={form.onSubmit((values) => void add(values))}
      onCancel={() => {
        form.reset()
        saving.forget()
        onClose()
      }}
      onClose={onClose}
    >
      <fields.Fields form={form} names={names} />
    </DialogForm>
  )
}

export type EditProps<Row, Values, Sent, Names> = Shared<Row, Values, Sent, Names> & { row: Row }

/** On the page only while it is open. Sends what was changed, and nothing else. */
export function EditRecordDialog<
  Row extends { id: string },
  Values extends object,
  Sent extends object,
  Names,
>({ record, fields, teamId, names, row, onClose }: EditProps<Row, Values, Sent, Names>) {
  const before = fields.toForm(row)
  const { form, forget } = useRecordForm(row.id, fields, before)
  const { cache, update } = record.useServer(teamId)
  const { title, submit, saving: savingLabel, success, failure } = record.texts.edit
  const saving = useSaving({ failure })

  function finish() {
    forget()
    onClose()
  }

  async function save(values: Values) {
    const changes = changedFields(fields.toSent(before), fields.toSent(values))
    if (Object.keys(changes).length === 0) return finish()
    const saved = await saving.run(() => update({ ...changes, id: row.id }), success)
    if (saved === undefined) return
    cache.put(saved)
    finish()
  }

  return (
    <DialogForm
      opened
      title={title}
      submitLabel={submit}
      savingLabel={savingLabel}
      {...saving.state}
      onSubmit={form.onSubmit((values) => void save(values))}
      onCancel={finish}
      onClose={onClose}
    >
      <fields.Fields form={form} names={names} stored={row} />
    </DialogForm>
  )
}
