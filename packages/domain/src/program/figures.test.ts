import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { addDays } from '../shared/days.ts'
import { latestEdition, programEditions } from './editions.ts'
import { figureAges, mostDaysUnchecked } from './figure-ages.ts'
import { changedParts, figureGroups, figureTopics } from './figure-topics.ts'
import { reviewedOn, secondReadingOn } from './sources.ts'
import { groupsMayBeEnded, priorityInstructionsEnd } from './status.ts'
import { peopleWaiting } from './waiting.ts'
import { aboutWorkPermitFunds, extensionRisk, restorationFee, workPermitFile } from './work-permit.ts'

const entries = figureTopics.flatMap(({ id, entries }) => entries.map((entry) => [id, entry] as const))

describe('the list of every figure', () => {
  it('names each topic once, and has something in every group', () => {
    const ids = figureTopics.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(figureTopics.map(({ group }) => group))).toEqual(new Set(figureGroups))
  })

  it.each(entries)(
    '%s: says what, where it was read and when',
    (_, { value, source, checkedOn, effectiveFrom }) => {
      expect(value.trim()).not.toBe('')
      expect(source.title).not.toBe('')
      expect(z.url({ protocol: /^https$/ }).safeParse(source.url).success).toBe(true)
      expect(z.iso.date().safeParse(checkedOn).success).toBe(true)
      if (effectiveFrom !== null) expect(checkedOn >= effectiveFrom).toBe(true)
    },
  )

  it('names what each edition changed', () => {
    const changes = programEditions
      .slice(1)
      .map((edition, index) => changedParts(programEditions[index] ?? edition, edition))
    expect(changes).toEqual([
      ['Intake of new applications', 'Settlement funds', 'Fees'],
      ['Settlement funds'],
      ['Intake of new applications', 'Fees'],
    ])
  })

  it('shows where sources disagree, with each reading and what to do', () => {
    const conflicts = figureTopics.filter(({ kind }) => kind === 'conflict')
    expect(conflicts.map(({ id }) => id)).toEqual(['cap', 'extension-risk', 'outcomes'])
    for (const { entries, advice } of conflicts) {
      expect(entries.length).toBe(2)
      expect(advice).toBeTruthy()
    }
  })
})

describe('the age of figures', () => {
  it('is counted from the day checked, the longest unchecked first', () => {
    const ages = figureAges(figureTopics, '2026-11-22')
    expect(ages).toHaveLength(entries.length)
    expect(ages[0]).toMatchObject({ checkedOn: '2026-09-12', days: 71, isStale: false })
    expect(ages.at(-1)).toMatchObject({ checkedOn: secondReadingOn, days: 0 })
  })

  it('is too great only after the last day allowed', () => {
    const lastDay = addDays(reviewedOn, mostDaysUnchecked)
    const stale = (day: string) =>
      figureAges(figureTopics, day).filter(({ checkedOn, isStale }) => isStale && checkedOn === reviewedOn)
    expect(stale(lastDay)).toEqual([])
    expect(stale(addDays(lastDay, 1))).not.toEqual([])
  })
})

describe('the second reading', () => {
  it('holds what it found', () => {
    expect(peopleWaiting.map(({ value }) => value.people)).toEqual([46_600, 43_200, 42_200])
    expect(restorationFee).toMatchObject({ value: 246.25, effectiveFrom: '2025-12-01' })
    expect(priorityInstructionsEnd.value).toBe('2026-12-31')
    expect(groupsMayBeEnded.effectiveFrom).toBe('2026-03-26')
    expect(workPermitFile.value[0]).toContain('IMM 0211')
    expect(extensionRisk.advice).toContain('Ask a lawyer')
    expect(aboutWorkPermitFunds(3, latestEdition)).toBe(46_720)
  })
})
