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
  'endsOn',
  'expiresOn',
  'expiryDate',
  'familySince',
  'issuedDate',
  'paperDatedOn',
  'receivedOn',
  'seenOn',
  'startsOn',
  'stayEndedOn',
  'submittedAt',
] as const

/** Moments. A milestone's day is that of its moment in UTC, as the timeline reads it. */
const momentFields = ['completedDate', 'dueDate', 'lastModified', 'updatedAt'] as const

const startsLikeMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const isDay = /^\d{4}-\d{2}-\d{2}$/

/** The day as it is written; its time and offset do not move it. */
const readDay = (text: string): string =>
  startsLikeMoment.test(text) && !Number.isNaN(Date.parse(text)) ? text.slice(0, 10) : text

const readMoment = (text: string): string => (isDay.test(text) ? `${text}T00:00:00.000Z` : text)

/** As it is documented and said on the screens, and as it is stored. */
const documentedCategory = 'employer-specific'
const storedCategory = 'employer_specific'

const readCategory = (text: string): string => (text === documentedCategory ? storedCategory : text)

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

/** A record, or each of a list, with its category in the documented spelling; every other answer untouched. */
export function writeRestFields(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(writeCategory)
  return writeCategory(answer)
}

function writeCategory(answer: unknown): unknown {
  const isPermit =
    typeof answer === 'object' &&
    answer !== null &&
    'category' in answer &&
    answer.category === storedCategory
  return isPermit ? { ...answer, category: documentedCategory } : answer
}

type FieldSchema = {
  readonly format?: string
  readonly description?: string
  readonly anyOf?: readonly FieldSchema[]
}

/** The JSON schema of a field that is taken, with the forms that `readRestFields` takes beside its own. */
export function restFieldSchema(field: string, schema: object): object {
  const taken: FieldSchema = schema
  if (
    (dayFields as readonly string[]).includes(field) ||
    (momentFields as readonly string[]).includes(field)
  ) {
    const { description, ...own } = taken
    const others = (own.anyOf ?? [own]).filter(({ format }) => format === undefined)
    return {
      ...(description === undefined ? {} : { description }),
      anyOf: [
        ...others,
        { type: 'string', format: 'date' },
        { type: 'string', format: 'date-time' },
        // Where there may be none.
        ...(others.length > 0 ? [{ type: 'string', const: '' }] : []),
      ],
    }
  }
  return taken
}

/** The same document with each category in the documented spelling. */
export function writeRestCategories<Document extends object>(document: Document): Document {
  return JSON.parse(
    JSON.stringify(document).replaceAll(`"${storedCategory}"`, `"${documentedCategory}"`),
  ) as Document
}
