import { describe, expect, it } from 'vitest'
import { categoryOfChecklistItem, checklistState, validityOf } from './checklist-items.ts'
import { nameFitsType, refusedByName } from './file-types.ts'
import { type Document, fileNameSchema } from './schema.ts'

const today = '2026-11-21'
const document = (values: Partial<Document>): Document => ({
  id: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
  userId: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5e',
  fileName: 'a.pdf',
  fileType: 'application/pdf',
  fileSize: 1,
  objectPath: 'x',
  category: 'personal-documents',
  checklistKey: 'passport-or-travel-document',
  expiresOn: null,
  holder: 'person',
  sharing: 'existence',
  uploadedAt: '2026-11-01T00:00:00.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...values,
})

describe('validityOf', () => {
  it.each([
    [null, 'valid'],
    ['2026-11-20', 'expired'],
    ['2026-11-21', 'expiring'],
    ['2027-02-19', 'expiring'],
    ['2027-02-20', 'valid'],
  ])('a paper until %s is %s', (expiresOn, validity) => {
    expect(validityOf(expiresOn, today)).toBe(validity)
  })
})

describe('checklistState', () => {
  const passport = (documents: Document[], ticked: string[] = []) => {
    const sections = checklistState(documents, { today, ticked })
    const section = sections.find(({ key }) => key === 'personal-documents')
    const item = section?.items.find(({ key }) => key === 'passport-or-travel-document')
    return { state: item?.state, done: section?.done, total: section?.total, loose: section?.loose.length }
  }

  it('is missing without a file or a tick, and present with either', () => {
    expect(passport([])).toEqual({ state: 'missing', done: 0, total: 16, loose: 0 })
    expect(passport([], ['passport-or-travel-document'])).toMatchObject({ state: 'present', done: 1 })
    expect(passport([document({})])).toMatchObject({ state: 'present', done: 1 })
  })

  it('goes by the best file, and by files before ticks', () => {
    const expired = document({ expiresOn: '2026-01-01' })
    const expiring = document({ expiresOn: '2026-12-01' })
    expect(passport([expired], ['passport-or-travel-document'])).toMatchObject({ state: 'expired', done: 0 })
    expect(passport([expired, expiring])).toMatchObject({ state: 'expiring', done: 1 })
    expect(passport([expired, expiring, document({})])).toMatchObject({ state: 'present', done: 1 })
  })

  it('shows a file without an item under its category', () => {
    expect(passport([document({ checklistKey: null })])).toMatchObject({ state: 'missing', loose: 1 })
  })

  it('knows the category of each item', () => {
    for (const { key, items } of checklistState([], { today, ticked: [] })) {
      for (const item of items) expect(categoryOfChecklistItem(item.key)).toBe(key)
    }
    expect(categoryOfChecklistItem('nothing')).toBeUndefined()
  })
})

describe('a file name', () => {
  it.each(['护照.pdf', 'جواز\u200cسفر.pdf', '👩‍💻 plan.docx', "O'Neil (2).PDF", '.hidden', 'no extension'])(
    'may be %j',
    (name) => {
      expect(fileNameSchema.parse(name)).toBe(name)
    },
  )

  it.each(['', ' ', '..', 'a/b.pdf', 'a\\b.pdf', 'a\u0000.pdf', 'a\n.pdf', 'fdp.\u202Eexe', 'x'.repeat(256)])(
    'may not be %j',
    (name) => {
      expect(fileNameSchema.safeParse(name).success).toBe(false)
    },
  )

  it.each([
    ['passport.pdf', 'application/pdf', true],
    ['PASSPORT.PDF', 'application/pdf', true],
    ['passport.pdf. ', 'application/pdf', true],
    ['passport', 'application/pdf', true],
    ['Letter from Dr. Roy', 'application/pdf', true],
    ['Statement 2026.11', 'application/pdf', true],
    ['passport.exe', 'application/pdf', false],
    ['passport.pdf.exe', 'application/pdf', false],
    ['passport.jpg', 'application/pdf', false],
    ['photo.JPEG', 'image/jpeg', true],
    ['letter.command', 'text/plain', false],
    ['letter.desktop', 'text/plain', false],
    ['letter.library-ms', 'text/plain', false],
    ['letter.settingcontent-ms', 'text/plain', false],
  ])('%j fits %s: %s', (name, type, fits) => {
    expect(nameFitsType(name, type)).toBe(fits)
  })
})

describe('refusedByName', () => {
  it.each([
    ['Passport.PDF', 'application/pdf'],
    ['figures.csv', 'application/vnd.ms-excel'],
    ['scan.jpeg', ''],
    ['Letter from Dr. Roy', ''],
    ['scan', 'image/png'],
  ])('takes %s, announced as %j', (name, type) => {
    expect(refusedByName(name, type)).toBeNull()
  })

  it.each([
    ['holiday.heic', 'image/heic', '.heic files'],
    ['plan.doc', 'application/msword', '.doc files'],
    ['tool.exe', 'application/pdf', '.exe files'],
    ['film', 'video/mp4', 'this kind of file'],
  ])('refuses %s, announced as %j, and names what is taken', (name, type, kind) => {
    expect(refusedByName(name, type)).toBe(
      `${name} was not added: ${kind} cannot be kept here. Send it as PDF, Word (.docx), Excel (.xlsx), PowerPoint (.pptx), JPEG, PNG or plain text.`,
    )
  })
})
