import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { DialogForm } from '../../../ui/DialogForm.tsx'
import { PassportNameInput } from '../../../ui/PassportNameInput.tsx'
import { useSaving } from '../../../ui/use-saving.ts'
import { useKeptValues } from '../../session/use-kept-form.ts'

const noPerson = { passportName: '', email: '' }

type Props = { teamId: string; opened: boolean; onClose: () => void }

/** A person for the team's papers, and where an address is given their invitation, together or not at all. */
export function AddMemberDialog({ teamId, opened, onClose }: Props) {
  const { values, change } = useKeptValues(`add-team-member:${teamId}`, noPerson)
  const { passportName, email } = values
  const [isEmpty, setEmpty] = useState(false)
  const saving = useSaving()
  const utils = trpc.useUtils()
  const create = trpc.teamMembers.create.useMutation()
  const invite = trpc.teamInvitations.create.useMutation()

  function close() {
    change(noPerson)
    setEmpty(false)
    saving.forget()
    onClose()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const name = passportName.trim()
    const address = email.trim()
    setEmpty(name === '')
    if (name === '') return
    const saved = await saving.run(
      async () =>
        address === ''
          ? create.mutateAsync({ teamId, passportName: name })
          : invite.mutateAsync({ teamId, passportName: name, email: address }),
      { title: address === '' ? 'Person added' : 'Invitation sent', description: name },
    )
    await Promise.all([utils.teamMembers.list.invalidate(), utils.teamInvitations.list.invalidate()])
    if (saved !== undefined) close()
  }

  return (
    <DialogForm
      opened={opened}
      title="Add a person"
      text="They stand in the team’s papers. With an email they are also invited to sign in, and work on the team’s plan, timeline, matches, finances and papers with you; your documents and eligibility stay yours."
      submitLabel={email.trim() === '' ? 'Add' : 'Add and invite'}
      {...saving.state}
      onSubmit={(event) => void submit(event)}
      onCancel={close}
      onClose={onClose}
    >
      <PassportNameInput
        value={passportName}
        error={isEmpty && 'Enter the name.'}
        onChange={(given) => change({ passportName: given })}
      />
      <TextInput
        label="Email (optional)"
        description="We mail a link that works once, within 7 days."
        type="email"
        maxLength={254}
        autoComplete="off"
        value={email}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
    </DialogForm>
  )
}
