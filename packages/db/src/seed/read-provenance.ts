/** Where an entry was read, when, and what about it nobody has checked. */
export type Provenance = {
  readonly source: string | null
  /** 'YYYY-MM-DD'; null where nothing of the entry was seen in a source. */
  readonly checkedOn: string | null
  readonly notes: readonly string[]
}

/**
 * Splits a data file's source line, such as 'page: https://example.org. unverified: city, website', into what was read and
 * a note on what is not verified. Nothing is reworded beyond that: the line's own terms stand in the note.
 */
export function readProvenance(line: unknown, asOf: string): Provenance {
  const text = typeof line === 'string' ? line.trim() : ''
  const start = text.search(/(?<=^|[.;,] )unverified\b/)
  const read = (start === -1 ? text : text.slice(0, start)).replace(/[\s.;,]+$/, '')
  const source = read === '' ? null : read
  const checkedOn = source === null ? null : asOf
  if (start === -1) {
    return { source, checkedOn, notes: text === '' ? ['Not verified.'] : [] }
  }
  const what = text
    .slice(start + 'unverified'.length)
    .replace(/^ \(([^)]*)\)/, ': $1')
    .replace(/\.$/, '')
  return { source, checkedOn, notes: [`Not verified${what}.`] }
}
