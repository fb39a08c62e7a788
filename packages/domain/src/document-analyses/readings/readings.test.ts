import { describe, expect, it } from 'vitest'
import { latestEdition } from '../../program/editions.ts'
import { analyzeText, type TextToAnalyze } from '../analyze-text.ts'
import { outcomeOf } from '../outcome.ts'

const today = '2025-11-20'

function analyze(text: string, others: Partial<TextToAnalyze> = {}) {
  return analyzeText({ text, today, ...others })
}

/** The checks as 'requirement: outcome'. */
function checksOf(text: string, others: Partial<TextToAnalyze> = {}): Record<string, string> {
  const { complianceChecks } = analyze(text, others)
  return Object.fromEntries(complianceChecks.map((check) => [check.requirement, outcomeOf(check)]))
}

const letter = `Maple Leaf Angels
3 November 2025

Letter of Support

To: Immigration, Refugees and Citizenship Canada
Designated organization: Maple Leaf Angels

Our angel group supports MediTrack under the Start-up Visa program and commits CAD 80,000.
The following people are essential to the business: Amina Osei and Ravi Patel.
This offer is valid until 15 January 2026. The company must sign the agreement within 30 days.

Sincerely,
Jane Doe, Director`

describe('a letter of support', () => {
  it('is read with organization, people, date and commitment', () => {
    const findings = analyze(letter)
    expect(findings.documentType).toBe('letter_of_support')
    expect(checksOf(letter)).toEqual({
      'Names the designated organization': 'met',
      'Names the essential persons': 'met',
      'Carries its date of issue': 'met',
      'Commits at least $75,000 of angel investment': 'met',
    })
    expect(findings.complianceChecks[1]?.details).toBe('It names Amina Osei, Ravi Patel.')
    expect(findings.complianceChecks[2]?.details).toBe('It is dated 3 Nov 2025.')
    expect(findings.extractedRequirements).toEqual(['The company must sign the agreement within 30 days.'])
    expect(findings.deadlines).toEqual([
      {
        description: 'This offer is valid until 15 January 2026.',
        priority: 'medium',
        date: '2026-01-15',
        category: 'regulatory',
      },
    ])
    expect(findings.recommendations).toEqual([])
    expect(findings.summary).toBe('Read as a letter of support. Points met: 4 of 4. 1 date to mind.')
  })

  it('misses what is not there, and says what to do', () => {
    const findings = analyze('Letter of support\nWe like this start-up very much.')
    expect(findings.complianceChecks.map(outcomeOf)).toEqual([
      'could_not_tell',
      'could_not_tell',
      'could_not_tell',
    ])
    expect(findings.recommendations).toHaveLength(3)
    expect(findings.confidence).toBeLessThan(98)
    expect(findings.evidence.map(({ claim }) => claim)).toEqual(['Read as a letter of support'])
  })

  it('meets in part what it only touches', () => {
    const text = letter
      .replace(
        'The following people are essential to the business: Amina Osei and Ravi Patel.',
        'All founders are essential.',
      )
      .replace('CAD 80,000', '$80,000')
      .replace('3 November 2025', 'Date: 3 December 2025')
    expect(checksOf(text)).toMatchObject({
      'Names the essential persons': 'partially_met',
      'Commits at least $75,000 of angel investment': 'partially_met',
      'Carries its date of issue': 'partially_met',
    })
  })

  it('is held against the threshold of its kind', () => {
    const fund = letter
      .replace('angel group', 'venture capital fund')
      .replaceAll('Maple Leaf Angels', '7 Gate Ventures')
    expect(checksOf(fund)).toMatchObject({ 'Commits at least $200,000 of venture capital': 'not_met' })
    expect(
      Object.keys(checksOf(letter.replace('angel group', 'incubator').replaceAll('Angels', 'Incubator'))),
    ).toHaveLength(3)
  })

  it('takes an essential part of the operations for no person', () => {
    const text = letter.replace('are essential to the business', 'run an essential part of its operations')
    expect(checksOf(text)).toMatchObject({ 'Names the essential persons': 'could_not_tell' })
  })
})

