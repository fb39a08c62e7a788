import { findPasswordHash, findUserByEmail, renewPasswordHash } from '@suv/db'
import * as z from 'zod'
import { hashPassword, isOutdatedHash } from '../../features/accounts/password-hash.ts'
import type { Around } from './auth-route.ts'

const credentialsSchema = z.object({ email: z.string(), password: z.string() })

/** Only here is a right password at hand: one whose hash was made at an earlier cost is hashed anew. */
export const keepHashCurrent: Around =
  async ({ request, dependencies: { db } }) =>
  async () => {
    const { email, password } = credentialsSchema.parse(request.body)
    const user = await findUserByEmail(db, { email: email.toLowerCase() })
    const hash = user && (await findPasswordHash(db, { userId: user.id }))
    if (user === undefined || hash === undefined || !isOutdatedHash(hash)) return
    const passwordHash = await hashPassword(password)
    await renewPasswordHash(db, { userId: user.id, from: hash, to: passwordHash })
  }
