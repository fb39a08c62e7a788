import { findMatchFacts } from '@suv/db'
import { type MatchProfile, toMatchProfile } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'

/** What matching reads of the member who asks. */
export async function readMatchProfile({ db, actor }: MemberContext): Promise<MatchProfile> {
  return toMatchProfile(await findMatchFacts(db, { userId: actor.userId, workspaceId: actor.workspace.id }))
}
