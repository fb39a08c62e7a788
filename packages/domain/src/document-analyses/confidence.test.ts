import { expect, it } from 'vitest'
import { confidenceFor, meanConfidence } from './confidence.ts'
import { evenly, reliabilityOf, statementsOn } from './evaluation/calibrate.ts'
import { heldOutDocuments } from './evaluation/generated/evaluation-sets.ts'
import { trialHalf } from './evaluation/second-author/halves.ts'

const fewest = 40
const tolerance = 5

it('says of held-out documents that it was not set on how many of 100 statements are right', {
  timeout: 60_000,
}, () => {
  const bands = reliabilityOf(evenly(statementsOn(heldOutDocuments()), statementsOn(trialHalf))).filter(
    ({ all }) => all >= fewest,
  )
  expect(bands.length).toBeGreaterThan(0)
  for (const { stated, right, all } of bands) {
    expect((right / all) * 100).toBeGreaterThanOrEqual(stated - tolerance)
  }
  const sum = (pick: (band: (typeof bands)[number]) => number) =>
    bands.reduce((total, band) => total + pick(band), 0)
  const share = (100 * sum(({ right }) => right)) / sum(({ all }) => all)
  const stated = sum((band) => band.stated * band.all) / sum(({ all }) => all)
  expect(Math.abs(stated - share)).toBeLessThanOrEqual(tolerance)
})

it('is never wholly sure, and says little where nothing was measured', () => {
  expect(confidenceFor('field beside clear')).toBeLessThan(98)
  expect(confidenceFor('field above unreadable')).toBe(60)
  expect(meanConfidence([90, 80], true)).toBe(85)
  expect(meanConfidence([90, 80], false)).toBeLessThan(50)
  expect(meanConfidence([], false)).toBe(30)
})
