import { useLayoutEffect, useState } from 'react'
import { type Intent, onDemand, usePart } from '../../ui/on-demand/on-demand.ts'
import type { AddProps, EditProps } from './RecordEditor.tsx'
import type { EditedRecord } from './record-definition.ts'

const dialogs = onDemand(() => import('./RecordEditor.tsx'))

/** For the button that adds or edits a record. */
export function editorIntent<Row, Values, Sent, Names>({
  form,
}: Pick<EditedRecord<Row, Values, Sent, Names>, 'form'>): Intent {
  const ask = () => {
    dialogs.intent.onFocus()
    form.intent.onFocus()
  }
  return { onPointerEnter: ask, onFocus: ask }
}

/** The dialog that adds a record, from its first opening on. */
export function AddRecord<Row, Values extends object, Sent extends object, Names>(
  props: Omit<AddProps<Row, Values, Sent, Names>, 'fields'>,
) {
  const { record, opened, onClose } = props
  const fields = usePart(record.form, opened, onClose)
  const editor = usePart(dialogs, opened, onClose)
  const isHere = fields !== undefined && editor !== undefined
  const [isIn, setIn] = useState(false)
  // It remembers where the focus was when it is told to open, not when it is there from the start.
  useLayoutEffect(() => setIn(isHere), [isHere])
  return isHere && <editor.AddRecordDialog {...props} fields={fields} opened={opened && isIn} />
}

/** The dialog that changes a record. On the page only while it is open. */
export function EditRecord<Row extends { id: string }, Values extends object, Sent extends object, Names>(
  props: Omit<EditProps<Row, Values, Sent, Names>, 'fields'>,
) {
  const fields = usePart(props.record.form, true, props.onClose)
  const editor = usePart(dialogs, true, props.onClose)
  return (
    fields !== undefined && editor !== undefined && <editor.EditRecordDialog {...props} fields={fields} />
  )
}
