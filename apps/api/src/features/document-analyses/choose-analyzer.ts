import { takeModelCall } from '@suv/db'
import { DomainError } from '@suv/domain'
import { today } from '../../clock.ts'
import type { DocumentAnalyzer } from '../../document-analyzer/document-analyzer.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * The analyzer, with one call of the member's day counted where asking costs money.
 *
 * @throws DomainError too_many_requests
 */
export async function chooseAnalyzer(ctx: MemberContext): Promise<DocumentAnalyzer> {
  const { analyzer, actor, db } = ctx
  const { callsPerDay } = analyzer
  if (callsPerDay === null) return analyzer
  if (await takeModelCall(db, { userId: actor.userId, day: today(ctx.clock), most: callsPerDay }))
    return analyzer
  throw new DomainError(
    'too_many_requests',
    `You have used today's ${callsPerDay} analyses. More are possible from tomorrow, 00:00 UTC.`,
  )
}
