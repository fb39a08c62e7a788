import { findPrApplication as findRow } from '@suv/db'
import type { PrApplication } from '@suv/domain'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { type AskedApplication, requireApplicant } from './require-applicant.ts'

/** A founder's application of one of the caller's teams, or null before it is begun. */
export async function findPrApplication(
  ctx: MemberContext,
  asked: AskedApplication,
): Promise<PrApplication | null> {
  const application = await findRow(ctx.db, await requireApplicant(ctx, asked))
  return application === undefined ? null : present(application)
}
