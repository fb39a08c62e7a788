import { setImmediate } from 'node:timers/promises'
import { datedEntries } from '@suv/domain'
import { readDatedRecords } from '../features/calendar/read-dated-records.ts'
import { renderCalendar } from '../features/calendar/render-calendar.ts'
import type { ExportProducer } from './export-file.ts'

/** The member's dates as they are now, for a calendar that takes a file. */
export const calendarExport: ExportProducer = async ({ db, actor }) => {
  const entries = datedEntries(await readDatedRecords(db, { ...actor, workspaceId: actor.workspace.id }))
  // Others are answered in between.
  await setImmediate()
  return {
    fileName: 'start-up-visa-dates.ics',
    type: 'text/calendar; charset=utf-8',
    bytes: Buffer.from(await renderCalendar(entries, undefined)),
  }
}
