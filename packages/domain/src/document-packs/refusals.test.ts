import { expect, it } from 'vitest'
import { inMegabytes, packRefusalText } from './refusals.ts'

it.each([
  [1, '1 KB'],
  [3_400, '3 KB'],
  [99_999, '100 KB'],
  [100_000, '0.1 MB'],
  [2_560_000, '2.6 MB'],
  [200_000_000, '200 MB'],
])('%d bytes are %s', (bytes, text) => expect(inMegabytes(bytes)).toBe(text))

it('says which page is too large, what a file may take and what to do', () => {
  const refusal = { reason: 'page', page: 12, pages: 40, bytes: 5_200_000 } as const
  expect(packRefusalText('Passport', refusal, 4_000_000)).toBe(
    'Passport: Page 12 of 40 alone takes 5.2 MB, and a file may take 4 MB. Scan it again at 150 to 200 dpi, in grey, upload that, and put it in the place of this one.',
  )
  expect(packRefusalText('Photo', { ...refusal, page: 1, pages: 1 }, 4_000_000)).toContain(
    'Its only page alone',
  )
  expect(packRefusalText('Plan', { reason: 'kind' }, 4_000_000)).toMatch(
    /^Plan: This kind of file has no pages/,
  )
})
