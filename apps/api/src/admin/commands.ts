import { randomBytes } from 'node:crypto'
import {
  type Db,
  deletePassword,
  deleteSessionsOfUser,
  deleteTwoStep,
  endMembership,
  findUserByEmail,
  forgetTrustedDevices,
  grantMembership,
  insertAuditEvent,
  insertMember,
  listFailedJobs,
  type NewAuditEvent,
  type Trx,
  type UserRow,
} from '@suv/db'
import { DomainError } from '@suv/domain'
import type { Clock } from '../clock.ts'
import { endWaysIn } from '../features/accounts/end-ways-in.ts'
import { hashPassword } from '../features/accounts/password-hash.ts'
import { sendSetPasswordLink } from '../features/accounts/send-set-password-link.ts'
import type { JobQueue } from '../jobs/queue.ts'

/** What a command works with. */
export type AdminContext = {
  readonly db: Db
  readonly queue: Pick<JobQueue, 'enqueue' | 'retry'>
  readonly clock: Clock
}

export type AdminCommand = {
  readonly name: string
  /** Names of its arguments, in order; one in brackets may be left out. */
  readonly args: readonly string[]
  readonly help: string
  /** @returns what to print. @throws DomainError with what to tell the operator. */
  readonly run: (context: AdminContext, args: readonly string[]) => Promise<string>
}

const failedJobsShown = 50

/** What operators do by hand. */
export const adminCommands: readonly AdminCommand[] = [
  {
    name: 'create-member',
    args: ['EMAIL', 'FULL_NAME'],
    help: 'Creates a member with full access and prints a password for their first sign-in.',
    run: async ({ db, clock }, [email = '', name = '']) => {
      if (name.trim() === '') throw new DomainError('invalid_input', 'Say the full name, in quotes.')
      const password = randomBytes(16).toString('base64url')
      const passwordHash = await hashPassword(password)
      const now = clock.now()
      const member = await db.transaction().execute(async (trx) => {
        const created = await insertMember(trx, { email: requireEmail(email), name, passwordHash })
        const { id: userId } = created
        await note(trx, { at: now, userId, action: 'create', entity: 'users', entityId: userId })
        await grant(trx, { userId, now })
        return created
      })
      return `Created ${member.email}. Password: ${password}`
    },
  },
  {
    name: 'grant-membership',
    args: ['EMAIL'],
    help: 'Gives a member full access that does not run out.',
    run: async ({ db, clock }, [email = '']) => {
      const member = await requireMember(db, email)
      await db.transaction().execute((trx) => grant(trx, { userId: member.id, now: clock.now() }))
      return `${member.email} has full access.`
    },
  },
  {
    name: 'end-membership',
    args: ['EMAIL'],
    help: 'Ends a member’s full access now. Their data stay, and they can still sign in.',
    run: async ({ db, clock }, [email = '']) => {
      const member = await requireMember(db, email)
      const now = clock.now()
      const endedId = await db.transaction().execute(async (trx) => {
        const id = await endMembership(trx, { userId: member.id, now })
        if (id !== undefined) await noteMembership(trx, { userId: member.id, id, now })
        return id
      })
      return endedId !== undefined
        ? `The membership of ${member.email} has ended.`
        : `${member.email} had no active membership. Nothing was changed.`
    },
  },
  {
    name: 'end-sessions',
    args: ['EMAIL'],
    help: 'Signs a member out everywhere, and has each browser asked for a code again.',
    run: async ({ db, clock }, [email = '']) => {
      const member = await requireMember(db, email)
      const { id: userId } = member
      const ended = await db.transaction().execute(async (trx) => {
        await forgetTrustedDevices(trx, { userId })
        const ids = await deleteSessionsOfUser(trx, { userId })
        for (const entityId of ids) {
          await note(trx, { at: clock.now(), userId, action: 'delete', entity: 'sessions', entityId })
        }
        return ids.length
      })
      return `${ended} sessions of ${member.email} have ended.`
    },
  },
  {
    name: 'resend-link',
    args: ['EMAIL'],
    help: 'Mails a member a link to set their password, which works for 7 days.',
    run: async ({ db, queue, clock }, [email = '']) => {
      const member = await requireMember(db, email)
      const { id: userId } = member
      const now = clock.now()
      const dedupeKey = `by an operator ${now.toISOString()}`
      await db.transaction().execute(async (trx) => {
        await sendSetPasswordLink(queue, trx, { userId, reason: 'welcome', dedupeKey })
        await note(trx, { at: now, userId, action: 'create', entity: 'verifications', entityId: userId })
      })
      return `A mail to ${member.email} is in the queue. A running server sends it within seconds.`
    },
  },
  {
    name: 'reset-two-step',
    args: ['EMAIL'],
    help: 'For a member who lost phone and recovery codes, once they are known to be who they say (docs/operations.md): ends two-step verification, the password and all sessions, and mails a link for a new password.',
    run: async (context, [email = '']) => {
      const member = await requireMember(context.db, email)
      return (await resetTwoStep(context, member))
        ? `Two-step verification of ${member.email} has ended, and so have the password and all sessions. A link for a new password is in the queue.`
        : `${member.email} has no two-step verification. Nothing was changed.`
    },
  },
  {
    name: 'failed-jobs',
    args: ['[retry KIND ID]'],
    help: 'Lists the jobs that were given up, newest first, or has one of them tried again.',
    run: async ({ db, queue }, [verb, kind, id]) => {
      if (verb === undefined) return listFailures(db)
      if (verb !== 'retry' || kind === undefined || id === undefined) {
        throw new DomainError('invalid_input', 'Say nothing more, or: failed-jobs retry KIND ID')
      }
      const isKnown = /^[\da-f-]{36}$/i.test(id) && (await queue.retry(kind, id))
      if (!isKnown) throw new DomainError('not_found', `No ${kind} job with the id ${id} was given up.`)
      return `${kind} ${id} is in the queue again.`
    },
  },
]

