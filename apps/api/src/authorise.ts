import { type Actor, type Db, hasActiveAccess } from '@suv/db'
import { type ApiKeyScope, DomainError, mayEdit } from '@suv/domain'
import type { Clock } from './clock.ts'

/** @throws DomainError forbidden where the caller comes with an API key that has not the scope. */
export function requireScope(actor: Actor | null, scope: ApiKeyScope): void {
  if (actor?.apiKey?.scopes.includes(scope) === false) {
    throw new DomainError('forbidden', `This API key has no ${scope} scope. Create one that has it.`)
  }
}

/**
 * Who is asking, where that has to be a member: by session, or by an API key with the scope.
 *
 * @throws DomainError not_signed_in, forbidden
 */
export function requireActor({ actor }: { readonly actor: Actor | null }, scope: ApiKeyScope): Actor {
  if (actor === null) throw notSignedIn()
  requireScope(actor, scope)
  return actor
}

/**
 * The member whose data a call means: the caller, whom third parties may name in `userId`.
 *
 * @throws DomainError forbidden for another member's id.
 */
export function requireSelf(actor: Actor, userId: string | null | undefined): string {
  if (userId != null && userId !== actor.userId) {
    throw new DomainError(
      'forbidden',
      'These are another member’s data. Where a user id is asked for, give your own.',
    )
  }
  return actor.userId
}

/**
 * The workspace that a call means: the one in which the caller, whom third parties may name in `userId`, works.
 *
 * @throws DomainError forbidden for another member's id.
 */
export function requireWorkspace(actor: Actor, userId?: string | null): string {
  requireSelf(actor, userId)
  return actor.workspace.id
}

/** @throws DomainError forbidden where the caller may only read what their company keeps. */
export function requireEditor({ workspace }: Actor): void {
  if (!mayEdit(workspace.role)) throw readOnly()
}

function readOnly(): DomainError {
  return new DomainError(
    'forbidden',
    'You may read what this team keeps, and not change it. Ask the owner of the team to make you an editor.',
  )
}

/** @throws DomainError forbidden where the caller does not belong to the team. */
export function requireTeam(actor: Actor, teamId: string | undefined): string {
  if (teamId === undefined || !actor.teamIds.includes(teamId)) {
    throw new DomainError('forbidden', 'You are not a member of this team.')
  }
  return teamId
}

/** @throws DomainError forbidden where the caller does not belong to the team, or may only read what it keeps. */
export function requireTeamEditor(actor: Actor, teamId: string | undefined): string {
  const required = requireTeam(actor, teamId)
  if (actor.readOnlyTeamIds.includes(required)) throw readOnly()
  return required
}

/** @throws DomainError not_signed_in, or forbidden where the member has no full access, or no longer. */
export async function requireMembership({
  db,
  actor,
  clock,
}: {
  readonly db: Db
  readonly actor: Actor | null
  readonly clock: Clock
}): Promise<void> {
  if (actor === null) throw notSignedIn()
  if (actor.hasAccess ?? (await hasActiveAccess(db, { userId: actor.userId, now: clock.now() }))) return
  throw new DomainError(
    'forbidden',
    'This is part of the full-access membership. See /signup. What you have kept can still be read, exported and deleted.',
  )
}

function notSignedIn(): DomainError {
  return new DomainError('not_signed_in', 'Sign in, or send an API key.')
}
