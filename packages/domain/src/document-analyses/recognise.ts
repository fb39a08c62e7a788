import type { KnownDocumentType } from './schema.ts'

type Readable = Exclude<KnownDocumentType, 'other'>

/** Signs of each kind and how much they weigh. Kinds that quote each other's names come with their own forms first. */
const signs: readonly (readonly [Readable, RegExp, number])[] = [
  ['commitment_certificate', /commitment certificate|certificat d[’']engagement/i, 3],
  ['commitment_certificate', /IMM\s?5766/i, 3],
  ['commitment_certificate', /certificate (?:number|no\b|#)|numéro du certificat/i, 2],
  ['letter_of_support', /letter of support|lettre (?:de soutien|d[’']appui)/i, 3],
  ['letter_of_support', /designated organi[sz]ation|organisation désignée/i, 1],
  ['language_test', /\b(?:IELTS|CELPIP|PTE (?:Core|Academic)|TEF|TCF|TOEFL)\b/, 3],
  ['language_test', /test report form|score report|attestation de résultats/i, 2],
  ['bank_letter', /(?:current|average|closing|available|account) balance|solde/i, 3],
  ['bank_letter', /account (?:number|holder|no\b)|(?:numéro de|titulaire du) compte/i, 2],
  ['bank_letter', /\b(?:bank|banque|credit union|caisse)\b/i, 1],
  ['business_plan', /business plan|plan d[’']affaires/i, 2],
  ['business_plan', /executive summary|sommaire exécutif/i, 2],
  ['business_plan', /market analysis|competitive landscape|go-to-market|analyse d[eu] marché/i, 1],
  ['incorporation', /certificate of incorporation|articles of incorporation|certificat de constitution/i, 4],
  ['incorporation', /corporations act|sociétés par actions/i, 2],
  ['passport', /^[ \t]*P[A-Z<][A-Z<]{3}[A-Z<]{20,39}[ \t]*$/m, 4],
  ['passport', /(?:passport|passeport)[ \t]?(?:no\b|number|n[o°])/i, 3],
  ['passport', /date of expiry|date d[’']expiration/i, 1],
  // In a line of its own: a letter that asks for one is none.
  [
    'police_certificate',
    /^[^\n.,;]{0,40}(?:police (?:clearance )?certificate|criminal record check|certificate of (?:criminal record|good conduct)|casier judiciaire|certificat de police)\b[^\n.,;]{0,40}$/im,
    4,
  ],
  ['police_certificate', /criminal record|convictions?\b|condamnation/i, 1],
  ['medical', /immigration medical exam|IMM\s?1017|emedical|examen médical aux fins/i, 4],
  ['medical', /panel physician|médecin désigné/i, 2],
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
  [/police|criminal record|casier/i, 'police_certificate'],
  [/incorporat/i, 'incorporation'],
  [/passe?port/i, 'passport'],
  [/medical|médical/i, 'medical'],
  [/\bplan\b/i, 'business_plan'],
]

/** What kind the caller's own words name ('Letter of Support', 'bank letter'); null where they name none that the rules know. */
export function kindOfLabel(label: string): KnownDocumentType | null {
  const words = label.replaceAll(/[_-]/g, ' ')
  return labels.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
