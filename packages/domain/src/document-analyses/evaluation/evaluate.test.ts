import { expect, it } from 'vitest'
import { analyzeText } from '../analyze-text.ts'
import { outcomeOf } from '../outcome.ts'
import type { ComplianceCheck } from '../schema.ts'
import { evaluateRules } from './evaluate.ts'
import { readingDay } from './labelled-document.ts'
import { labelledDocuments } from './labelled-documents.ts'

const isClaimed = (check: ComplianceCheck) => ['met', 'partially_met'].includes(outcomeOf(check))

/** What every field has to reach, in precision and in recall. */
const threshold = 0.95

it('has at least 60 documents, in two languages and of every kind', () => {
  expect(labelledDocuments.length).toBeGreaterThanOrEqual(60)
  expect(new Set(labelledDocuments.map(({ kind }) => kind)).size).toBe(10)
  const french = labelledDocuments.filter(({ name, text }) => /french/i.test(name) && /[éèà]/.test(text))
  expect(french.length).toBeGreaterThanOrEqual(10)
  expect(new Set(labelledDocuments.map(({ name }) => name)).size).toBe(labelledDocuments.length)
})

it('the rules read every field right at least 95 times out of 100', () => {
  const { scores, misses } = evaluateRules(labelledDocuments)
  expect(scores.length).toBeGreaterThan(20)
  const poor = scores.filter(({ precision, recall }) => Math.min(precision, recall) < threshold)
  expect(poor, JSON.stringify(misses, null, 2)).toEqual([])
})

it('counts what is wrong and what is missed', () => {
  const [first] = labelledDocuments
  if (!first) throw new Error('There are no documents.')
  const { scores, misses } = evaluateRules([
    { ...first, fields: { ...first.fields, organization: 'Another Fund', certificateNumber: 'X-1' } },
  ])
  const organization = scores.find(({ field }) => field === 'organization')
  expect(organization).toMatchObject({ right: 0, wrong: 1, missed: 1, precision: 0, recall: 0 })
  expect(scores.find(({ field }) => field === 'certificateNumber')).toMatchObject({ precision: 1, recall: 0 })
  expect(misses).toHaveLength(3)
})

it.each(labelledDocuments)('quotes $name', ({ text, familySize = null }) => {
  const { evidence, extractedFields, complianceChecks } = analyzeText({ text, today: readingDay, familySize })
  for (const { quote, start, end, before = '', after = '' } of [...evidence, ...extractedFields]) {
    expect(text.slice(start, end)).toBe(quote)
    expect(text).toContain(`${before}${quote}${after}`)
  }
  const claimed = new Set(evidence.map(({ claim }) => claim))
  for (const check of complianceChecks) {
    if (isClaimed(check)) expect(claimed).toContain(check.requirement)
  }
})
