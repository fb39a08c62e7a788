import type { DatedEntry } from '@suv/domain'
import { expect, it } from 'vitest'
import { renderCalendar } from '../../src/features/calendar/render-calendar.ts'

const entry = (index: number): DatedEntry => ({
  key: `milestone:${index}`,
  kind: 'milestone',
  title: `Milestone ${index}`,
  text: '',
  day: '2027-01-31',
  href: '/timeline',
  isDone: false,
  changedAt: '2026-11-01T00:00:00.000Z',
})

it.each([0, 1, 200, 201, 450])('is one calendar of %i events, in their order', async (count) => {
  const entries = Array.from({ length: count }, (_, index) => entry(index))
  const lines = (await renderCalendar(entries, 'https://example.org')).split('\r\n')
  expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1)
  expect(lines.at(-1)).toBe('END:VCALENDAR')
  expect(lines.filter((line) => line.startsWith('SUMMARY:'))).toEqual(
    entries.map(({ title }) => `SUMMARY:${title}`),
  )
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(count)
  expect(lines).not.toContain('')
})
