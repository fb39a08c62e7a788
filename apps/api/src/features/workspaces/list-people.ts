import { listTeamSeats, type TeamSeatRow } from '@suv/db'
import type { WorkspacePerson } from '@suv/domain'
import { requireTeam } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'

/** Who signs in to one of the caller's teams, and what they may do there; its owner first. */
export async function listPeople(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<WorkspacePerson[]> {
  const seats = await listTeamSeats(db, { teamId: requireTeam(actor, id) })
  return seats.map((seat) => presentPerson(seat, actor.userId))
}

export function presentPerson(
  { id, passportName, workspaceRole, userId }: TeamSeatRow,
  callerId: string,
): WorkspacePerson {
  return { id, name: passportName, role: workspaceRole, isYou: userId === callerId }
}