describe('a commitment certificate', () => {
  const certificate = `COMMITMENT CERTIFICATE (IMM 5766)
Certificate number: CC-2025-00123
Issued by: 7 Gate Ventures
Date of issue: 2025-10-01
Essential persons:
- Amina Osei
- Ravi Patel`

  it('is read with number, dates and people', () => {
    const findings = analyze(certificate)
    expect(findings.documentType).toBe('commitment_certificate')
    expect(new Set(Object.values(checksOf(certificate)))).toEqual(new Set(['met']))
    expect(findings.evidence.map(({ claim }) => claim)).toContain('Essential person: Ravi Patel')
    expect(findings.deadlines).toEqual([
      {
        description: 'Commitment certificate reaches 6 months',
        priority: 'low',
        date: '2026-04-01',
        category: 'regulatory',
      },
    ])
  })

  it.each([
    ['2026-03-31', 'met'],
    ['2026-04-01', 'not_met'],
  ])('of 1 Oct 2025, read on %s: %s', (day, status) => {
    const requirement = 'Is less than 6 months old when the application is made'
    expect(checksOf(certificate, { today: day })[requirement]).toBe(status)
  })

  it.each([
    ['2025-12-31', 'met'],
    ['2026-01-01', 'not_met'],
  ])('issued %s was issued in time: %s', (issued, status) => {
    const checks = checksOf(certificate.replace('2025-10-01', issued), { today: '2026-02-01' })
    expect(checks['Was issued by 31 Dec 2025, the last day for certificates']).toBe(status)
  })

  it.each([
    ['2025-12-31', '2026-06-30', 'met'],
    ['2025-12-31', '2026-07-01', 'not_met'],
    ['2025-08-31', '2026-02-28', 'met'],
    ['2025-08-31', '2026-03-01', 'not_met'],
  ])('of %s counts to the end of the sixth month: on %s %s', (issued, today, status) => {
    const checks = checksOf(certificate.replace('2025-10-01', issued), { today })
    expect(checks['Is less than 6 months old when the application is made']).toBe(status)
  })

  it('leaves no day to apply on where it was issued too late', () => {
    const late = certificate.replace('2025-10-01', '2026-01-01')
    expect(analyze(late, { today: '2026-02-01' }).deadlines).toEqual([])
  })

  it('needs a number with figures in it', () => {
    const text = certificate.replace(
      'Certificate number: CC-2025-00123',
      'This certificate is issued freely.',
    )
    expect(checksOf(text)['Carries its certificate number']).toBe('could_not_tell')
  })
})

describe('a language result', () => {
  const levels = (text: string) =>
    Object.values(checksOf(text, { documentType: 'language test' })).slice(1, 5)

  it('is read with its test, scores, levels and validity', () => {
    const text = `IELTS Test Report Form
GENERAL TRAINING
Test date: 12 May 2025
Listening 7.0 Reading 6.5 Writing 4.5 Speaking 7.0 Overall 6.5`
    const findings = analyze(text)
    expect(findings.documentType).toBe('language_test')
    expect(checksOf(text)).toEqual({
      'Is a result of an accepted language test': 'met',
      'CLB 5 or higher in listening': 'met',
      'CLB 5 or higher in reading': 'met',
      'CLB 5 or higher in writing': 'not_met',
      'CLB 5 or higher in speaking': 'met',
      'Was taken less than 2 years before the application arrives': 'met',
    })
    expect(findings.evidence.map(({ claim }) => claim)).toContain('4.5 in writing is CLB 4')
    expect(findings.recommendations).toEqual(['CLB 5 in writing begins at 5 in IELTS General Training.'])
    expect(findings.deadlines[0]).toMatchObject({
      date: '2027-05-12',
      description: 'Language result stops being valid',
    })
  })

  it.each([
    ['CELPIP-General: Listening: 8, Reading: 7, Writing: 4, Speaking: 5', ['met', 'met', 'not_met', 'met']],
    ['IELTS\nListening  Reading  Writing  Speaking\n7.5  6.5  3.5  7.0', ['met', 'met', 'not_met', 'met']],
    [
      'IELTS\nSpeaking | Writing | Reading | Listening\n\n7.0 | 3.5 | 6.5 | 7.5',
      ['met', 'met', 'not_met', 'met'],
    ],
    ['PTE Core\nListening\n65\nReading\n70\nWriting\n50\nSpeaking\n60', ['met', 'met', 'not_met', 'met']],
    [
      'TEF Canada\nCompréhension orale : 420/699\nCompréhension écrite : 360/699\nExpression écrite : 300/699\nExpression orale : 400/699',
      ['met', 'met', 'not_met', 'met'],
    ],
    ['IELTS listening 7 reading 6', ['met', 'met', 'could_not_tell', 'could_not_tell']],
    ['IELTS listening 12 reading 6.3 writing 5 speaking 5', ['not_met', 'not_met', 'met', 'met']],
  ])('reads the layout %#', (text, statuses) => {
    expect(levels(text)).toEqual(statuses)
  })

  it('speaks of NCLC for a French test', () => {
    expect(Object.keys(checksOf('TCF Canada', { documentType: 'language test' }))[1]).toBe(
      'NCLC 5 or higher in listening',
    )
  })

  it.each(['IELTS Academic\nListening 7', 'CELPIP-General LS\nListening 7', 'TOEFL\nListening 27'])(
    'is not accepted: %j',
    (text) => {
      const checks = checksOf(text, { documentType: 'language test' })
      expect(checks['Is a result of an accepted language test']).toBe('not_met')
      expect(Object.keys(checks)).toHaveLength(2)
    },
  )

  it.each([
    ['2027-05-11', 'met'],
    ['2027-05-12', 'not_met'],
  ])('of 12 May 2025, read on %s: %s', (day, status) => {
    const text = 'IELTS General Training\nDate of test: May 12, 2025'
    expect(checksOf(text, { today: day })['Was taken less than 2 years before the application arrives']).toBe(
      status,
    )
  })
})

