import type { KnownDocumentType } from './schema.ts'

type Readable = Exclude<KnownDocumentType, 'other'>

/** Signs of each kind and how much they weigh. Kinds that quote each other's names come with their own forms first. */
const signs: readonly (readonly [Readable, RegExp, number])[] = [
  ['commitment_certificate', /commitment certificate|certificat d[’']engagement/i, 3],
  ['commitment_certificate', /IMM\s?5766/i, 3],
  ['letter_of_support', /letter of support|lettre (?:de soutien|d[’']appui)/i, 3],
  ['letter_of_support', /designated organi[sz]ation/i, 1],
  ['language_test', /\b(?:IELTS|CELPIP|PTE Core|TEF Canada|TCF Canada)\b/i, 3],
  ['language_test', /test report form|score report|attestation de résultats/i, 2],
  ['bank_letter', /(?:current|average|closing|account) balance|solde/i, 3],
  ['bank_letter', /account (?:number|holder|no\b)|numéro de compte/i, 2],
  ['bank_letter', /\b(?:bank|banque|credit union)\b/i, 1],
  ['business_plan', /business plan|plan d[’']affaires/i, 2],
  ['business_plan', /executive summary|sommaire exécutif/i, 2],
  ['business_plan', /market analysis|competitive landscape|go-to-market/i, 1],
]

/** A title stands near the top and says most. */
const titleLength = 300
const readLength = 20_000
const leastWeight = 3

/** What kind of document a text is; 'other' where too little tells. */
export function recogniseDocument(text: string): KnownDocumentType {
  const title = text.slice(0, titleLength)
  const body = text.slice(0, readLength)
  const weights = new Map<Readable, number>()
  for (const [kind, pattern, weight] of signs) {
    const found = (pattern.test(body) ? weight : 0) + (pattern.test(title) ? weight : 0)
    if (found > 0) weights.set(kind, (weights.get(kind) ?? 0) + found)
  }
  let best: KnownDocumentType = 'other'
  let bestWeight = leastWeight - 1
  for (const [kind, weight] of weights) {
    if (weight > bestWeight) [best, bestWeight] = [kind, weight]
  }
  return best
}

const labels: readonly (readonly [RegExp, KnownDocumentType])[] = [
  [/commitment/i, 'commitment_certificate'],
  [/\bsupport\b/i, 'letter_of_support'],
  [/language|\b(?:ielts|celpip|pte|tef|tcf)\b/i, 'language_test'],
  [/\bbank|\bfunds?\b|balance/i, 'bank_letter'],
  [/\bplan\b/i, 'business_plan'],
]

/** What kind the caller's own words name ('Letter of Support', 'bank letter'); null where they name none that the rules know. */
export function kindOfLabel(label: string): KnownDocumentType | null {
  const words = label.replaceAll(/[_-]/g, ' ')
  return labels.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
