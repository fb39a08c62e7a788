import type { Db } from '@suv/db'
import { expect } from 'vitest'

/** Has so many members ask for a link to their mailbox. @returns how many did. */
export async function askForLinks(
  address: string,
  { db, count }: { db: Db; count: number },
): Promise<number> {
  const members = await db.selectFrom('users').select('email').limit(count).execute()
  for (const { email } of members) {
    const response = await fetch(`${address}/trpc/accounts.requestPasswordReset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ json: { email } }),
    })
    expect(response.status).toBe(200)
  }
  return members.length
}
