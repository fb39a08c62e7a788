import * as z from 'zod'
import { isInReach, notADay, outOfReach } from './days.ts'
import { findExcess, type JsonBounds } from './json-bounds.ts'
import { isStorable, maximumLineLength, notStorable, requiredText, tooLong } from './text-rules.ts'

/** Building blocks that several nouns share. */

/** Whether PostgreSQL can store each text in it, names of fields too. */
export function isStorableJson(value: unknown): boolean {
  let storable = true
  JSON.stringify(value, (key, inner) => {
    if (!isStorable(key) || (typeof inner === 'string' && !isStorable(inner))) storable = false
    return inner
  })
  return storable
}

const notAText = {
  error: ({ input }: { input?: unknown }) => (input === undefined ? requiredText : 'Enter a text.'),
}

/** Any text of at most so many UTF-16 code units, kept as it is. */
export function textSchema(maximumLength: number) {
  const error = () => tooLong(maximumLength)
  return z.string(notAText).max(maximumLength, { error }).refine(isStorable, notStorable)
}

/** Text of one line, such as a name or a title. */
export const lineSchema = z
  .string(notAText)
  .trim()
  .max(maximumLineLength, { error: () => tooLong(maximumLineLength) })
  .refine(isStorable, notStorable)

/** A line that must not be empty. */
export const requiredLineSchema = lineSchema.min(1, requiredText)

/** Free text such as notes. */
export const noteSchema = textSchema(5_000)

export const flagSchema = z.boolean('Choose true or false.')

/** Whole Canadian dollars, within what an integer column holds. */
export const cadSchema = z
  .int('Enter whole Canadian dollars.')
  .min(0, 'An amount cannot be below 0.')
  .max(2_000_000_000, 'Enter at most 2,000,000,000.')

export const percentSchema = z
  .int('Enter a whole percent.')
  .min(0, 'Enter 0 to 100.')
  .max(100, 'Enter 0 to 100.')

/** An address on the web. Other schemes, `javascript:` above all, are refused. */
export const webAddressSchema = z
  .url({ protocol: /^https?$/, error: 'Enter an address that starts with https:// or http://.' })
  .max(2_000)

/** A moment, as an ISO 8601 string with its offset or Z. */
export const momentSchema = z.iso
  .datetime({ offset: true, error: 'Enter an ISO date and time.' })
  .refine(isInReach, outOfReach)

/** A calendar day, as YYYY-MM-DD. */
export const daySchema = z.iso.date(notADay).refine(isInReach, outOfReach)

/** When a record was made and last changed. */
export const timestampFields = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() }

/** For `superRefine` of a record of the caller's own making. */
export function withinBounds(bounds: JsonBounds) {
  return (value: unknown, context: z.RefinementCtx): void => {
    const message = findExcess(value, bounds)
    // Nothing walks through it after that.
    if (message !== null) context.addIssue({ code: 'custom', message, continue: false })
  }
}

/** An object of the caller's own making, kept as it is but for the key `__proto__`, which zod leaves out. */
export const jsonObjectSchema = z
  .record(z.string(), z.unknown(), 'Enter an object.')
  .superRefine(withinBounds({ entries: 500, depth: 8, characters: 50_000 }))
  .refine(isStorableJson, notStorable)

/** A list of short texts. */
export const linesSchema = z.array(requiredLineSchema, 'Enter a list.').max(100, 'Use at most 100 entries.')

/** The caller's own id, or nothing: third parties send it, and the server compares it with who is asking. */
export const callerIdSchema = lineSchema.nullish().meta({ description: "The caller's own id, or nothing." })

/** A person of the team; the text is what the dialogs say while none is chosen. */
export const memberIdSchema = z.uuid('Please select a team member')

export const organizationIdSchema = z.uuid('Please select a designated organization')

/** `limit` and `cursor` of every list; the cursor is taken from the `Link` header of the page before. */
export const pageFields = {
  limit: z
    .preprocess(
      (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
      z.int().min(1).max(500),
    )
    .optional()
    .meta({ description: 'How many entries at most, 1 to 500.' }),
  cursor: z
    .string()
    .max(300)
    .optional()
    .meta({ description: 'Where the page begins; from the Link header.' }),
}
