import { analyzeText } from '../analyze-text.ts'
import { outcomeOf } from '../outcome.ts'
import { type LabelledDocument, readingDay } from './labelled-document.ts'

/** One thing that a document says, or that was claimed of it, and whether it was read right. */
export type ScoredFact = {
  readonly document: string
  readonly kind: LabelledDocument['kind']
  /** A name of a field, 'kind of document', or 'verdict'. */
  readonly field: string
  readonly isRight: boolean
  readonly expected: string
  readonly found: string
}

/**
 * The facts of documents as the rules read them. Each labelled field, verdict and kind is one fact; so is each field that was
 * found where there is none. Several values of one field, such as several people, are one fact: all of them have to be right.
 */
export function scoreFacts(documents: readonly LabelledDocument[]): readonly ScoredFact[] {
  return documents.flatMap(({ name, kind, text, fields, verdicts, familySize = null }) => {
    const findings = analyzeText({ text, today: readingDay, familySize })
    const fact = (field: string, expected: readonly string[], found: readonly string[]): ScoredFact => {
      const [wanted, got] = [expected, found].map((values) => [...new Set(values)].toSorted().join(' + '))
      return {
        document: name,
        kind,
        field,
        isRight: wanted === got,
        expected: wanted ?? '',
        found: got ?? '',
      }
    }
    const named = new Set([...Object.keys(fields), ...findings.extractedFields.map(({ field }) => field)])
    return [
      fact('kind of document', [kind], [findings.documentType]),
      ...[...named].map((field) =>
        fact(
          field,
          [fields[field as keyof typeof fields] ?? []].flat(),
          findings.extractedFields.filter((entry) => entry.field === field).map(({ value }) => value),
        ),
      ),
      ...Object.entries(verdicts).map(([beginning, outcome]) => {
        const check = findings.complianceChecks.find(({ requirement }) => requirement.startsWith(beginning))
        return fact(
          'verdict',
          [`${beginning}: ${outcome}`],
          check ? [`${beginning}: ${outcomeOf(check)}`] : [],
        )
      }),
    ]
  })
}

export type Share = { readonly right: number; readonly all: number; readonly share: number }

export function shareRight(facts: readonly ScoredFact[]): Share {
  const right = facts.filter(({ isRight }) => isRight).length
  return { right, all: facts.length, share: facts.length === 0 ? 1 : right / facts.length }
}

/** The share of facts read right, for each value of `by`. */
export function sharesBy(
  facts: readonly ScoredFact[],
  by: (fact: ScoredFact) => string,
): ReadonlyMap<string, Share> {
  const groups = Map.groupBy(facts, by)
  return new Map([...groups].toSorted().map(([key, group]) => [key, shareRight(group)]))
}
