import { readCalendar } from '../features/calendar/read-calendar.ts'
import { renderCalendar } from '../features/calendar/render-calendar.ts'
import type { ExportProducer } from './export-file.ts'

/** The member's dates as they are now, for a calendar that takes a file. */
export const calendarExport: ExportProducer = async ({ db, actor }) => {
  const entries = await readCalendar(db, { ...actor, workspaceId: actor.workspace.id })
  return {
    fileName: 'start-up-visa-dates.ics',
    type: 'text/calendar; charset=utf-8',
    bytes: Buffer.from(await renderCalendar(entries, undefined)),
  }
}
