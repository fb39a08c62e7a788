import { Checkbox, Stack, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { type CommitmentCertificate, notCoveredDoubt } from '@suv/domain'
import { FieldRemark } from '../../ui/FieldRemark.tsx'
import fieldClasses from '../team-records/fields.module.css'
import { DocumentField, NotesField, OrganizationField, PeopleHint } from '../team-records/fields.tsx'
import type { FieldsProps } from '../team-records/record-definition.ts'
import type { TeamNames } from '../team-records/team-names.ts'
import type { CertificateFormValues } from './certificate-form.ts'
import { IssueFields } from './IssueFields.tsx'

type Props = FieldsProps<CommitmentCertificate, CertificateFormValues>

/** The fields of a commitment certificate. */
export function CertificateFields({ form, names, stored }: Props) {
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
      <div>
        <Checkbox.Group label="Essential Members" {...form.getInputProps('essentialMembers')}>
          <People names={names} />
        </Checkbox.Group>
        <FieldRemark>{notCoveredDoubt(form.values, names.memberName)}</FieldRemark>
      </div>
      <IssueFields
        status={form.getInputProps('status')}
        issuedDate={form.getInputProps('issuedDate')}
        storedStatus={stored?.status}
      />
      <NotesField input={form.getInputProps('notes')} />
    </>
  )
}

function People({ names }: { names: TeamNames }) {
  return (
    <Stack gap={0} mt="2xs">
      {names.members.map(({ id, fullName }) => (
        <Checkbox key={id} value={id} label={fullName} className={fieldClasses.tick} />
      ))}
    </Stack>
  )
}
