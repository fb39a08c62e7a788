import { setImmediate } from 'node:timers/promises'
import { addDays, type DatedEntry, productName } from '@suv/domain'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'

/** Sequence numbers count seconds from here, so that a changed record always has a higher one. */
const sequenceEpoch = Date.UTC(2026, 0, 1)

const secondsPerHour = 3600

/** How often a calendar should ask again. */
const refreshSeconds = 6 * secondsPerHour

/** So many events are rendered before others are answered: some 5 ms. */
const eventsPerTurn = 200

/**
 * Entries as an iCalendar text (RFC 5545): all-day events, which take no time of the day away. The same entries always give
 * the same text. `origin`, where known, makes the links to the screens.
 */
export async function renderCalendar(
  entries: readonly DatedEntry[],
  origin: string | undefined,
): Promise<string> {
  const [head = '', foot = ''] = textOf([], origin).split(/(?=END:VCALENDAR)/)
  const parts = [head]
  for (let from = 0; from < entries.length; from += eventsPerTurn) {
    parts.push(textOf(entries.slice(from, from + eventsPerTurn), origin).slice(head.length, -foot.length))
    await setImmediate()
  }
  return [...parts, foot].join('')
}

function textOf(entries: readonly DatedEntry[], origin: string | undefined): string {
  const calendar = ical({
    name: `${productName}: Start-Up Visa dates`,
    prodId: { company: productName, product: 'Start-Up Visa workspace', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  for (const { key, title, text, day, href, isDone, changedAt } of entries) {
    const changed = new Date(changedAt)
    calendar.createEvent({
      id: `${key.replaceAll(':', '-')}@landfall`,
      sequence: Math.max(0, Math.floor((changed.getTime() - sequenceEpoch) / 1000)),
      stamp: changed,
      lastModified: changed,
      allDay: true,
      start: dateOf(day),
      end: dateOf(addDays(day, 1)),
      summary: isDone ? `Done: ${title}` : title,
      ...(text === '' ? {} : { description: shortened(text) }),
      ...(origin === undefined ? {} : { url: `${origin}${href}` }),
      status: ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      categories: [{ name: categoryNames[entryCategory(key)] }],
    })
  }
  return calendar.toString()
}

/** Characters of an event's text: a calendar of two thousand is read whole, every few hours. */
const longestText = 200

function shortened(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText).toWellFormed()}…`
}

/** The generator writes the day in UTC. */
function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

const categoryNames = { milestone: 'Milestone', paper: 'Deadline' } as const

function entryCategory(key: string): keyof typeof categoryNames {
  return key.startsWith('milestone:') ? 'milestone' : 'paper'
}
