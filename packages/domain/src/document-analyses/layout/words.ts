import type { Span } from './span.ts'

/** A word of a text with the form under which it is compared. */
export type Word = Span & { readonly folded: string }

// A plural in brackets belongs to its word: 'Prénom(s)', 'Né(e)'.
const wordPattern = /[\p{L}\p{M}\p{Nd}°º]+(?:\((?:s|e|es|a|as|en|n)\))?/gu

/** More words make a book, not a paper about one person. */
const mostWords = 40_000

export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(wordPattern)) {
    words.push({ folded: foldWord(match[0]), start: match.index, end: match.index + match[0].length })
    if (words.length === mostWords) break
  }
  return words
}

/** Figures that recognition takes for letters. */
const figures: readonly (readonly [RegExp, string])[] = [
  [/0/g, 'o'],
  [/1/g, 'l'],
]
/** Letters that it takes for each other become one, in words long enough to bear it. */
const confusions: readonly (readonly [RegExp, string])[] = [
  [/5/g, 's'],
  [/8/g, 'b'],
  [/[i|]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/ll/g, 'u'],
  [/e/g, 'c'],
  [/cl/g, 'd'],
]

const leastFolded = 4
const cache = new Map<string, string>()
const cacheSize = 5_000

/** A word without case and accents, and without the differences that recognition makes: 'Surname' and 'Sumame' are one. */
export function foldWord(word: string): string {
  const known = cache.get(word)
  if (known !== undefined) return known
  let folded = word
    .replace(/\(.*\)$/, '')
    .replaceAll('ß', 'ss')
    .replaceAll('°', 'o')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
  for (const [pattern, letter] of figures) folded = folded.replace(pattern, letter)
  if (folded.length >= leastFolded) {
    for (const [pattern, letter] of confusions) folded = folded.replace(pattern, letter)
  }
  if (cache.size < cacheSize && word.length < 40) cache.set(word, folded)
  return folded
}
