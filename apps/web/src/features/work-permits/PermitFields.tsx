import { NativeSelect, TextInput } from '@mantine/core'
import { dayToComeDoubt, orderDoubt, type WorkPermit } from '@suv/domain'
import { FieldRemark } from '../../ui/FieldRemark.tsx'
import fieldClasses from '../team-records/fields.module.css'
import { MemberField, NotesField } from '../team-records/fields.tsx'
import type { FieldsProps } from '../team-records/record-definition.ts'
import { useToday } from '../team-records/use-today.ts'
import type { PermitFormValues } from './permit-form.ts'
import { categoryChoices, permitStatusChoices } from './permit-text.ts'

type Props = FieldsProps<WorkPermit, PermitFormValues>

/** The fields of a work permit. */
export function PermitFields({ form, names }: Props) {
  const today = useToday()
  const { submittedAt, approvedAt } = form.values
  return (
    <>
      <MemberField names={names} input={form.getInputProps('memberId')} />
      <div className={fieldClasses.pair}>
        <NativeSelect label="Category" data={categoryChoices} {...form.getInputProps('category')} />
        <NativeSelect label="Status" data={permitStatusChoices} {...form.getInputProps('status')} />
      </div>
      <div className={fieldClasses.pair}>
        <div>
          <TextInput type="date" label="Submitted (Optional)" {...form.getInputProps('submittedAt')} />
          <FieldRemark>{dayToComeDoubt(submittedAt, today)}</FieldRemark>
        </div>
        <div>
          <TextInput type="date" label="Approved (Optional)" {...form.getInputProps('approvedAt')} />
          <FieldRemark>
            {dayToComeDoubt(approvedAt, today) ?? orderDoubt(submittedAt, approvedAt, 'the submission')}
          </FieldRemark>
        </div>
      </div>
      <TextInput type="date" label="Expiry Date (Optional)" {...form.getInputProps('expiryDate')} />
      <NotesField input={form.getInputProps('notes')} />
    </>
  )
}
