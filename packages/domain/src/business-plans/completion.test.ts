import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlanDone, planProgress, sectionCompletion, sectionCompletions } from './completion.ts'
import { planProgressSchema, planSectionFields } from './schema.ts'
import { planSections } from './sections.ts'
import { countWords, executiveSummaryGuidance } from './words.ts'

describe('sectionCompletion', () => {
  it.each([
    [null, 0],
    [undefined, 0],
    ['', 0],
    [' \n\t ', 0],
    ['a', 50],
    ['a'.repeat(199), 50],
    [` ${'a'.repeat(199)} `, 50],
    ['a'.repeat(200), 100],
  ])('%#', (text, completion) => {
    expect(sectionCompletion(text)).toBe(completion)
  })

  it('never falls as a text grows', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (text, more) => {
        expect(sectionCompletion(text + more)).toBeGreaterThanOrEqual(sectionCompletion(text))
      }),
    )
  })
})

describe('planProgress', () => {
  const long = 'a'.repeat(200)

  it.each([
    [{}, 0],
    [{ executiveSummary: long }, 17],
    [{ executiveSummary: long, innovationStatement: 'short' }, 25],
    [Object.fromEntries(planSectionFields.map((field) => [field, 'short'])), 50],
    [Object.fromEntries(planSectionFields.map((field) => [field, long])), 100],
  ])('%#', (plan, progress) => {
    expect(planProgress(plan)).toBe(progress)
  })

  it('fits its schema', () => {
    const plan = { marketAnalysis: long, operationsPlan: 'short' }
    const answer = { id: null, progress: planProgress(plan), sections: sectionCompletions(plan) }
    expect(planProgressSchema.parse(answer)).toEqual(answer)
  })

  it('is done from 80', () => {
    expect(isPlanDone(79)).toBe(false)
    expect(isPlanDone(80)).toBe(true)
  })

  it('has a section for each field, in the order of the tabs', () => {
    expect(planSections.map(({ field }) => field)).toEqual(planSectionFields)
  })
})

describe('word counts', () => {
  it.each([
    ['', 0],
    [null, 0],
    [' — … ', 0],
    ["The start-up's plan: 15-25 jobs.", 5],
    ['l’équipe  est prête', 3],
    ['один два', 2],
    ['a\nb\tc', 3],
  ])('%j has %i', (text, words) => {
    expect(countWords(text)).toBe(words)
  })

  it.each([
    [0, 'empty'],
    [499, 'short'],
    [500, 'within'],
    [800, 'within'],
    [801, 'long'],
  ])('an executive summary of %i words is %s', (words, verdict) => {
    expect(executiveSummaryGuidance('word '.repeat(words))).toEqual({
      words,
      minimum: 500,
      maximum: 800,
      verdict,
    })
  })
})
