import { type Span, sentenceAround } from '../layout/span.ts'

const mostObligations = 20

const obligation =
  /\b(?:must|shall|(?:is|are) required to|no later than|subject to|provided that|within \d{1,3} (?:days|weeks|months)|doit|doivent)\b/gi

/** The sentences of a text that ask for something, in its order, each once. */
export function findObligations(text: string): readonly Span[] {
  const found: Span[] = []
  for (const match of text.matchAll(obligation)) {
    const span = sentenceAround(text, { start: match.index, end: match.index + match[0].length })
    if (found.some((other) => other.start === span.start)) continue
    found.push(span)
    if (found.length === mostObligations) break
  }
  return found
}
