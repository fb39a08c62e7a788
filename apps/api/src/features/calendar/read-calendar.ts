import { setImmediate } from 'node:timers/promises'
import type { Db } from '@suv/db'
import { compareEntries, type DatedEntry, datedEntries } from '@suv/domain'
import { keepFirst } from './keep-first.ts'
import { readDatedRecords } from './read-dated-records.ts'

/** More than a calendar program takes without trouble; the text of so many is four megabytes. */
const mostEntries = 5_000

/** The dates of a member's calendar, soonest first. Of too many, those that lie furthest back are left out. */
export async function readCalendar(
  db: Db,
  reader: Parameters<typeof readDatedRecords>[1],
): Promise<readonly DatedEntry[]> {
  const latestFirst = (a: DatedEntry, b: DatedEntry) => compareEntries(b, a)
  const entries = await keepFirst(readDatedRecords(db, reader), datedEntries, {
    owner: reader.userId,
    most: mostEntries,
    compare: latestFirst,
  })
  // Others are answered before they are written.
  await setImmediate()
  return entries.reverse()
}
