import { type AnswerLater, inTransaction, type NewAuditEvent, sendAuditEvent, type Trx } from '@suv/db'
import type { AuditAction } from '@suv/domain'
import { mayTakeRoom } from './room.ts'
import type { MemberContext } from './trpc.ts'

/** What a write did, in the names of the tables and their fields. Values are never kept. */
export type AuditEntry = {
  readonly action: AuditAction
  /** Name of the table, such as `milestones`. */
  readonly entity: NewAuditEvent['entity']
  readonly entityId: string
  /** Left out: the team in whose workspace the caller works, for what a workspace keeps; otherwise none. */
  readonly teamId?: string | null
  /** The member whose data were changed; left out: the caller, unless the data are a team's. */
  readonly subjectUserId?: string | null
  readonly changedFields?: readonly string[]
}

/** What lies in the workspace of a team, or of a member. */
const ofWorkspaces: ReadonlySet<NewAuditEvent['entity']> = new Set([
  'milestones',
  'businessPlans',
  'businessPlanVersions',
  'companies',
  'financialData',
  'organizationMatches',
])

/** Adds an audit row to the write's transaction. */
export type Audit = (entry: AuditEntry) => Promise<void>

/**
 * Runs a write in one transaction with the audit rows that it writes, so that neither stands without the other. Never wait
 * inside for the network or for another connection.
 */
export async function audited<T>(
  context: MemberContext,
  work: (trx: Trx, audit: Audit, answerLater: AnswerLater) => Promise<T>,
): Promise<T> {
  const { actor, clock, requestBytes, requestId, room } = context
  return inTransaction(context.db, (trx, answerLater) =>
    work(
      trx,
      async ({
        entity,
        teamId = ofWorkspaces.has(entity) ? actor.workspace.teamId : null,
        subjectUserId = teamId === null ? actor.userId : null,
        changedFields = [],
        ...entry
      }) => {
        if (mayTakeRoom(entry.action, changedFields)) {
          const owner = { userId: actor.userId, teamId }
          await room.require(trx, { entity, owner, requestBytes, now: clock.now() })
        }
        // The commit goes out right after it, and does not stand without it.
        const { answer } = await sendAuditEvent(trx, {
          ...entry,
          entity,
          teamId,
          subjectUserId,
          changedFields,
          at: clock.now(),
          actorUserId: actor.userId,
          apiKeyId: actor.apiKey?.id ?? null,
          requestId,
        })
        answerLater(answer)
      },
      answerLater,
    ),
  )
}
