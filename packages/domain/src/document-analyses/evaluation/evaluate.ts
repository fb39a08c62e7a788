import { analyzeText } from '../analyze-text.ts'
import { outcomeOf } from '../outcome.ts'
import { type LabelledDocument, readingDay } from './labelled-document.ts'

/** Right and wrong answers for one field over all documents. */
export type Score = {
  readonly field: string
  readonly right: number
  /** Found, and not what the label says. */
  readonly wrong: number
  /** In the label, and not found. */
  readonly missed: number
  readonly precision: number
  readonly recall: number
}

export type Miss = { readonly document: string; readonly field: string; readonly problem: string }
export type Evaluation = { readonly scores: readonly Score[]; readonly misses: readonly Miss[] }

/** Reads each document by rules alone and holds what was found against its label. */
export function evaluateRules(documents: readonly LabelledDocument[]): Evaluation {
  const tallies = new Map<string, { right: number; wrong: number; missed: number }>()
  const misses: Miss[] = []
  const compare = (
    document: string,
    field: string,
    expected: readonly string[],
    found: readonly string[],
  ) => {
    const tally = tallies.get(field) ?? { right: 0, wrong: 0, missed: 0 }
    tallies.set(field, tally)
    const wrong = found.filter((value) => !expected.includes(value))
    const missed = expected.filter((value) => !found.includes(value))
    tally.right += found.length - wrong.length
    tally.wrong += wrong.length
    tally.missed += missed.length
    for (const value of wrong) misses.push({ document, field, problem: `found '${value}', which is not so` })
    for (const value of missed) misses.push({ document, field, problem: `did not find '${value}'` })
  }

  for (const { name, kind, text, fields, verdicts, familySize = null } of documents) {
    const findings = analyzeText({ text, today: readingDay, familySize })
    compare(name, 'kind of document', [kind], [findings.documentType])
    const named = new Set([...Object.keys(fields), ...findings.extractedFields.map(({ field }) => field)])
    for (const field of named) {
      const expected = [fields[field as keyof typeof fields] ?? []].flat()
      const found = findings.extractedFields.filter((entry) => entry.field === field)
      compare(name, field, expected, [...new Set(found.map(({ value }) => value))])
    }
    for (const [beginning, status] of Object.entries(verdicts)) {
      const check = findings.complianceChecks.find(({ requirement }) => requirement.startsWith(beginning))
      const field = `verdicts on a ${kind.replaceAll('_', ' ')}`
      compare(name, field, [`${beginning}: ${status}`], check ? [`${beginning}: ${outcomeOf(check)}`] : [])
    }
  }
  const scores = [...tallies].map(([field, { right, wrong, missed }]) => ({
    field,
    right,
    wrong,
    missed,
    precision: share(right, wrong),
    recall: share(right, missed),
  }))
  return { scores: scores.toSorted((a, b) => a.field.localeCompare(b.field)), misses }
}

/** Nothing found, and nothing to find, is no fault. */
function share(right: number, others: number): number {
  return right + others === 0 ? 1 : right / (right + others)
}
