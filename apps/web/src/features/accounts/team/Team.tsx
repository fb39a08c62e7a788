import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { TeamMember } from '@suv/domain'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { lazyDialog } from '../../../ui/on-demand/lazy-dialog.tsx'
import { QueryState } from '../../../ui/QueryState.tsx'
import classes from '../../../ui/rows.module.css'
import { useMe } from '../../session/use-me.ts'
import { useReadingOnly } from '../../workspaces/use-reading-only.ts'
import { RowsSkeleton } from '../RowsSkeleton.tsx'
import { MemberRow } from './MemberRow.tsx'

const AddMemberDialog = lazyDialog(async () => (await import('./AddMemberDialog.tsx')).AddMemberDialog, {
  opened: false,
})
const EditMemberDialog = lazyDialog(async () => (await import('./EditMemberDialog.tsx')).EditMemberDialog)
const InviteDialog = lazyDialog(async () => (await import('./InviteDialog.tsx')).InviteDialog)
const RemoveMemberDialog = lazyDialog(
  async () => (await import('./RemoveMemberDialog.tsx')).RemoveMemberDialog,
)

type Doing = { what: 'edit' | 'invite' | 'remove'; member: TeamMember }

/** The people of one team, who of them signs in, and who is invited to. */
export function Team({ teamId }: { teamId: string }) {
  const me = useMe()
  const members = trpc.teamMembers.list.useQuery({ id: teamId })
  const isReading = useReadingOnly(teamId)
  const isFounder =
    !isReading && (members.data?.some(({ userId, role }) => userId === me.id && role === 'founder') ?? false)
  const invitations = trpc.teamInvitations.list.useQuery({ id: teamId }, { enabled: isFounder })
  const [addOpened, add] = useDisclosure(false)
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  if (members.data === undefined || (isFounder && invitations.data === undefined)) {
    return (
      <QueryState what="Your team" queries={[members, invitations]} loading={<RowsSkeleton count={2} />} />
    )
  }
  return (
    <>
      <ul className={classes.rows}>
        {members.data.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            invitation={invitations.data?.find(({ memberId }) => memberId === member.id)}
            isMe={member.userId === me.id}
            isFounder={isFounder}
            onDo={(what) => setDoing({ what, member })}
          />
        ))}
      </ul>
      {isFounder && (
        <Group>
          <Button variant="default" leftSection={<Icon of={IconPlus} />} onClick={add.open}>
            Add a person
          </Button>
        </Group>
      )}
      <AddMemberDialog teamId={teamId} opened={addOpened} onClose={add.close} />
      {doing?.what === 'edit' && (
        <EditMemberDialog member={doing.member} mayChangeRole={isFounder} onClose={close} />
      )}
      {doing?.what === 'invite' && <InviteDialog member={doing.member} onClose={close} />}
      {doing?.what === 'remove' && <RemoveMemberDialog member={doing.member} onClose={close} />}
    </>
  )
}
