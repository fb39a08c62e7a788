import { analysisFindingsSchema, outcomeOf } from '@suv/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentAnalyzer } from '../../src/document-analyzer/document-analyzer.ts'
import { createModelAnalyzer } from '../../src/document-analyzer/model.ts'
import { rulesAnalyzer } from '../../src/document-analyzer/rules.ts'
import { answer, type StandIn, startModelStandIn } from './model-stand-in.ts'

let model: StandIn
beforeAll(async () => {
  model = await startModelStandIn()
  const check = { requirement: 'Carries its date', details: 'It does.', advice: 'Ask for one.' }
  model.behave(
    answer({
      checks: [
        { ...check, status: 'met', quotes: ['3 November 2026'] },
        { ...check, requirement: 'Is signed', status: 'met', quotes: ['no such words'] },
      ],
    }),
  )
})
afterAll(() => model.close())

const analyzers: readonly [string, () => DocumentAnalyzer][] = [
  ['rules', () => rulesAnalyzer],
  [
    'model',
    () => createModelAnalyzer({ baseUrl: model.baseUrl, model: 'm', apiKey: undefined, callsPerDay: 1 }),
  ],
]
const text = 'Maple Union Bank\n3 November 2026\nAccount holder: Amina Osei\nCurrent balance: CAD 30,000.00'

describe.each(analyzers)('the analyzer %s', (_name, create) => {
  it('claims nothing about a text without a passage of it', async () => {
    const findings = await create().readText({ text, today: '2026-11-20', documentType: 'bank letter' })
    expect(analysisFindingsSchema.parse(findings)).toEqual(findings)
    expect(findings.documentType).toBe('bank letter')
    const claimed = new Set(findings.evidence.map(({ claim }) => claim))
    for (const check of findings.complianceChecks) {
      if (['met', 'partially_met'].includes(outcomeOf(check))) expect(claimed).toContain(check.requirement)
    }
    for (const { quote, start, end } of findings.evidence) expect(text.slice(start, end)).toBe(quote)
    expect(findings.extractedFields).toContainEqual(
      expect.objectContaining({ field: 'person', value: 'Amina Osei' }),
    )
  })

  it('reads a plan, and an empty one', async () => {
    for (const plan of [{ executiveSummary: 'Signed on 3 November 2026.' }, {}]) {
      const findings = await create().readPlan(plan, { today: '2026-11-20' })
      expect(findings.documentType).toBe('business_plan')
      expect(analysisFindingsSchema.parse(findings)).toEqual(findings)
    }
  })
})
