const longest = 80

/** What a mail program may turn into a link: an address, a domain. `St. John` is none. */
const linkLike = /[:/\\@<>]|\.\p{L}{2,}|\bwww\b/iu

/**
 * A name that a member typed, for a mail to somebody who does not know us: where it could be read as a link or a message it is left
 * out, so that nobody has us send theirs.
 */
export function plainName(name: string, otherwise: string): string {
  const line = name.replaceAll(/\s+/g, ' ').trim()
  return line === '' || line.length > longest || linkLike.test(line) ? otherwise : line
}
