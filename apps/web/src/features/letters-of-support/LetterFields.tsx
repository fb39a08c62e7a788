import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { UseFormReturnType } from '@mantine/form'
import fieldClasses from '../team-records/fields.module.css'
import { DocumentField, MemberField, NotesField, OrganizationField } from '../team-records/fields.tsx'
import type { TeamNames } from '../team-records/team-names.ts'
import type { LetterFormValues } from './letter-form.ts'
import { letterStatusChoices } from './letter-text.ts'

type Props = { form: UseFormReturnType<LetterFormValues>; names: TeamNames; storedStatus?: string }

/** The fields of a letter of support. */
export function LetterFields({ form, names, storedStatus }: Props) {
  const kept = storedStatus && form.values.status === ''
  return (
    <>
      <MemberField names={names} input={form.getInputProps('memberId')} />
      <OrganizationField names={names} input={form.getInputProps('organizationId')} />
      <DocumentField label="Letter Document" names={names} input={form.getInputProps('letterDocumentId')} />
      <Checkbox
        className={fieldClasses.tick}
        label="Essential person: the business cannot go on without them"
        {...form.getInputProps('isEssentialPerson', { type: 'checkbox' })}
      />
      <div className={fieldClasses.pair}>
        <NativeSelect
          label="Status"
          data={[
            ...(kept ? [{ value: '', label: storedStatus.replaceAll('_', ' ') }] : []),
            ...letterStatusChoices,
          ]}
          {...form.getInputProps('status')}
        />
        <TextInput type="date" label="Issued Date (Optional)" {...form.getInputProps('issuedDate')} />
      </div>
      <NotesField input={form.getInputProps('notes')} />
    </>
  )
}
