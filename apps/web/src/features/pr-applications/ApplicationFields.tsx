import { NativeSelect, TextInput } from '@mantine/core'
import {
  dayToComeDoubt,
  formatDate,
  lastFilingDay,
  orderDoubt,
  type PrApplication,
  type PrApplicationStatus,
} from '@suv/domain'
import { FieldRemark } from '../../ui/FieldRemark.tsx'
import { NotesField } from '../team-records/fields.tsx'
import type { FieldsProps } from '../team-records/record-definition.ts'
import { useToday } from '../team-records/use-today.ts'
import type { ApplicationFormValues } from './application-form.ts'
import { prStatusChoices } from './application-text.ts'

/** Whose an application can be: `value` is the team member's id, empty for somebody who has left. */
export type OwnerChoice = { readonly value: string; readonly label: string }

type Props = Pick<FieldsProps<PrApplication, ApplicationFormValues, readonly OwnerChoice[]>, 'form' | 'names'>

/** The fields of an application. With several `names` it can be handed to another. Its day is asked for once there is one; the day of submitting is today while today is a day to file on. */
export function ApplicationFields({ form, names }: Props) {
  const today = useToday()
  function chooseStatus(status: PrApplicationStatus) {
    form.setFieldValue('status', status)
    const isDayToFile = today <= lastFilingDay.value
    if (status === 'submitted' && isDayToFile && form.values.submittedAt === '') {
      form.setFieldValue('submittedAt', today)
    }
  }
  const { status, submittedAt, receivedOn } = form.values
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
        <div>
          <TextInput
            type="date"
            label="Submitted Date (Optional)"
            description={`IRCC took applications until ${formatDate(lastFilingDay.value)}.`}
            {...form.getInputProps('submittedAt')}
          />
          <FieldRemark>{dayToComeDoubt(submittedAt, today)}</FieldRemark>
        </div>
      )}
      {(status !== 'preparing' || receivedOn !== '') && (
        <div>
          <TextInput
            type="date"
            label="Received by IRCC (Optional)"
            description="The day that IRCC’s acknowledgement of receipt names. A child’s age is locked on it."
            {...form.getInputProps('receivedOn')}
          />
          <FieldRemark>
            {dayToComeDoubt(receivedOn, today) ?? orderDoubt(submittedAt, receivedOn, 'the submission')}
          </FieldRemark>
        </div>
      )}
      {names.length > 1 && (
        <NativeSelect
          label="Applicant"
          description="Entered for the wrong person? Choose whose it is."
          data={[...names]}
          {...form.getInputProps('teamMemberId')}
        />
      )}
      <NotesField input={form.getInputProps('notes')} />
    </>
  )
}
