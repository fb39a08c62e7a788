import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import type { TeamMember } from '@suv/domain'
import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { trpc } from '../../../trpc.ts'
import { DialogForm } from '../../../ui/DialogForm.tsx'
import { PassportNameInput } from '../../../ui/PassportNameInput.tsx'
import { useSaving } from '../../../ui/use-saving.ts'
import { useKeptValues } from '../../session/use-kept-form.ts'

type Props = { member: TeamMember; mayChangeRole: boolean; onClose: () => void }

/** What the team's papers say about a person. Founders also say who else is one. */
export function EditMemberDialog({ member, mayChangeRole, onClose }: Props) {
  const { values, change, forget } = useKeptValues(`team-member:${member.id}`, {
    passportName: member.passportName,
    dateOfBirth: member.dateOfBirth ?? '',
    nationality: member.nationality ?? '',
    isEssentialPerson: member.isEssentialPerson,
    role: member.role,
  })
  const saving = useSaving()
  const utils = trpc.useUtils()
  const router = useRouter()
  const update = trpc.teamMembers.update.useMutation()
  const isNameless = values.passportName.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isNameless) return
    const { role, dateOfBirth, nationality, ...rest } = values
    const saved = await saving.run(
      () =>
        update.mutateAsync({
          id: member.id,
          ...rest,
          passportName: rest.passportName.trim(),
          dateOfBirth: dateOfBirth || null,
          nationality: nationality.trim() || null,
          ...(mayChangeRole && role !== member.role ? { role } : {}),
        }),
      { title: 'Saved' },
    )
    await utils.teamMembers.list.invalidate()
    if (saved === undefined) return
    finish()
    await router.invalidate()
  }

  function finish() {
    forget()
    onClose()
  }

  return (
    <DialogForm
      opened
      title={`Edit ${member.passportName}`}
      {...saving.state}
      onSubmit={(event) => void submit(event)}
      onCancel={finish}
      onClose={onClose}
    >
      <PassportNameInput
        value={values.passportName}
        error={isNameless && 'Enter the name.'}
        onChange={(passportName) => change({ passportName })}
      />
      <TextInput
        label="Date of birth"
        type="date"
        value={values.dateOfBirth}
        onChange={(event) => change({ dateOfBirth: event.currentTarget.value })}
      />
      <TextInput
        label="Nationality"
        maxLength={200}
        value={values.nationality}
        onChange={(event) => change({ nationality: event.currentTarget.value })}
      />
      <Checkbox
        label="Essential person"
        size="md"
        checked={values.isEssentialPerson}
        onChange={(event) => change({ isEssentialPerson: event.currentTarget.checked })}
      />
      {mayChangeRole && (
        <NativeSelect
          label="Role in the team"
          description="Founders manage the team’s people."
          data={[
            { value: 'founder', label: 'Founder' },
            { value: 'member', label: 'Member' },
          ]}
          value={values.role}
          onChange={(event) =>
            change({ role: event.currentTarget.value === 'founder' ? 'founder' : 'member' })
          }
        />
      )}
    </DialogForm>
  )
}
