import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { UseFormReturnType } from '@mantine/form'
import fieldClasses from '../team-records/fields.module.css'
import { DocumentField, NotesField, OrganizationField, PeopleHint } from '../team-records/fields.tsx'
import type { TeamNames } from '../team-records/team-names.ts'
import type { CertificateFormValues } from './certificate-form.ts'
import { letterStatusChoices } from './letter-text.ts'

type Props = { form: UseFormReturnType<CertificateFormValues>; names: TeamNames; storedStatus?: string }

/** The fields of a commitment certificate. */
export function CertificateFields({ form, names, storedStatus }: Props) {
  const kept = storedStatus && form.values.status === ''
  return (
    <>
      <OrganizationField names={names} input={form.getInputProps('organizationId')} />
      <TextInput
        label="Certificate ID"
        aria-required="true"
        autoComplete="off"
        {...form.getInputProps('certificateId')}
      />
      <DocumentField
        label="Certificate Document"
        names={names}
        input={form.getInputProps('certificateDocumentId')}
      />
      <Checkbox.Group
        label="Covers Members"
        description={<PeopleHint />}
        {...form.getInputProps('coversMembers')}
      >
        <People names={names} />
      </Checkbox.Group>
      <Checkbox.Group label="Essential Members" {...form.getInputProps('essentialMembers')}>
        <People names={names} />
      </Checkbox.Group>
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

function People({ names }: { names: TeamNames }) {
  return (
    <Stack gap={0} mt={4}>
      {names.members.map(({ id, fullName }) => (
        <Checkbox key={id} value={id} label={fullName} className={fieldClasses.tick} />
      ))}
    </Stack>
  )
}
