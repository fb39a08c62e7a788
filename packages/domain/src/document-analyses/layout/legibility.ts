import type { Layout } from './read-layout.ts'

/** How well a text can be read: `clear`, `poor` with signs of a bad scan, `unreadable` where little of it is words. */
export type Legibility = 'clear' | 'poor' | 'unreadable'

const figureWithinWord = /\p{Ll}\d|\d\p{Ll}{2}/gu
const stray = /(?:^|\s)[~|'`^_;,.=<>{}[\]\\]{1,3}(?=\s|$)/gm
const wholeWord = /\p{L}{4}/u
const poorShare = 0.03
const unreadableShare = 0.35
const leastWords = 12
/** Beginnings of long texts tell as much as the whole. */
const readLength = 20_000

export function legibilityOf({ text, words }: Layout): Legibility {
  const read = text.slice(0, readLength)
  const known = words.filter(({ start }) => start < readLength)
  const whole = known.filter(({ start, end }) => wholeWord.test(text.slice(start, end))).length
  const specks = [...read.matchAll(figureWithinWord), ...read.matchAll(stray)].length
  const share = specks / Math.max(1, known.length)
  if (whole < leastWords && share > unreadableShare) return 'unreadable'
  return share > poorShare ? 'poor' : 'clear'
}
