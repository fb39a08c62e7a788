/**
 * How a text that somebody edits stands to the stored one, given the stored text that the edit began from (`base`):
 * - `same`: both say the same, there is nothing to do;
 * - `mine`: only the editor has changed it, it can be saved;
 * - `theirs`: only the stored one has changed, the editor can take it over;
 * - `conflict`: both have changed, a person chooses.
 */
export type TextStanding = 'same' | 'mine' | 'theirs' | 'conflict'

export function compareTexts(base: string, mine: string, theirs: string): TextStanding {
  if (mine === theirs) return 'same'
  if (theirs === base) return 'mine'
  return mine === base ? 'theirs' : 'conflict'
}

/** Both texts of a conflict, the stored one first, with an empty line between. One that is part of the other is not repeated. */
export function joinTexts(theirs: string, mine: string): string {
  if (theirs.includes(mine)) return theirs
  if (mine.includes(theirs)) return mine
  return `${theirs.replace(/\n+$/, '')}\n\n${mine.replace(/^\n+/, '')}`
}
