/** How long an executive summary should be, in words (specification 2, section 2). */
export const executiveSummaryWords = { minimum: 500, maximum: 800 } as const

/** Letters and digits in a row, with the apostrophes and hyphens between them: "start-up's" is one word. */
const word = /[\p{L}\p{N}\p{M}]+(?:['’‑-][\p{L}\p{N}\p{M}]+)*/gu

export function countWords(text: string | null | undefined): number {
  return text?.match(word)?.length ?? 0
}

export type LengthGuidance = {
  readonly words: number
  readonly minimum: number
  readonly maximum: number
  readonly verdict: 'empty' | 'short' | 'within' | 'long'
}

/** How an executive summary stands against the guidance; it advises and never blocks. */
export function executiveSummaryGuidance(text: string | null | undefined): LengthGuidance {
  const { minimum, maximum } = executiveSummaryWords
  const words = countWords(text)
  const verdict = words === 0 ? 'empty' : words < minimum ? 'short' : words > maximum ? 'long' : 'within'
  return { words, minimum, maximum, verdict }
}
