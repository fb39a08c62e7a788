import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planSectionFields } from '../business-plans/schema.ts'
import { analyzeBusinessPlan } from './analyze-business-plan.ts'
import { analysisFindingsSchema } from './schema.ts'

const long = (text: string) => `${text} ${'More about it. '.repeat(15)}`

const goodPlan = {
  executiveSummary: 'word '.repeat(600),
  innovationStatement: long('Our patented triage model is new. We must file in Canada by 2027-03-01.'),
  jobCreationPlan: long('We hire 20 nurses in Ontario.'),
  globalCompetitiveness: long('We sell to Europe.'),
  marketAnalysis: long('Our main competitors are paper forms.'),
  operationsPlan: long('The office is in Toronto.'),
}

const statusesOf = (plan: Parameters<typeof analyzeBusinessPlan>[0]) =>
  Object.fromEntries(
    analyzeBusinessPlan(plan).complianceChecks.map(({ requirement, status }) => [requirement, status]),
  )

describe('analyzeBusinessPlan', () => {
  it('meets every point of a full plan', () => {
    const findings = analyzeBusinessPlan(goodPlan, '2026-11-20')
    expect(new Set(findings.complianceChecks.map(({ status }) => status))).toEqual(new Set(['met']))
    expect(findings.complianceChecks).toHaveLength(11)
    expect(findings.recommendations).toEqual([])
    expect(findings.confidence).toBeGreaterThan(80)
    expect(findings.extractedRequirements).toEqual(['We must file in Canada by 2027-03-01.'])
    expect(findings.deadlines).toMatchObject([{ date: '2027-03-01', priority: 'low' }])
    expect(findings.evidence.find(({ claim }) => claim === 'Names competitors')).toMatchObject({
      section: 'marketAnalysis',
      quote: 'Our main competitors are paper forms.',
      page: null,
    })
  })

  it('names no deadlines without a day of reading', () => {
    expect(analyzeBusinessPlan(goodPlan).deadlines).toEqual([])
  })

  it('meets nothing of an empty plan, and says what to write', () => {
    const findings = analyzeBusinessPlan({})
    expect(new Set(findings.complianceChecks.map(({ status }) => status))).toEqual(new Set(['not_met']))
    expect(findings.evidence).toEqual([])
    expect(findings.recommendations[1]).toBe(
      "Write the section 'Innovation Statement': How the business is innovative and competitive.",
    )
  })

  it('meets a short section in part', () => {
    expect(statusesOf({ ...goodPlan, operationsPlan: 'In Toronto.' })['Operations Plan is written out']).toBe(
      'partially_met',
    )
    expect(
      statusesOf({ ...goodPlan, executiveSummary: 'word '.repeat(900) })[
        'Executive summary of 500 to 800 words'
      ],
    ).toBe('partially_met')
  })

  it('quotes the section exactly for all that it claims', () => {
    const anySection = fc.option(
      fc
        .array(
          fc.oneof(
            fc.constantFrom('novel', 'jobs in Canada', 'competitors', 'must', '2027-03-01', '. ', '\n', '😀'),
            fc.string({ maxLength: 60 }),
          ),
        )
        .map((parts) => parts.join(' ')),
    )
    const anyPlan = fc.record(
      Object.fromEntries(planSectionFields.map((field) => [field, anySection])) as Record<
        (typeof planSectionFields)[number],
        typeof anySection
      >,
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const findings = analyzeBusinessPlan(plan, '2026-11-20')
        expect(analysisFindingsSchema.parse(findings)).toEqual(findings)
        const claimed = new Set(findings.evidence.map(({ claim }) => claim))
        for (const { quote, start, end, section } of findings.evidence) {
          expect(section).not.toBeNull()
          expect(quote).toBe(section && plan[section]?.slice(start, end))
          expect(quote.trim()).not.toBe('')
        }
        for (const { requirement, status } of findings.complianceChecks) {
          if (status !== 'not_met') expect(claimed).toContain(requirement)
        }
      }),
    )
  })
})
