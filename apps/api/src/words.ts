import * as z from 'zod'

const kinds: Readonly<Record<string, string>> = {
  array: 'Enter a list.',
  boolean: 'Choose true or false.',
  int: 'Enter a whole number.',
  number: 'Enter a number.',
  object: 'Enter an object.',
  record: 'Enter an object.',
  string: 'Enter a text.',
}

const listing = new Intl.ListFormat('en-CA', { type: 'disjunction' })

/**
 * What zod would say in its own terms, in words that say what to do. Schemas with words of their own keep them.
 *
 * @returns undefined for what is left to zod.
 */
export function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_value':
      return issue.input === undefined
        ? 'This is required.'
        : `Choose ${listing.format(issue.values.map(String))}.`
    case 'invalid_type':
      return issue.input === undefined ? 'This is required.' : kinds[issue.expected]
    case 'too_small':
      return boundInWords(issue.origin, 'least', issue.minimum)
    case 'too_big':
      return boundInWords(issue.origin, 'most', issue.maximum)
    case 'invalid_format':
      return issue.format === 'uuid' ? 'Enter an id, as it was answered.' : undefined
    default:
      return undefined
  }
}

function boundInWords(origin: string, side: 'least' | 'most', bound: number | bigint): string | undefined {
  if (origin === 'string') return `Use at ${side} ${bound} ${bound === 1 ? 'character' : 'characters'}.`
  if (origin === 'array') return `Use at ${side} ${bound} ${bound === 1 ? 'entry' : 'entries'}.`
  return origin === 'number' || origin === 'int' ? `Enter at ${side} ${bound}.` : undefined
}

/** Makes `inWords` speak for every schema of the process. */
export function speakInWords(): void {
  z.config({ customError: inWords })
}
