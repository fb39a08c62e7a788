import { Badge, Button, Group } from '@mantine/core'
import { formatDate, type TeamInvitation, type TeamMember } from '@suv/domain'
import { IconUser } from '@tabler/icons-react'
import { Icon } from '../../../ui/Icon.tsx'
import classes from '../../../ui/rows.module.css'
import { InvitationActions } from './InvitationActions.tsx'

type Props = {
  member: TeamMember
  invitation: TeamInvitation | undefined
  isMe: boolean
  isFounder: boolean
  onDo: (what: 'edit' | 'invite' | 'remove') => void
}

export function MemberRow({ member, invitation, isMe, isFounder, onDo }: Props) {
  const { passportName, role, userId, isEssentialPerson } = member
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <Icon of={IconUser} size={24} />
        <div>
          <div className={classes.name}>
            {passportName}
            {role === 'founder' && <Badge color="spruce">Founder</Badge>}
            {isEssentialPerson && <Badge color="gray">Essential person</Badge>}
          </div>
          <div className={classes.detail}>{describeAccess({ isMe, userId, invitation })}</div>
        </div>
      </div>
      <Group gap="xs">
        {invitation && <InvitationActions invitation={invitation} name={passportName} />}
        {isFounder && userId === null && !invitation && (
          <Button variant="default" onClick={() => onDo('invite')} aria-label={`Invite ${passportName}`}>
            Invite
          </Button>
        )}
        {(isFounder || isMe) && (
          <Button variant="default" onClick={() => onDo('edit')} aria-label={`Edit ${passportName}`}>
            Edit
          </Button>
        )}
        {isFounder && (
          <Button variant="default" onClick={() => onDo('remove')} aria-label={`Remove ${passportName}`}>
            Remove
          </Button>
        )}
      </Group>
    </li>
  )
}

function describeAccess({
  isMe,
  userId,
  invitation,
}: {
  isMe: boolean
  userId: string | null
  invitation: TeamInvitation | undefined
}): string {
  if (isMe) return 'You'
  if (userId !== null) return 'Signs in'
  if (invitation === undefined) return 'In the team’s papers, without a sign-in'
  const hasEnded = new Date(invitation.expiresAt) <= new Date()
  return hasEnded
    ? `Invitation to ${invitation.email} ran out on ${formatDate(invitation.expiresAt)}`
    : `Invited as ${invitation.email}, until ${formatDate(invitation.expiresAt)}`
}
