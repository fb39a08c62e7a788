/** What a text may be, for the schemas and for who checks without them. */

/** Of one line, such as a name or a title, in UTF-16 code units. */
export const maximumLineLength = 200

export const requiredText = 'This is required.'
export const notStorable = 'Remove the characters that are no text.'

export function tooLong(maximumLength: number): string {
  return `Use at most ${maximumLength.toLocaleString('en-CA')} characters.`
}

/**
 * Whether PostgreSQL can store a text, in a column and inside jsonb: a NUL or half of a surrogate pair would make the
 * whole write fail there.
 */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}
