import { Anchor, NativeSelect, Select, Textarea } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './fields.module.css'
import type { TeamNames } from './team-names.ts'

/** What Mantine's `getInputProps` gives. */
type Bound = {
  value?: unknown
  error?: ReactNode
  onChange: (value: unknown) => void
}

type FieldProps = { names: TeamNames; input: Bound }

/** From so many choices on, a list is searched rather than read. */
const longList = 12

export function MemberField({ names, input }: FieldProps) {
  const choices = names.members.map(({ id, fullName }) => ({ value: id, label: fullName }))
  const data = withCurrent(choices, input.value, 'Unknown Member')
  return (
    <NativeSelect
      label="Team Member"
      data-autofocus
      aria-required="true"
      description={<PeopleHint />}
      data={[{ value: '', label: 'Choose a team member' }, ...data]}
      {...input}
      value={String(input.value ?? '')}
    />
  )
}

/** Where people come from who are not in the list. */
export function PeopleHint() {
  return (
    <>
      Somebody is missing? Add them on{' '}
      <Anchor inherit renderRoot={(props) => <Link to="/account" {...props} />}>
        your account page
      </Anchor>
      .
    </>
  )
}

export function OrganizationField({ names, input }: FieldProps) {
  const choices = names.organizations.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      label="Designated Organization"
      placeholder="Type to search"
      aria-required="true"
      searchable
      nothingFoundMessage="No organization of that name is listed."
      data={withCurrent(choices, input.value, 'Unknown Organization')}
      {...input}
      value={input.value ? String(input.value) : null}
    />
  )
}

export function DocumentField({ label, names, input }: FieldProps & { label: string }) {
  const choices = names.documents.map(({ id, fileName }) => ({ value: id, label: fileName }))
  const data = withCurrent(choices, input.value, 'A document of your team')
  const shared = {
    label: `${label} (Optional)`,
    description: (
      <>
        Uploaded files come from the{' '}
        <Anchor inherit renderRoot={(props) => <Link to="/document-analysis" {...props} />}>
          documents area
        </Anchor>
        .
      </>
    ),
  }
  if (data.length <= longList) {
    return (
      <NativeSelect
        {...shared}
        data={[{ value: '', label: 'No document' }, ...data]}
        {...input}
        value={String(input.value ?? '')}
      />
    )
  }
  return (
    <Select
      {...shared}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Take the document off' }}
      placeholder="Type to search"
      nothingFoundMessage="No document of that name."
      data={data}
      {...input}
      onChange={(value) => input.onChange(value ?? '')}
      value={input.value ? String(input.value) : null}
    />
  )
}

export function NotesField({ input }: { input: Bound }) {
  return (
    <Textarea
      label="Notes (Optional)"
      rows={3}
      classNames={{ input: classes.lines }}
      {...input}
      value={String(input.value ?? '')}
    />
  )
}

/** What a record already names stays a choice, also where the list does not know it (any longer). */
function withCurrent(choices: { value: string; label: string }[], current: unknown, fallback: string) {
  const value = typeof current === 'string' ? current : ''
  if (value === '' || choices.some((choice) => choice.value === value)) return choices
  return [{ value, label: fallback }, ...choices]
}
