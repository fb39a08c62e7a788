import { formatDate } from '@suv/domain'

const clock = new Intl.DateTimeFormat('en-CA', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** A moment in the person's own time: '14:05' today, '20 Nov 2026, 14:05' before. */
export function timeOf(iso: string, now: Date = new Date()): string {
  const moment = new Date(iso)
  const time = clock.format(moment)
  if (moment.toDateString() === now.toDateString()) return time
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString()
  return `${formatDate(local)}, ${time}`
}
