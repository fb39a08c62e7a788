import { dayInZone, formatDate, timeInZone } from '@suv/domain'

/** A moment in the person's own time: '14:05' today, '20 Nov 2026, 14:05' before. */
export function timeOf(iso: string, now: Date = new Date()): string {
  const moment = new Date(iso)
  const [day, time] = [dayInZone(moment), timeInZone(moment)]
  return day === dayInZone(now) ? time : `${formatDate(day)}, ${time}`
}
