/**
 * The fields of records as programs write them over REST, before the strict schemas judge. A text that is no date is left as it
 * is, and refused there with the field's name.
 */

/** Calendar days: letters and permits print no time. */
const dayFields = [
  'approvedAt',
  'contactedOn',
  'dateOfBirth',
  'day',
  'expiresOn',
  'expiryDate',
  'issuedDate',
  'submittedAt',
] as const

/** Moments. A milestone's day is that of its moment in UTC, as the timeline reads it. */
const momentFields = ['completedDate', 'dueDate'] as const

const startsLikeMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const isDay = /^\d{4}-\d{2}-\d{2}$/

/** The day as it is written; its time and offset do not move it. */
const readDay = (text: string): string =>
  startsLikeMoment.test(text) && !Number.isNaN(Date.parse(text)) ? text.slice(0, 10) : text

const readMoment = (text: string): string => (isDay.test(text) ? `${text}T00:00:00.000Z` : text)

/** The screens say "employer-specific", and so do programs. */
const readCategory = (text: string): string => (text === 'employer-specific' ? 'employer_specific' : text)

const readers = new Map<string, (text: string) => string | null>([
  ...dayFields.map((field) => [field, (text: string) => (text === '' ? null : readDay(text))] as const),
  ...momentFields.map((field) => [field, (text: string) => (text === '' ? null : readMoment(text))] as const),
  ['category', readCategory],
])

/** Days and moments in each other's form, an empty one as none; every other field untouched. */
export function readRestFields(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([field, value]) => [
      field,
      typeof value === 'string'
        ? (readers.get(field)?.(value) ?? (readers.has(field) ? null : value))
        : value,
    ]),
  )
}
