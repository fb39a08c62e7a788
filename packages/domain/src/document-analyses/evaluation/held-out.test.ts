import { expect, it } from 'vitest'
import { heldOutDocuments, tuningDocuments } from './generated/evaluation-sets.ts'
import { labelledDocuments } from './labelled-documents.ts'
import { scoreFacts, shareRight } from './score-facts.ts'
import { setA } from './second-author/set-a/index.ts'
import { setB } from './second-author/set-b/index.ts'
import { setC } from './third-author/index.ts'

const leastShare = 0.9
const widestGap = 0.05

it('the rules read layouts that they were not made for nearly as well as those they were', {
  timeout: 60_000,
}, () => {
  const heldOut = shareRight(scoreFacts(heldOutDocuments()))
  const tuning = shareRight(scoreFacts([...tuningDocuments(), ...labelledDocuments, ...setA]))
  expect(heldOut.all).toBeGreaterThan(2_000)
  expect(heldOut.share).toBeGreaterThanOrEqual(leastShare)
  expect(tuning.share - heldOut.share).toBeLessThanOrEqual(widestGap)
})

it('the rules read papers of another author, for which none was changed, nearly as well', () => {
  const second = shareRight(scoreFacts(setB))
  expect(second.all).toBeGreaterThan(400)
  expect(second.share).toBeGreaterThanOrEqual(leastShare)
})

it('the rules read papers of a third author no worse than they once did', () => {
  const third = shareRight(scoreFacts(setC))
  expect(third.all).toBeGreaterThan(190)
  expect(third.share).toBeGreaterThanOrEqual(0.85)
})

it('counts a wrong value, a missed one and one that is not there as one fact each', () => {
  const [document] = tuningDocuments().filter(({ fields }) => fields.documentNumber !== undefined)
  if (!document) throw new Error('There is no document with a number.')
  const right = shareRight(scoreFacts([document]))
  const { documentNumber: _, ...others } = document.fields
  const worse = scoreFacts([
    { ...document, fields: { ...others, person: 'Somebody Else', country: 'Utopia' } },
  ])
  expect(shareRight(worse).all).toBe(right.all + 1)
  expect(worse.filter(({ isRight }) => !isRight).map(({ field }) => field)).toEqual(
    expect.arrayContaining(['person', 'country', 'documentNumber']),
  )
})
