import { type Db, findPasswordHash } from '@suv/db'
import { DomainError } from '@suv/domain'
import { verifyPassword } from './password-hash.ts'

/** @throws DomainError invalid_input where it is not the member's password, or they have none. */
export async function requirePassword(
  db: Db,
  { userId, password, name = 'password' }: { userId: string; password: string; name?: string },
): Promise<void> {
  const hash = await findPasswordHash(db, { userId })
  if (hash === undefined || !(await verifyPassword({ hash, password }))) {
    throw new DomainError('invalid_input', `The ${name} is not correct.`)
  }
}
