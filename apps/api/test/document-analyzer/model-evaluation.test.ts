import { outcomeOf } from '@suv/domain'
import { analyzeText } from '@suv/domain/read'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createModelAnalyzer } from '../../src/document-analyzer/model.ts'
import { answer, type StandIn, startModelStandIn } from './model-stand-in.ts'

const today = '2025-11-20'
const documents = [
  'Maple Union Bank\n3 November 2025\nAccount holder: Amina Osei\nAccount number: 12345678\nCurrent balance: CAD 30,000.00',
  'POLICE CERTIFICATE\nName: Ravi Patel\nDate of issue: 3 November 2025\nNo criminal record was found.',
  'COMMITMENT CERTIFICATE\nCertificate number: CC-2025-00123\nIssued by: Bow River Ventures\nDate of issue: 2025-10-01\nEssential persons:\n- Amina Osei',
  'PASSPORT\nPassport No: A04417722\nSurname: NWOSU\nGiven names: ADAEZE\nDate of expiry: 1 March 2031',
  'Banque du Littoral\nLe 10 novembre 2025\nTitulaire du compte : Chloé Tremblay\nSolde actuel : 34 200,00 $ CA',
]

let model: StandIn
beforeAll(async () => {
  model = await startModelStandIn()
})
afterAll(() => model.close())

/** A model that says what the rules found, and beside each true claim one whose quote it made up. */
function scriptOf(text: string) {
  const { complianceChecks, evidence } = analyzeText({ text, today })
  const honest = complianceChecks.flatMap((check) => {
    const quotes = evidence.filter(({ claim }) => claim === check.requirement).map(({ quote }) => quote)
    return quotes.length === 0
      ? []
      : [{ ...check, status: outcomeOf(check), advice: '', quotes: quotes.slice(0, 1) }]
  })
  const invented = honest.map((check) => ({
    ...check,
    requirement: `Invented: ${check.requirement}`,
    quotes: [`${check.quotes[0]} and a promise of CAD 1,000,000`],
  }))
  return { honest, invented, script: answer({ checks: [...honest, ...invented].slice(0, 30) }) }
}

it('keeps every claim of a scripted model that the text bears out, and drops and counts every one that it does not', async () => {
  const analyzer = createModelAnalyzer({
    baseUrl: model.baseUrl,
    model: 'scripted',
    apiKey: undefined,
    callsPerDay: 1,
  })
  let claims = 0
  for (const text of documents) {
    const { honest, invented, script } = scriptOf(text)
    model.behave(script)
    const findings = await analyzer.readText({ text, today })
    expect(findings.complianceChecks.map(({ requirement }) => requirement)).toEqual(
      honest.map(({ requirement }) => requirement),
    )
    const dropped = invented.length === 1 ? '1 quote was' : `${invented.length} quotes were`
    expect(findings.summary).toContain(`${dropped} left out`)
    for (const { quote, start, end } of findings.evidence) expect(text.slice(start, end)).toBe(quote)
    // Half of what it said was invented: it is half as sure.
    expect(findings.confidence).toBe(45)
    claims += honest.length
  }
  expect(claims).toBeGreaterThan(12)
})
