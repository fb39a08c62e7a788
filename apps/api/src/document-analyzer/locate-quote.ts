import type { Span } from '@suv/domain'

/** A shorter quote stands in any text. */
const shortestQuote = 3

/**
 * Where a text holds a quote: letter by letter, but for white space, which models and line breaks change. Undefined where it
 * does not stand there.
 */
export function locateQuote(text: string, quote: string): Span | undefined {
  const words = quote.trim().split(/\s+/)
  if (words.join('').length < shortestQuote) return undefined
  const pattern = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s+')
  const match = new RegExp(pattern).exec(text)
  return match ? { start: match.index, end: match.index + match[0].length } : undefined
}
