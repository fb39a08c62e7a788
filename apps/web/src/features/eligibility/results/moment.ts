import { formatDate } from '@suv/domain'

/** An instant on the reader's own clock: '20 Nov 2026, 14:05'. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso)
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return `${formatDate(day)}, ${two(moment.getHours())}:${two(moment.getMinutes())}`
}
