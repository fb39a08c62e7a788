import { TextInput } from '@mantine/core'
import type { TeamMember } from '@suv/domain'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { DialogForm } from '../../../ui/DialogForm.tsx'
import { useSaving } from '../../../ui/use-saving.ts'

/** Invites somebody of the team's papers to sign in. */
export function InviteDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const saving = useSaving()
  const utils = trpc.useUtils()
  const invite = trpc.teamInvitations.create.useMutation()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const address = email.trim()
    setEmpty(address === '')
    if (address === '') return
    const { teamId, id: memberId } = member
    const sent = await saving.run(() => invite.mutateAsync({ teamId, memberId, email: address }), {
      title: 'Invitation sent',
      description: `To ${address}.`,
    })
    await utils.teamInvitations.list.invalidate()
    if (sent !== undefined) onClose()
  }

  return (
    <DialogForm
      opened
      title={`Invite ${member.passportName}`}
      text="They work on the team’s plan, timeline, matches, finances and papers with you. Your documents and eligibility stay yours."
      submitLabel="Send the invitation"
      savingLabel="Sending..."
      {...saving.state}
      onSubmit={(event) => void submit(event)}
      onCancel={onClose}
      onClose={onClose}
    >
      <TextInput
        label="Email"
        description="We mail a link that works once, within 7 days."
        type="email"
        data-autofocus
        maxLength={254}
        autoComplete="off"
        value={email}
        error={isEmpty && 'Enter their email.'}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </DialogForm>
  )
}
