import type { TeamMemberRow } from '@suv/db'
import type { TeamMember } from '@suv/domain'
import { present } from '../../present.ts'

/** A member as the screens read them: the passport's name is their full name. */
export function presentTeamMember(member: TeamMemberRow): TeamMember {
  return { ...present(member), fullName: member.passportName }
}
