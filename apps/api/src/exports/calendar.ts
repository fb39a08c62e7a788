import { datedEntries } from '@suv/domain'
import { readDatedRecords } from '../features/calendar/read-dated-records.ts'
import { renderCalendar } from '../features/calendar/render-calendar.ts'
import type { ExportProducer } from './export-file.ts'

/** The member's dates as they are now, for a calendar that takes a file. */
export const calendarExport: ExportProducer = async ({ db, actor }) => ({
  fileName: 'start-up-visa-dates.ics',
  type: 'text/calendar; charset=utf-8',
  bytes: Buffer.from(
    renderCalendar(
      datedEntries(await readDatedRecords(db, { ...actor, workspaceId: actor.workspace.id })),
      undefined,
    ),
  ),
})
