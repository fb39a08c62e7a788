import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { abilities, languageTestNames } from '../eligibility/schema.ts'
import fixture from './fixtures/clb-equivalency.json' with { type: 'json' }
import { getLanguageTest, type LanguageTestId, languageTests, levelNameOf } from './tests.ts'
import { minimumScore, toClb } from './to-clb.ts'

const httpsAddress = z.url({ protocol: /^https$/ })

/** The rows of the collected tables, as level, lowest and highest score: written down apart from the module. */
const rows = Object.entries(fixture).flatMap(([testId, byAbility]) =>
  abilities.flatMap((ability) =>
    byAbility[ability].map(([clb = 0, min = 0, max = 0]) => ({
      testId: testId as LanguageTestId,
      ability,
      clb,
      min,
      max,
    })),
  ),
)

describe('toClb', () => {
  it('covers every test of the collected tables, with seven rows for each ability', () => {
    expect(Object.keys(fixture).sort()).toEqual(languageTests.map((test) => test.id).sort())
    expect(rows).toHaveLength(languageTests.length * 4 * 7)
  })

  it.each(rows)('$testId $ability: $min to $max is level $clb', ({ testId, ability, clb, min, max }) => {
    const { scales } = getLanguageTest(testId)
    const { step } = scales[ability]
    const level = { kind: 'level', clb, andAbove: clb === 10 }
    expect(toClb(testId, ability, min)).toEqual(level)
    expect(toClb(testId, ability, max)).toEqual(level)
    expect(toClb(testId, ability, min - step)).not.toEqual(level)
    expect(toClb(testId, ability, max + step)).not.toEqual(level)
    expect(minimumScore(testId, ability, clb)).toBe(min)
    if (clb === 4) expect(toClb(testId, ability, min - step)).toEqual({ kind: 'below_range' })
    if (clb === 10) expect(max).toBe(scales[ability].max)
  })

  it.each([
    ['ielts_general', 'listening', 5.25],
    ['ielts_general', 'listening', 9.5],
    ['ielts_general', 'listening', -0.5],
    ['celpip_general', 'reading', 7.5],
    ['pte_core', 'reading', 9],
    ['tef_canada_old_scale', 'reading', 301],
    ['tcf_canada', 'writing', 21],
    ['tcf_canada', 'writing', Number.NaN],
    ['tcf_canada', 'writing', Number.POSITIVE_INFINITY],
  ] as const)('%s %s: %d is no score of that test', (testId, ability, score) => {
    expect(toClb(testId, ability, score)).toEqual({
      kind: 'invalid',
      ...getLanguageTest(testId).scales[ability],
    })
  })

  it('never gives a lower level for a higher score', () => {
    const scores = fc
      .tuple(fc.constantFrom(...languageTests), fc.constantFrom(...abilities))
      .chain(([test, ability]) => {
        const { min, max, step } = test.scales[ability]
        const score = fc.integer({ min: 0, max: (max - min) / step }).map((steps) => min + steps * step)
        return fc.record({ id: fc.constant(test.id), ability: fc.constant(ability), a: score, b: score })
      })
    const level = (...args: Parameters<typeof toClb>) => {
      const reading = toClb(...args)
      expect(reading.kind).not.toBe('invalid')
      return reading.kind === 'level' ? reading.clb : 0
    }
    fc.assert(
      fc.property(scores, ({ id, ability, a, b }) => {
        expect(level(id, ability, Math.max(a, b))).toBeGreaterThanOrEqual(level(id, ability, Math.min(a, b)))
      }),
    )
  })

  it('names no lowest score for a level outside the tables', () => {
    expect(minimumScore('ielts_general', 'listening', 3)).toBeUndefined()
    expect(minimumScore('ielts_general', 'listening', 11)).toBeUndefined()
  })
})

describe('the tests', () => {
  it('offer every table except the one that has expired', () => {
    expect(languageTests.filter((test) => !test.selectable).map((test) => test.id)).toEqual([
      'tef_canada_2019_2023',
    ])
  })

  it('belong to every answer of the screener', () => {
    const selectable = languageTests.filter((test) => test.selectable)
    expect(new Set(selectable.map((test) => test.screenerTest))).toEqual(new Set(languageTestNames))
    expect(getLanguageTest('pte_core').screenerTest).toBe('Other')
  })

  it('count in NCLC in French and in CLB in English', () => {
    for (const test of languageTests) {
      expect(test.levelName).toBe(test.language === 'fr' ? 'NCLC' : 'CLB')
      expect(levelNameOf(test.screenerTest)).toBe(test.levelName)
    }
  })

  it('say where each table was read', () => {
    for (const test of languageTests) {
      expect(test.source.length).toBeGreaterThan(0)
      for (const { url } of test.source) expect(httpsAddress.safeParse(url).success, url).toBe(true)
    }
  })
})
