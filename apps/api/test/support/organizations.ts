import { randomUUID } from 'node:crypto'
import type { TestServer } from './test-server.ts'

type Values = {
  readonly name: string
  readonly type?: 'incubator' | 'venture_capital' | 'angel_investor'
  readonly province?: 'ON' | 'QC'
  readonly focusAreas?: readonly string[]
  readonly isActive?: boolean
}

/** A listed organization with every field filled in. @returns its id. */
export async function createOrganization({ database }: TestServer, values: Values): Promise<string> {
  const id = randomUUID()
  await database.db
    .insertInto('designatedOrganizations')
    .values({
      type: 'incubator',
      website: 'https://example.org',
      description: 'Helps founders.',
      city: 'Toronto',
      province: 'ON',
      isPriorityProcessing: true,
      investmentRange: JSON.stringify({ min: 10_000, max: 500_000, typical: null }),
      requirements: JSON.stringify(['A pitch deck']),
      contactInfo: JSON.stringify({ email: 'hello@example.org', applicationProcess: null }),
      ...values,
      id,
      focusAreas: JSON.stringify(values.focusAreas ?? ['SaaS']),
    })
    .execute()
  return id
}
