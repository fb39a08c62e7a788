import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyzeText, type TextToAnalyze } from './analyze-text.ts'
import { outcomeOf } from './outcome.ts'
import { analysisFindingsSchema, knownDocumentTypes } from './schema.ts'

const today = '2025-11-20'

function analyze(text: string, others: Partial<TextToAnalyze> = {}) {
  return analyzeText({ text, today, ...others })
}

const letter = 'Letter of Support\nThe Maple Leaf Angels support MediTrack.'

describe('deadlines', () => {
  it('are the days to come, and those of which the text says that something ended', () => {
    const text = `Born 1 Jan 1990. Signed 2025-01-01.
Passport expires 20 Nov 2025. Permit expired 1 June 2025.
Pay the fee by December 20, 2025. Launch the product on 2026-06-01.`
    expect(analyze(text).deadlines.map(({ date, priority, category }) => [date, priority, category])).toEqual(
      [
        ['2025-06-01', 'high', 'regulatory'],
        ['2025-11-20', 'high', 'regulatory'],
        ['2025-12-20', 'high', 'financial'],
        ['2026-06-01', 'low', 'business_plan'],
      ],
    )
  })
})

describe('the kind of document', () => {
  it.each([
    ['settlement-funds', 'Current balance CAD 20,000', 'a bank letter'],
    ['police-certificates', 'No record.', 'a police certificate'],
    ['shareholder register', 'No record.', 'a general document'],
    ['IELTS result', 'Listening 7', 'a language test result'],
    ['', 'No sign of anything.', 'a general document'],
  ])('given as %j', (documentType, text, kind) => {
    const findings = analyze(text, { documentType })
    expect(findings.summary).toContain(`Read as ${kind}.`)
    expect(findings.documentType).toBe(documentType || 'other')
  })

  it('is doubted where the text looks like another', () => {
    const findings = analyze(letter, { documentType: 'bank letter' })
    expect(findings.recommendations[0]).toBe(
      'Check the document type: the text looks like a letter of support.',
    )
    expect(findings.confidence).toBeLessThan(70)
  })
})

describe('every analysis', () => {
  const words = fc.constantFrom(
    'Letter of Support',
    'Commitment Certificate',
    'certificate number CC-1234',
    'IELTS',
    'TEF Canada',
    'Listening 7.5',
    'expression écrite : 400/699',
    'essential',
    'Amina Osei',
    'Maple Leaf Angels',
    'CAD 80,000',
    '$9.50',
    'INR 12,50,000',
    '20 Nov 2026',
    '2025-10-01',
    'November 20, 2027',
    'Date of test:',
    'expires',
    'must',
    'within 30 days',
    'venture capital',
    'angel',
    'Account holder: X',
    'average over six months',
    'competitors',
    'Certificate of Incorporation',
    'PASSPORT No: ',
    'Surname: ',
    'Date of expiry',
    'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
    '\nL898902C36UTO7408122F3204153ZE184226B<<<<<16\n',
    'police certificate',
    'no criminal record',
    'IME number 12345678',
    'Harvest Loop Inc.',
    'average balance',
    '\n',
    '\n\n',
    '\f',
    '. ',
    ': ',
    '😀',
    'İ',
    '\r\n',
  )
  const anyText = fc.oneof(
    fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' ')),
    fc
      .array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 10 })), { maxLength: 30 })
      .map((parts) => parts.join('')),
  )
  const anyKind = fc.constantFrom(undefined, null, ...knownDocumentTypes, 'something else')

  it('quotes the text exactly for all that it claims', () => {
    fc.assert(
      fc.property(anyText, anyKind, (text, documentType) => {
        const findings = analyze(text, { documentType })
        expect(analysisFindingsSchema.parse(findings)).toEqual(findings)
        const claimed = new Set(findings.evidence.map(({ claim }) => claim))
        for (const { quote, start, end, page, section } of findings.evidence) {
          expect(quote).toBe(text.slice(start, end))
          expect(quote.trim()).not.toBe('')
          expect(section).toBeNull()
          expect(page).toBe(text.includes('\f') ? text.slice(0, start).split('\f').length : null)
        }
        for (const check of findings.complianceChecks) {
          if (['met', 'partially_met'].includes(outcomeOf(check)))
            expect(claimed).toContain(check.requirement)
        }
        for (const requirement of findings.extractedRequirements) expect(claimed).toContain(requirement)
        for (const { description } of findings.deadlines) expect(claimed).toContain(description)
        expect(findings.recommendations.length).toBe(new Set(findings.recommendations).size)
      }),
      { numRuns: 500 },
    )
  })

  it('is the same each time', () => {
    fc.assert(
      fc.property(anyText, anyKind, (text, documentType) => {
        expect(analyze(text, { documentType })).toEqual(analyze(text, { documentType }))
      }),
    )
  })

  it.each([
    'must ',
    '20 Nov 2026 ',
    '99/99/9999 ',
    '1,222,',
    '11 222 333 ',
    'Ab ',
    'essential ',
    '[ ] essential ab\ncd ',
    'listening ',
    'certificate no ',
    'listening reading writing speaking\n',
    'balance average ',
    'account number ',
    'Designated Organization: ',
    'Ab Inc. ',
    'Ab Cd ',
    'Name: ',
    'nom ',
    'Name: Ab\n',
    'date ',
    'CAD 5 ',
    'balance CAD 5,000 ',
    'balance balance\nCAD 5 CAD 6\n',
    'company number\n',
    'commit $5 fund of ',
    'Date of birth\nAb Cd\n',
    'Ab Cd | Date\n',
    'balance as at ',
    'P<AAA<<<<<<<<<<<<<<<<<<<<<<\n',
    '<',
    'incorporated ',
    'certificate number ',
    'no record ',
    ' ',
    '\n',
    '\f',
    'A',
  ])(
    'of a hostile text made of %j ends soon',
    (piece) => {
      const text = piece.repeat(Math.floor(500_000 / piece.length))
      for (const documentType of knownDocumentTypes) {
        const start = Date.now()
        analyze(text, { documentType })
        expect(Date.now() - start).toBeLessThan(2_000)
      }
    },
    30_000,
  )
})
