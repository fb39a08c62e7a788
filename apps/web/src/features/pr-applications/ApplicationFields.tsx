import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { PrApplicationStatus } from '@suv/domain'
import { NotesField } from '../team-records/fields.tsx'
import type { ApplicationFormValues } from './application-form.ts'
import { prStatusChoices } from './application-text.ts'

type Props = { form: UseFormReturnType<ApplicationFormValues>; today: string }

/** The fields of the application. Its day is asked for once there is one; the day of submitting is today unless said otherwise. */
export function ApplicationFields({ form, today }: Props) {
  function chooseStatus(status: PrApplicationStatus) {
    form.setFieldValue('status', status)
    if (status === 'submitted' && form.values.submittedAt === '') form.setFieldValue('submittedAt', today)
  }
  const { status, submittedAt } = form.values
  return (
    <>
      <TextInput
        label="Application Number (Optional)"
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('applicationNumber')}
      />
      <NativeSelect
        label="Status"
        data={prStatusChoices}
        {...form.getInputProps('status')}
        onChange={(event) => chooseStatus(event.currentTarget.value as PrApplicationStatus)}
      />
      {(status !== 'preparing' || submittedAt !== '') && (
        <TextInput type="date" label="Submitted Date (Optional)" {...form.getInputProps('submittedAt')} />
      )}
      <NotesField input={form.getInputProps('notes')} />
    </>
  )
}
