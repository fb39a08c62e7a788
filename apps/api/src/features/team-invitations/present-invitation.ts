import type { TeamInvitationRow } from '@suv/db'
import type { TeamInvitation } from '@suv/domain'
import { present } from '../../present.ts'

export function presentInvitation({
  invitedBy: _invitedBy,
  ...invitation
}: TeamInvitationRow): TeamInvitation {
  return present(invitation)
}
