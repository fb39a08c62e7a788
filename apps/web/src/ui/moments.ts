import { dayInZone, formatDate, timeInZone } from '@suv/domain'

/** A moment in the member's own time zone: '21 Nov 2026, 14:05'. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso)
  return `${formatDate(dayInZone(moment))}, ${timeInZone(moment)}`
}

/** A moment in the member's own time zone: '14:05' today, '20 Nov 2026, 14:05' before. */
export function timeOf(iso: string, now: Date = new Date()): string {
  const moment = new Date(iso)
  return dayInZone(moment) === dayInZone(now) ? timeInZone(moment) : formatMoment(iso)
}
