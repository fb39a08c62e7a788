import { NativeSelect, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { dayToComeDoubt, type StoredLetterStatus } from '@suv/domain'
import { FieldRemark } from '../../ui/FieldRemark.tsx'
import fieldClasses from '../team-records/fields.module.css'
import { useToday } from '../team-records/use-today.ts'
import { letterStatusChoices } from './letter-text.ts'

type Props = {
  /** What Mantine's `getInputProps` gives. */
  status: GetInputPropsReturnType
  issuedDate: GetInputPropsReturnType
  storedStatus: StoredLetterStatus | undefined
}

/** Whether a letter or a certificate is issued, and since when. A stored state that no form may set stays a choice. */
export function IssueFields({ status, issuedDate, storedStatus }: Props) {
  const today = useToday()
  const kept = storedStatus && status.value === ''
  return (
    <div className={fieldClasses.pair}>
      <NativeSelect
        label="Status"
        data={[
          ...(kept ? [{ value: '', label: storedStatus.replaceAll('_', ' ') }] : []),
          ...letterStatusChoices,
        ]}
        {...status}
      />
      <div>
        <TextInput type="date" label="Issued Date (Optional)" {...issuedDate} />
        <FieldRemark>{dayToComeDoubt(String(issuedDate.value ?? ''), today)}</FieldRemark>
      </div>
    </div>
  )
}
