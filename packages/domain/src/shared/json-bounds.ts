/** What JSON of the caller's own making may have, in all its levels together. */
export type JsonBounds = {
  /** Keys of objects and entries of lists. */
  readonly entries: number
  /** Levels of objects and lists; a plain object has one. */
  readonly depth: number
  /** UTF-16 code units of its text. */
  readonly characters: number
}

/**
 * What is too much of a JSON value, in words; null where nothing is. It is walked without recursion and no further than its bounds, so
 * that whatever was sent costs no more than what may be sent.
 */
export function findExcess(value: unknown, { entries, depth, characters }: JsonBounds): string | null {
  let level: unknown[] = [value]
  let counted = 0
  for (let at = 0; level.length > 0; at++) {
    const deeper: unknown[] = []
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue
      if (at >= depth) return `Nest at most ${depth} levels.`
      const inner = Object.values(item)
      counted += inner.length
      if (counted > entries) return `Use at most ${entries} entries.`
      // Not spread: a list may be longer than a call takes arguments.
      for (const each of inner) deeper.push(each)
    }
    level = deeper
  }
  if (JSON.stringify(value).length <= characters) return null
  return `Use at most ${characters.toLocaleString('en-CA')} characters of JSON.`
}
