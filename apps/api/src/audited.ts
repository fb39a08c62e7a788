import { inTransaction, measureOwnRows, type NewAuditEvent, sendAuditEvent, type Trx } from '@suv/db'
import { type AuditAction, DomainError } from '@suv/domain'
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
  work: (trx: Trx, audit: Audit) => Promise<T>,
): Promise<T> {
  const { actor, clock, requestId } = context
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
        if (mayTakeRoom(entry.action, changedFields))
          await requireRoom(trx, { entity, userId: actor.userId, teamId })
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
    ),
  )
}

/** Of one kind of record, for a member or their team: ten times what the largest company needs, and few enough to be listed whole. */
const mostRows = 2_000

/** What all records of one kind may take together, in bytes: lists and calendars are made of them at once. */
const mostBytes = 4_194_304

/** Each quotes the document that it read, or keeps a whole plan. */
const largerKinds: ReadonlySet<AuditEntry['entity']> = new Set(['documentAnalyses', 'businessPlanVersions'])

/** Fields that may be long. A change of others is not worth looking at all rows. */
const longFields: ReadonlySet<string> = new Set([
  'answer',
  'description',
  'notes',
  'question',
  'requirements',
  'resources',
  'concerns',
  'languageScores',
  'tractionData',
  'toldKeys',
])

function mayTakeRoom(action: AuditAction, changedFields: readonly string[]): boolean {
  return action === 'create' || (action === 'update' && changedFields.some((field) => longFields.has(field)))
}

/** Every creation and longer text comes by here, in its transaction: one that is too many is taken back with it. */
async function requireRoom(
  trx: Trx,
  { entity, userId, teamId }: { entity: AuditEntry['entity']; userId: string; teamId: string | null },
): Promise<void> {
  const teamIds = teamId === null ? [] : [teamId]
  const { rows, bytes } = await measureOwnRows(trx, entity, { userId, teamIds, most: mostRows + 1 })
  if (rows > mostRows) {
    throw new DomainError(
      'conflict',
      `There are ${mostRows.toLocaleString('en-CA')} of these already, as many as there can be. Delete some that you no longer need first.`,
    )
  }
  const most = largerKinds.has(entity) ? 4 * mostBytes : mostBytes
  if (bytes > most) {
    throw new DomainError(
      'conflict',
      `These take ${most / 1_048_576} MB together, as much as they can. Shorten or delete some that you no longer need first.`,
    )
  }
}
