import { expect, test } from 'vitest'
import { type HeldFile, withoutTwin } from './intake.ts'

const held = (name: string, contentHash: string, same: HeldFile['same']): HeldFile => ({
  id: name,
  name,
  type: 'text/plain',
  size: 1,
  data: new Blob(['x']),
  contentHash,
  same,
})

test('the first twin of a file that is taken out stands in its place, and the others are asked about it', () => {
  const asLease = { fileName: 'lease.txt', isKept: false }
  const kept = held('kept.txt', 'a', { fileName: 'old.txt', isKept: true })
  const other = held('other.txt', 'b', { fileName: 'plan.txt', isKept: false })
  const files = [kept, held('copy.txt', 'a', asLease), held('copy 2.txt', 'a', asLease), other]
  expect(withoutTwin(files, 'a').map(({ name, same }) => [name, same])).toEqual([
    ['kept.txt', kept.same],
    ['copy.txt', null],
    ['copy 2.txt', { fileName: 'copy.txt', isKept: false }],
    ['other.txt', other.same],
  ])
})

test('nothing changes for what has no twin, or could not be compared', () => {
  const files = [held('copy.txt', 'a', { fileName: 'lease.txt', isKept: false })]
  expect(withoutTwin(files, 'b')).toBe(files)
  expect(withoutTwin(files, undefined)).toBe(files)
})