/**
 * Takes a member back to where they were before their second factor: a link to their mailbox, and a password after it. What somebody
 * may have who took the phone, or who talks the operator into this, ends: password, sessions, trusted browsers.
 *
 * @returns false where they had none.
 */
async function resetTwoStep({ db, queue, clock }: AdminContext, { id: userId }: UserRow): Promise<boolean> {
  const now = clock.now()
  const dedupeKey = `two-step reset ${now.toISOString()}`
  return db.transaction().execute(async (trx) => {
    if (!(await deleteTwoStep(trx, { userId }))) return false
    await deletePassword(trx, { userId })
    const { events } = await endWaysIn(trx, { userId, revokesApiKeys: false })
    await note(trx, { at: now, userId, action: 'delete', entity: 'twoFactors', entityId: userId })
    for (const event of events) await note(trx, { at: now, userId, ...event })
    await sendSetPasswordLink(queue, trx, { userId, reason: 'two-step-reset', dedupeKey })
    await note(trx, { at: now, userId, action: 'create', entity: 'verifications', entityId: userId })
    return true
  })
}

/** What an operator did to a member, in the transaction in which they did it. They are no member: nobody stands as the actor. */
function note(
  trx: Trx,
  { userId, ...event }: Omit<NewAuditEvent, 'actorUserId' | 'requestId'> & { userId: string },
): Promise<void> {
  return insertAuditEvent(trx, { ...event, actorUserId: null, subjectUserId: userId, requestId: null })
}

async function grant(trx: Trx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const id = await grantMembership(trx, { userId, now })
  await noteMembership(trx, { userId, id, now })
}

function noteMembership(
  trx: Trx,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<void> {
  const changedFields = ['status', 'expiresAt']
  return note(trx, {
    at: now,
    userId,
    action: 'update',
    entity: 'memberships',
    entityId: id,
    changedFields,
  })
}

async function listFailures(db: Db): Promise<string> {
  const jobs = await listFailedJobs(db, { limit: failedJobsShown })
  if (jobs.length === 0) return 'No job was given up.'
  return jobs
    .map(
      ({ name, id, tries, createdAt, failedAt, message }) =>
        `${name} ${id}\n  created ${createdAt.toISOString()}, given up ${failedAt?.toISOString() ?? 'unknown'} after ${tries} tries\n  ${message ?? 'no message'}`,
    )
    .join('\n')
}

function requireEmail(email: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email
  throw new DomainError('invalid_input', `${email === '' ? 'Nothing' : email} is no email address.`)
}

async function requireMember(db: Db, email: string): Promise<UserRow> {
  const member = await findUserByEmail(db, { email: requireEmail(email) })
  if (member === undefined)
    throw new DomainError('not_found', `There is no member with the address ${email}.`)
  return member
}
