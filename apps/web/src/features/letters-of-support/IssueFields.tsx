import { NativeSelect, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import type { StoredLetterStatus } from '@suv/domain'
import fieldClasses from '../team-records/fields.module.css'
import { letterStatusChoices } from './letter-text.ts'

type Props = {
  /** What Mantine's `getInputProps` gives. */
  status: GetInputPropsReturnType
  issuedDate: GetInputPropsReturnType
  storedStatus: StoredLetterStatus | undefined
}

/** Whether a letter or a certificate is issued, and since when. A stored state that no form may set stays a choice. */
export function IssueFields({ status, issuedDate, storedStatus }: Props) {
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
      <TextInput type="date" label="Issued Date (Optional)" {...issuedDate} />
    </div>
  )
}
