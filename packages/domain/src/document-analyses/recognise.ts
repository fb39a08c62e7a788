import { findMachineZone } from './layout/machine-zone.ts'
import { createPhraseBook } from './layout/phrases.ts'
import type { Layout } from './layout/read-layout.ts'
import { type Span, sentenceAround } from './layout/span.ts'
import type { KnownDocumentType } from './schema.ts'

type Readable = KnownDocumentType

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
  [
    'police_certificate',
    /^[^\n.,;]{0,40}(?:police|criminal|judicial|judicia(?:les|rios|ire)|penal(?:es)?)\b[^\n.,;]{0,30}(?:certificate|clearance|check|records?|report|extract|casier|character)\b[^\n.,;]{0,30}$/im,
    4,
  ],
  [
    'incorporation',
    /^[^\n.,;]{0,40}certificate[^\n.,;]{0,30}(?:incorporation|registration of (?:a )?company)\b[^\n.,;]{0,30}$/im,
    4,
  ],
  ['incorporation', /incorporated under the [^\n]{0,40}\bact\b/i, 2],
  ['police_certificate', /criminal record|convictions?\b|condamnation/i, 1],
  ['medical', /immigration medical exam|IMM\s?1017|emedical|examen médical aux fins/i, 4],
  ['medical', /panel physician|médecin désigné/i, 2],
  // Papers that speak of accounts, amounts and people, and are none of those that the rules read.
  [
    'other',
    /^[^\n.,;]{0,30}\b(?:invoice|receipt|utility bill|lease|shareholders?[’']? agreement|minutes of|curriculum vitae|payslip|pay stub|facture|reçu|contrat de|procès-verbal)\b[^\n.;]{0,60}$/im,
    4,
  ],
  [
    'other',
    /\b(?:amount due|bill date|billing period|due date|meter reading|montant dû|date d[’']échéance de la facture)\b/i,
    4,
  ],
]

/** Words in the languages of the papers, found also where recognition misread a letter. Parted by commas. */
const signWords: readonly (readonly [Readable, number, string])[] = [
  ['passport', 4, 'reisepass, pasaporte, passaporte, جواز سفر, passport passeport'],
  ['passport', 3, 'passport, passeport, pass nr, surname nom, type country code'],
  ['passport', 2, 'reisepass passport, given names, date of expiry, place of birth, issuing country'],
  [
    'bank_letter',
    5,
    'saldenbestätigung, bankbestätigung, certificado de saldo, declaração bancária, constancia bancaria, certificación bancaria, شهادة رصيد, كشف حساب, attestation bancaire, lettre bancaire, balance certificate, proof of funds, attestation de fonds, balance confirmation, statement of account, confirmation of bank account',
  ],
  [
    'bank_letter',
    2,
    'kontoinhaber, kontostand, kontonummer, guthaben, saldo, titular de la cuenta, titular da conta, cuenta corriente, conta corrente, الرصيد, account balance, current balance, ledger balance, account holder, holds the following accounts, close of business, credit balance, in credit, current account, fixed deposit, term deposit, sort code, branch manager, relationship manager, maintains an account, holds an account, to the credit of, solde créditeur, solde moyen, solde, savings account, chequing account, bei uns das konto',
  ],
  ['bank_letter', 1, 'banco, sparkasse, volksbank, gerente, بنك'],
  [
    'police_certificate',
    6,
    'führungszeugnis, antecedentes penales, antecedentes policiales, antecedentes criminais, registo criminal, شهادة حسن سيرة, صحيفة الحالة الجنائية, extrait du casier judiciaire, casier judiciaire, criminal records office, police certificate, police clearance, police clearance certificate, criminal record check, certificate of criminal record, certificate of good conduct, criminal register, clearance certificate, certificado de no antecedentes, constancia de no antecedentes, constancia de datos registrales, datos registrales, character certificate, certificate of character, certificado de conducta, atestado de antecedentes, strafregisterauszug',
  ],
  [
    'police_certificate',
    2,
    'no trace, keine eintragung, nada consta, no constan, convictions, condamnations, criminal record, criminal records, criminal history, criminal justice, clearance, nbi clearance, derogatory record, antecedentes',
  ],
  [
    'police_certificate',
    1,
    'police, arrest, fingerprints, criminal, bureau of investigation, ministry of justice, justice',
  ],
  [
    'bank_letter',
    3,
    'deposit balance, certificate of deposit, verification of deposit, relation bancaire, bank reference, banker’s reference, average balance, solde de son compte',
  ],
  ['bank_letter', 1, 'deposit, deposits, customer, account number, account type, compte'],
  ['letter_of_support', 4, 'letter of support, lettre de soutien, lettre d’appui'],
  ['commitment_certificate', 4, 'commitment certificate, certificat d’engagement'],
  [
    'incorporation',
    4,
    'certificate of incorporation, articles of incorporation, certificat de constitution, business corporations act',
  ],
  [
    'medical',
    4,
    'immigration medical examination, immigration medical exam, examen médical aux fins, emedical',
  ],
  ['language_test', 4, 'test report form, attestation de résultats, score report, ielts, celpip'],
  ['business_plan', 4, 'business plan, plan d’affaires'],
  [
    'business_plan',
    2,
    'executive summary, sommaire exécutif, innovation statement, job creation plan, market analysis',
  ],
]
const signBook = createPhraseBook(
  signWords.flatMap((sign) => sign[2].split(',').map((phrase) => [phrase.trim(), sign] as const)),
)

/** A title stands near the top and says most. */
const titleLength = 300
const readLength = 20_000
/** What names a whole paper counts where it stands as a title or a label, not in a sentence that asks for such a paper. */
const titleWeight = 3
const shortLine = 64

function isInShortLine(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at) + 1
  const line = text.slice(start, start + shortLine + 1).split(/[\n\r\f]/)[0] ?? ''
  return line.length <= shortLine && at - start <= shortLine && !/[.,;] \S/.test(line)
}

const leastWeight = 3
const zoneWeight = 8

/** What kind of document a text is; 'other' where too little tells. */
export function recogniseDocument(layout: Layout): KnownDocumentType {
  const { text, words } = layout
  const title = text.slice(0, titleLength)
  const body = text.slice(0, readLength)
  const weights = new Map<Readable, number>()
  for (const [kind, pattern, weight] of signs) {
    const found = (pattern.test(body) ? weight : 0) + (pattern.test(title) ? weight : 0)
    if (found > 0) weights.set(kind, (weights.get(kind) ?? 0) + found)
  }
  const counted = new Set<(typeof signWords)[number]>()
  for (let index = 0; index < words.length && (words[index]?.start ?? 0) < readLength; index++) {
    const found = signBook.at(words, index)
    if (!found) continue
    const isTitle = (words[index]?.start ?? 0) < titleLength
    const [kind, weight] = found.meaning
    const isHeard = weight < titleWeight || isInShortLine(text, words[index]?.start ?? 0)
    if (isHeard && !counted.has(found.meaning)) {
      weights.set(kind, (weights.get(kind) ?? 0) + weight * (isTitle ? 2 : 1))
      counted.add(found.meaning)
    }
    index += found.count - 1
  }
  if (findMachineZone(text)) weights.set('passport', (weights.get('passport') ?? 0) + zoneWeight)
  let best: KnownDocumentType = 'other'
  let bestWeight = leastWeight - 1
  for (const [kind, weight] of weights) {
    if (weight > bestWeight) [best, bestWeight] = [kind, weight]
  }
  return best
}

/**
 * The line or sentence that says most for a kind, where the text has one: what somebody is shown as the reason. In a title rather than
 * further down, and of a heavier sign rather than of a lighter one.
 */
export function findSign(layout: Layout, kind: KnownDocumentType): Span | undefined {
  const { text, words } = layout
  const body = text.slice(0, readLength)
  let best: (Span & { readonly weight: number }) | undefined
  const consider = (start: number, end: number, weight: number) => {
    const weighed = weight * (start < titleLength ? 2 : 1)
    if (best === undefined || weighed > best.weight) best = { start, end, weight: weighed }
  }
  for (const [of, pattern, weight] of signs) {
    const match = of === kind ? pattern.exec(body) : null
    if (match) consider(match.index, match.index + match[0].length, weight)
  }
  for (let index = 0; index < words.length && (words[index]?.start ?? 0) < readLength; index++) {
    const found = signBook.at(words, index)
    if (!found) continue
    const [start, end] = [words[index]?.start ?? 0, words[index + found.count - 1]?.end ?? 0]
    const [of, weight] = found.meaning
    if (of === kind && (weight < titleWeight || isInShortLine(text, start))) consider(start, end, weight)
    index += found.count - 1
  }
  return best && (lineAround(text, best) ?? sentenceAround(text, best))
}

const longestLine = 160

/** The line around a stretch, without the white space at its ends; undefined where it is long. */
function lineAround(text: string, { start, end }: Span): Span | undefined {
  const before = /[^\n\r\f]*$/.exec(text.slice(Math.max(0, start - longestLine), start))?.[0] ?? ''
  const after = /^[^\n\r\f]*/.exec(text.slice(end, end + longestLine))?.[0] ?? ''
  const line = { start: start - before.trimStart().length, end: end + after.trimEnd().length }
  return line.end - line.start <= longestLine ? line : undefined
}
