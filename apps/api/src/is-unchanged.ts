import { isDeepStrictEqual } from 'node:util'
import { present } from './present.ts'

/**
 * Whether a write would leave a record as it is stored: no field is given, or each has that value already. Such a write moves no
 * `updatedAt`, and neither the audit nor anybody's program is told of it.
 */
export function isUnchanged(stored: object, given: object): boolean {
  const known = present(stored) as Readonly<Record<string, unknown>>
  return Object.entries(given).every(([field, value]) => isDeepStrictEqual(known[field], value))
}
