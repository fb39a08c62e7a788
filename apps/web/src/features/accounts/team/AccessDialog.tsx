import type { WorkspacePerson } from '@suv/domain'
import type { ReactNode } from 'react'
import { trpc } from '../../../trpc.ts'
import { RemovalDialog } from '../../../ui/RemovalDialog.tsx'
import { toast } from '../../../ui/toasts/toast-store.ts'

/** A step that whoever takes it cannot take back by themselves. */
export type Leaving =
  | { readonly how: 'handOver' | 'remove'; readonly person: WorkspacePerson }
  | { readonly how: 'leave' }

type Props = { teamId: string; leaving: Leaving; onClose: () => void }

export function AccessDialog({ teamId, leaving, onClose }: Props) {
  const utils = trpc.useUtils()
  const done = (title: string) => ({
    onSuccess: async () => {
      toast({ title })
      onClose()
      await Promise.all([utils.workspaces.people.invalidate(), utils.teamMembers.list.invalidate()])
    },
  })
  const name = leaving.how === 'leave' ? '' : leaving.person.name
  const handOver = trpc.workspaces.handOver.useMutation(done(`${name} owns the team now`))
  const remove = trpc.workspaces.removePerson.useMutation(done(`${name} no longer signs in to the team`))
  // Every screen shows another workspace from then on.
  const leave = trpc.workspaces.leave.useMutation({ onSuccess: () => location.assign('/dashboard') })
  const shared = { opened: true, onClose }
  if (leaving.how === 'leave') {
    return (
      <RemovalDialog
        {...shared}
        title="Leave the team?"
        confirm="Leave"
        removal={leave}
        onConfirm={() => leave.mutate({ id: teamId })}
      >
        {whatStays('You no longer see what the team keeps', 'What you made for it', 'your name')} Your
        documents, your eligibility and your own workspace stay with you.
      </RemovalDialog>
    )
  }
  const { id } = leaving.person
  return leaving.how === 'handOver' ? (
    <RemovalDialog
      {...shared}
      title={`Hand the team over to ${name}?`}
      confirm="Hand over"
      removal={handOver}
      onConfirm={() => handOver.mutate({ id })}
    >
      {name} then says who may do what. You read and write on as an editor, and only {name} can hand it back.
    </RemovalDialog>
  ) : (
    <RemovalDialog
      {...shared}
      title={`Take access from ${name}?`}
      confirm="Take access"
      removal={remove}
      onConfirm={() => remove.mutate({ id })}
    >
      {whatStays('They no longer see what the team keeps', 'What they made for it', 'their name')} You can
      invite them again.
    </RemovalDialog>
  )
}

function whatStays(goes: string, made: string, name: string): ReactNode {
  return `${goes}, from now on. ${made} stays with the team, and so does ${name} in its papers.`
}
