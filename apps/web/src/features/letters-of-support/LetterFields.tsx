import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { type LetterOfSupport, notEssentialDoubt } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { FieldRemark } from '../../ui/FieldRemark.tsx'
import { useMe } from '../session/use-me.ts'
import { currentTeam } from '../team-records/current-team.ts'
import fieldClasses from '../team-records/fields.module.css'
import { DocumentField, MemberField, NotesField, OrganizationField } from '../team-records/fields.tsx'
import type { FieldsProps } from '../team-records/record-definition.ts'
import { IssueFields } from './IssueFields.tsx'
import type { LetterFormValues } from './letter-form.ts'

type Props = FieldsProps<LetterOfSupport, LetterFormValues>

/** The fields of a letter of support. */
export function LetterFields({ form, names, stored }: Props) {
  const team = currentTeam(useMe())
  const certificates = trpc.commitmentCertificates.list.useQuery(
    { id: team?.id ?? '' },
    { enabled: team !== undefined },
  )
  return (
    <>
      <MemberField names={names} input={form.getInputProps('memberId')} />
      <OrganizationField names={names} input={form.getInputProps('organizationId')} />
      <DocumentField label="Letter Document" names={names} input={form.getInputProps('letterDocumentId')} />
      <div>
        <Checkbox
          className={fieldClasses.tick}
          label="Essential person: the business cannot go on without them"
          {...form.getInputProps('isEssentialPerson', { type: 'checkbox' })}
        />
        <FieldRemark>{notEssentialDoubt(form.values, certificates.data ?? [])}</FieldRemark>
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
