import { expect, it } from 'vitest'
import { analyzeText } from '../document-analyses/analyze-text.ts'
import { suggestPlace } from './suggest-place.ts'

const documentId = '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f'
const read = (text: string, createdAt = '2026-11-01T00:00:00.000Z') => ({
  ...analyzeText({ text, today: '2026-11-23' }),
  documentId,
  createdAt,
})
const passport = [
  'REPUBLIC OF KENYA',
  'Passport No. AK0123456',
  'Surname: WANJIRU',
  'Given names: GRACE',
  'Date of expiry: 14 March 2031',
].join('\n')

it('suggests where a passport belongs, and until when it is valid, with the passages', () => {
  const place = suggestPlace(documentId, [read(passport)])
  expect(place).toMatchObject({
    checklistKey: 'passport-or-travel-document',
    passage: { quote: 'Passport No. AK0123456' },
    expiresOn: { day: '2031-03-14', passage: { quote: '14 March 2031' } },
  })
})

it.each([
  ['Letter of Support\nWe support Harbour Grid.', 'letter-of-support-from-a-designated-organization'],
  [
    'Certificate of Incorporation\nCanada Business Corporations Act',
    'articles-and-certificate-of-incorporation-in-canada',
  ],
  ['Police certificate\nNo criminal record was found.', 'police-certificates'],
])('%j belongs to %s, and the passage stands in the text', (text, checklistKey) => {
  const place = suggestPlace(documentId, [read(text)])
  expect(place?.checklistKey).toBe(checklistKey)
  expect(place?.passage?.quote).not.toBe('')
  expect(text).toContain(place?.passage?.quote)
})

it('goes by the newest analysis, and by that of this document only', () => {
  const older = read(passport)
  const newer = read('Police certificate\nNo criminal record was found.', '2026-11-02T00:00:00.000Z')
  expect(suggestPlace(documentId, [older, newer])?.checklistKey).toBe('police-certificates')
  expect(suggestPlace('another', [older])).toBeNull()
})

it('suggests nothing for what no rule knows', () => {
  expect(suggestPlace(documentId, [read('Dear Ada, lunch on Friday?')])).toBeNull()
})
