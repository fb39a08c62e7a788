import { describe, expect, it } from 'vitest'
import { emptySections } from './status.ts'
import { autosaveVersionInterval, isKeptBeforeSave, isSameText, planWords } from './versions.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const plan = (executiveSummary: string | null) => ({ title: 'Plan', executiveSummary })

describe('a text that is about to be written over is kept', () => {
  it('when it is the first with a word in it', () => {
    expect(isKeptBeforeSave({ stored: plan('a'), next: plan('b'), newest: undefined, now })).toBe(true)
    expect(isKeptBeforeSave({ stored: plan(null), next: plan('b'), newest: undefined, now })).toBe(false)
    expect(isKeptBeforeSave({ stored: plan('a'), next: plan('a'), newest: undefined, now })).toBe(false)
  })

  it.each([
    [autosaveVersionInterval - 1, false],
    [autosaveVersionInterval, true],
  ])('%i ms after the newest version: %s', (age, isKept) => {
    const newest = { ...plan('old'), createdAt: ago(age) }
    expect(isKeptBeforeSave({ stored: plan('a'), next: plan('b'), newest, now })).toBe(isKept)
  })

  it.each([
    [500, false],
    [501, true],
  ])('when a section loses %i characters: %s', (length, isKept) => {
    const newest = { ...plan('old'), createdAt: now }
    expect(isKeptBeforeSave({ stored: plan('a'.repeat(length)), next: plan(''), newest, now })).toBe(isKept)
  })

  it('never when the newest version says the same', () => {
    const newest = { ...plan('a'), createdAt: ago(autosaveVersionInterval * 2) }
    expect(isKeptBeforeSave({ stored: plan('a'), next: plan('b'), newest, now })).toBe(false)
  })
})

it('takes a missing text for an empty one', () => {
  expect(isSameText(plan(null), plan(''))).toBe(true)
  expect(isSameText(plan('a'), plan('A'))).toBe(false)
  expect(isSameText(plan('a'), { ...plan('a'), title: 'Other' })).toBe(false)
})

it('counts the words of all sections', () => {
  expect(planWords({ executiveSummary: 'one two', operationsPlan: 'three' })).toBe(3)
})

it('names the sections that are still empty', () => {
  const written = {
    executiveSummary: 'a',
    innovationStatement: ' ',
    jobCreationPlan: 'c',
    marketAnalysis: 'd',
  }
  expect(emptySections(written).map(({ key }) => key)).toEqual(['innovation', 'global', 'operations'])
})
