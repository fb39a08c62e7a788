import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { TeamMembersTable } from '../schema.ts'
import { withJsonText } from './json-text.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { anyOf, type TeamScope } from './team-scope.ts'
import { isUuid } from './uuid.ts'

export type TeamMemberRow = Selectable<TeamMembersTable>

/** The fields that are set when a member is written. */
export type TeamMemberValues = Omit<TeamMemberRow, 'id' | 'teamId' | 'createdAt' | 'updatedAt'>

const jsonFields = ['languageScores'] as const

/** The team's members, in the order in which they came. */
export async function listTeamMembers(
  db: Db,
  { teamId, ...page }: PageRequest & { teamId: string },
): Promise<Page<TeamMemberRow>> {
  return withPage(db.selectFrom('teamMembers').selectAll().where('teamId', '=', teamId), {
    keys: [
      { field: 'createdAt', type: 'moment' },
      { field: 'id', type: 'uuid' },
    ],
    ...page,
  })
}

/** What is left out takes the table's default. */
export async function insertTeamMember(
  trx: Trx,
  {
    teamId,
    now,
    values,
  }: {
    teamId: string
    now: Date
    values: Partial<TeamMemberValues> & Pick<TeamMemberValues, 'passportName'>
  },
): Promise<TeamMemberRow> {
  return trx
    .insertInto('teamMembers')
    .values({ ...withJsonText(values, jsonFields), teamId, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A member of one of the caller's teams. */
export async function findTeamMember(
  db: Db,
  { id, teamIds }: TeamScope & { id: string },
): Promise<TeamMemberRow | undefined> {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('teamMembers')
    .selectAll()
    .where('id', '=', id)
    .where('teamId', '=', anyOf(teamIds))
    .executeTakeFirst()
}

/** @throws DomainError not_found */
export async function getTeamMember(
  db: Db,
  { id, teamIds }: TeamScope & { id: string },
): Promise<TeamMemberRow> {
  return orNotFound(await findTeamMember(db, { id, teamIds }))
}

/** @throws DomainError not_found where the member was removed meanwhile. */
export async function updateTeamMember(
  trx: Trx,
  { id, teamId, now, values }: { id: string; teamId: string; now: Date; values: Partial<TeamMemberValues> },
): Promise<TeamMemberRow> {
  const member = await trx
    .updateTable('teamMembers')
    .set({ ...withJsonText(values, jsonFields), updatedAt: now })
    .where('id', '=', id)
    .where('teamId', '=', teamId)
    .returningAll()
    .executeTakeFirst()
  return orNotFound(member)
}

/**
 * Removes the member and, with them, their share, letters, permits and records. Their application for permanent residence
 * stays with the team, under their name. @returns whether there was one.
 */
export async function deleteTeamMember(
  trx: Trx,
  { id, teamId }: { id: string; teamId: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('teamMembers')
    .where('id', '=', id)
    .where('teamId', '=', teamId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Whether the team has a founder who can sign in besides this member. Lock the team first. */
export async function hasOtherFounder(
  trx: Trx,
  { id, teamId }: { id: string; teamId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('teamMembers')
    .select('id')
    .where('teamId', '=', teamId)
    .where('id', '!=', id)
    .where('role', '=', 'founder')
    .where('userId', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

function orNotFound(member: TeamMemberRow | undefined): TeamMemberRow {
  if (member === undefined) throw new DomainError('not_found', 'There is no such team member.')
  return member
}
