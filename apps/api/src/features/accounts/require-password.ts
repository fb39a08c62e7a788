import { type Db, findPassword, lockPassword, type PasswordRow, type Trx } from '@suv/db'
import { DomainError } from '@suv/domain'
import { verifyPassword } from './password-hash.ts'

/**
 * @returns what was known of the password when it was looked at, for `requireSamePassword`.
 * @throws DomainError invalid_input where it is not the member's password, or they have none.
 */
export async function requirePassword(
  db: Db,
  { userId, password, name = 'password' }: { userId: string; password: string; name?: string },
): Promise<PasswordRow> {
  const known = await findPassword(db, { userId })
  if (known === undefined || !(await verifyPassword({ hash: known.hash, password, owner: userId }))) {
    throw new DomainError('invalid_input', `The ${name} is not correct.`)
  }
  return known
}

/** Whether nobody set another password since it was looked at, which takes its time; nobody does until the transaction's end. */
export async function isSamePassword(trx: Trx, known: PasswordRow): Promise<boolean> {
  const now = await lockPassword(trx, known)
  return now?.changedAt.getTime() === known.changedAt.getTime()
}

/**
 * For what is done by a password, in the transaction that does it: a new password ends what the old one began, also what it was
 * about to begin.
 *
 * @throws DomainError invalid_input
 */
export async function requireSamePassword(trx: Trx, known: PasswordRow): Promise<void> {
  if (await isSamePassword(trx, known)) return
  throw new DomainError('invalid_input', 'The password was changed meanwhile. Sign in with the new one.')
}