describe('a bank letter', () => {
  const bankLetter = `TD Canada Trust
November 3, 2025
Account holder: Amina Osei
Account number: 1234-567890
Current balance: CAD 25,564.00. The six-month average balance is CAD 24,100.00. Credit limit USD 90,000.`

  it('is held against what the family needs', () => {
    expect(checksOf(bankLetter)).toEqual({
      'Shows at least $13,757 for 1 person': 'met',
      'Names the account holder': 'met',
      'Gives an account number': 'met',
      'Gives the average balance of six months': 'met',
      'Carries its date': 'met',
    })
    expect(checksOf(bankLetter, { familySize: 4 })).toMatchObject({
      'Shows at least $25,564 for a family of 4': 'met',
    })
    expect(checksOf(bankLetter, { familySize: 4, edition: latestEdition })).toMatchObject({
      'Shows at least $28,362 for a family of 4': 'not_met',
    })
  })

  it.each([
    ['Closing balance: INR 12,50,000', 'partially_met'],
    ['Closing balance: $50,000', 'partially_met'],
    ['Closing balance: $5,000', 'not_met'],
    ['Closing balance: CAD 5,000 (INR 310,000)', 'not_met'],
    ['Closing balance: 50,000', 'could_not_tell'],
    ['Solde : 50 000,00 CAD', 'met'],
  ])('%j: %s', (text, status) => {
    expect(checksOf(text, { documentType: 'bank letter' })['Shows at least $13,757 for 1 person']).toBe(
      status,
    )
  })
})

describe('a business plan as text', () => {
  it('is read for its sections and for what the program asks about', () => {
    const text = 'Business plan\nExecutive Summary\nA novel triage tool. We hire ten people in Toronto.'
    const checks = checksOf(text)
    expect(checks).toMatchObject({
      "Has a section 'Executive Summary'": 'met',
      "Has a section 'Market Analysis'": 'not_met',
      'Says what is innovative': 'met',
      'Speaks of jobs in Canada': 'met',
      'Ties the business to Canada': 'met',
      'Names competitors': 'not_met',
    })
    expect(Object.keys(checks)).toHaveLength(10)
  })
})

describe('a police certificate', () => {
  const certificate = (country: string) => `POLICE CLEARANCE CERTIFICATE
${country}Name: Kwame Boateng
Date of issue: 20 May 2025
A search of our records found no criminal record against the above named person.`
  const requirement = 'Was issued within 6 months, or after the last stay in its country'
  const ageOf = (text: string, today: string) => {
    const check = analyze(text, { today }).complianceChecks.find((each) => each.requirement === requirement)
    return check && { outcome: outcomeOf(check), details: check.details }
  }

  it.each([
    ['2025-11-19', 'met'],
    // Older than six months it still counts for a country that the person has left: no verdict on it.
    ['2025-11-20', 'partially_met'],
  ])('of 20 May 2025, read on %s: %s', (day, outcome) => {
    expect(ageOf(certificate('Country: Ghana\n'), day)).toMatchObject({ outcome })
  })

  it('names the country where it says one', () => {
    expect(ageOf(certificate('Country: Ghana\n'), '2026-02-01')?.details).toBe(
      'Issued 20 May 2025; the 6 months ended on 20 Nov 2025. It still counts if you do not live in Ghana now and it was issued after your last stay of 6 months or more there.',
    )
    expect(ageOf(certificate(''), '2026-02-01')?.details).toContain('do not live in its country now')
    expect(analyze(certificate('Country: Ghana\n'), { today: '2025-11-01' }).deadlines).toMatchObject([
      {
        description: 'Police certificate reaches 6 months: of matter if you live in Ghana now',
        date: '2025-11-20',
      },
    ])
  })
})
