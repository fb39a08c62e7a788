import type { PageRequest, TeamRecords, Trx } from '@suv/db'
import { audited } from '../../audited.ts'
import { requireTeam, requireTeamEditor } from '../../authorise.ts'
import { isUnchanged } from '../../is-unchanged.ts'
import { type Presented, present } from '../../present.ts'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'
import { type References, requireReferences } from './require-references.ts'

/** What holds for one kind of record that a team keeps. `Row` is what is stored, `Values` are the fields that a write sets. */
export type TeamRecord<Row, Values extends object> = {
  readonly records: TeamRecords<Row, Values>
  readonly references?: References<Values>
  /** Whose a new record is, refusing who may not add it; left out: the team's of the caller's that the input names. */
  readonly teamOf?: (trx: Trx, ctx: MemberContext, values: Values) => Promise<string>
  /** A rule of the kind's own, asked before a record takes these values; `id` where it is stored already. */
  readonly check?: (
    trx: Trx,
    record: { id?: string; teamId: string; values: Partial<Values> },
  ) => Promise<void>
  /** What else a write leaves, in its transaction; `before` is null for a new record. */
  readonly written?: (trx: Trx, ctx: MemberContext, before: Row | null, after: Row) => Promise<void>
}

/** A record to add, of checked fields. */
export type NewRecord<Values> = Values & { readonly teamId?: string }

/** Checked fields of a record, and which one it is. */
export type ChangedRecord<Values> = Partial<Values> & { readonly id: string }

/** The records of one of the caller's teams, newest first. @throws DomainError forbidden */
export async function listTeamRecords<Row extends object>(
  ctx: MemberContext,
  { records }: Pick<TeamRecord<Row, never>, 'records'>,
  { id, ...page }: PageRequest & { id: string },
): Promise<Presented<Row>[]> {
  return presentPage(ctx, await records.list(ctx.db, { teamId: requireTeam(ctx.actor, id), ...page }))
}

/**
 * Adds a record to one of the caller's teams.
 *
 * @throws DomainError forbidden, also where they may only read what it keeps; invalid_input where a field refers to nothing of the team's; conflict where the team has
 * what it may have once only.
 */
export async function createTeamRecord<Row extends { readonly id: string }, Values extends object>(
  ctx: MemberContext,
  { records, references = {}, teamOf, check, written }: TeamRecord<Row, Values>,
  input: NewRecord<Values>,
): Promise<Presented<Row>> {
  return audited(ctx, async (trx, audit) => {
    const { teamId: named, ...fields } = input
    const values = fields as unknown as Values
    const teamId = requireTeamEditor(ctx.actor, teamOf === undefined ? named : await teamOf(trx, ctx, values))
    await check?.(trx, { teamId, values })
    await requireReferences(trx, teamId, references, values)
    const stored = await records.insert(trx, { teamId, now: ctx.clock.now(), values })
    await written?.(trx, ctx, null, stored)
    await audit({
      action: 'create',
      entity: records.table,
      entityId: stored.id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}

/**
 * Changes the given fields of a record of one of the caller's teams.
 *
 * @throws DomainError not_found; forbidden; invalid_input where a field refers to nothing of the team's.
 */
export async function updateTeamRecord<Row extends { readonly id: string }, Values extends object>(
  ctx: MemberContext,
  { records, references = {}, check, written }: TeamRecord<Row, Values>,
  { id, ...changes }: ChangedRecord<Values>,
): Promise<Presented<Row>> {
  const values = changes as unknown as Partial<Values>
  return audited(ctx, async (trx, audit) => {
    const before = await records.get(trx, { id, teamIds: ctx.actor.teamIds })
    const teamId = requireTeamEditor(ctx.actor, before.teamId)
    await check?.(trx, { id, teamId, values })
    await requireReferences(trx, teamId, references, values)
    if (isUnchanged(before, values)) return present<Row>(before)
    const stored = await records.update(trx, { id, teamId, now: ctx.clock.now(), values })
    await written?.(trx, ctx, before, stored)
    await audit({
      action: 'update',
      entity: records.table,
      entityId: id,
      teamId,
      changedFields: Object.keys(values),
    })
    return present(stored)
  })
}

/**
 * Deletes a record of one of the caller's teams. Deleting it again, or one of a team that is not the caller's, changes
 * nothing and is no error.
 *
 * @throws DomainError forbidden where the caller may only read what the team keeps.
 */
export async function deleteTeamRecord(
  ctx: MemberContext,
  { records }: Pick<TeamRecord<unknown, never>, 'records'>,
  { id }: { id: string },
): Promise<{ id: string }> {
  return audited(ctx, async (trx, audit) => {
    const deleted = await records.delete(trx, { id, teamIds: ctx.actor.teamIds })
    if (deleted !== undefined) {
      // Thrown within the transaction: the record stays.
      requireTeamEditor(ctx.actor, deleted.teamId)
      await audit({ action: 'delete', entity: records.table, entityId: id, teamId: deleted.teamId })
    }
    return { id }
  })
}
