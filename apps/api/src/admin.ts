import { randomBytes } from 'node:crypto'
import { createMember, grantMembership } from '@suv/db'
import { hashPassword } from 'better-auth/crypto'
import * as z from 'zod'
import { EnvironmentError, readEnvironment } from './env.ts'
import { openParts } from './parts.ts'

const usage = `Usage: pnpm --filter api admin create-member EMAIL "FULL NAME"

Creates a member with full access and prints a password for their first sign-in. Uses DATABASE_URL, or the embedded database of
DATA_DIR while the server is stopped.`

const argumentsSchema = z.tuple([z.literal('create-member'), z.email(), z.string().trim().min(1).max(200)])

const parsed = argumentsSchema.safeParse(process.argv.slice(2))
if (!parsed.success) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}

const [, email, name] = parsed.data
try {
  const { parts, close } = await openParts(readEnvironment(process.env))
  try {
    const password = randomBytes(15).toString('base64url')
    const passwordHash = await hashPassword(password)
    const member = await createMember(parts.db, { email, name, passwordHash })
    await grantMembership(parts.db, { userId: member.id, now: parts.clock.now() })
    process.stdout.write(`Created ${email}. Password: ${password}\n`)
  } finally {
    await close()
  }
} catch (error) {
  const known =
    error instanceof EnvironmentError ||
    (error instanceof Error && /^(DomainError|DataFolderInUseError)$/.test(error.name))
  process.stderr.write(`${known ? (error as Error).message : String((error as Error).stack ?? error)}\n`)
  process.exitCode = 1
}
