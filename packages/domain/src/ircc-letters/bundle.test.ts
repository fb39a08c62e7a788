import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bundleGaps, bundleGapTexts } from './bundle.ts'

const [mine, theirs] = ['0190d1f2-0000-7000-8000-000000000001', '0190d1f2-0000-7000-8000-000000000002']
const concern = (values: object = {}) => ({
  text: 'Purpose',
  answer: '',
  paper: '',
  documentIds: [],
  ...values,
})
const isMine = (id: string) => id === mine

it('a bundle is complete once every concern has a text or a paper that can be sent', () => {
  const concerns = [concern({ answer: 'Twelve clinics pay.' }), concern({ documentIds: [mine] })]
  expect(bundleGapTexts(bundleGaps(concerns, isMine))).toEqual([])
})

it('what keeps it from being complete is named by number', () => {
  const concerns = [concern(), concern({ documentIds: [mine, theirs] }), concern({ answer: ' ' })]
  expect(bundleGapTexts(bundleGaps(concerns, isMine))).toEqual([
    'Concerns 1 and 3 are open: enter an answer or attach a paper, or make a draft.',
    'A paper of concern 2 was deleted, or another member uploaded it: attach one of yours, or ask them to make the bundle.',
  ])
})

it('emptying any one concern of a complete bundle opens it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (count, pick) => {
      const at = pick % count
      const concerns = Array.from({ length: count }, (_, index) =>
        concern({ answer: index === at ? '' : 'Yes' }),
      )
      expect(bundleGaps(concerns, isMine)).toEqual({ open: [at + 1], unreadable: [] })
    }),
  )
})
