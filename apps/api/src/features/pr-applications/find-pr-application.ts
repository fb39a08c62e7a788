import { findPrApplication as findRow } from '@suv/db'
import type { PrApplication } from '@suv/domain'
import { requireTeam } from '../../authorise.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/** The application of one of the caller's teams, or null before it is begun. */
export async function findPrApplication(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<PrApplication | null> {
  const application = await findRow(db, { teamId: requireTeam(actor, id) })
  return application === undefined ? null : present(application)
}
