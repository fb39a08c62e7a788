import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { compareForm, type HistoryPerson, readFilledForm } from '@suv/domain'
import { describe, expect, it } from 'vitest'
import { readFormFields, UnreadableForm } from './read-form-fields.ts'

const wrap = (data: string) =>
  `<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data>${data}</xfa:data></xfa:datasets>`
const template =
  '<template xmlns="http://www.xfa.org/schema/xfa-template/3.0/"><field name="familyName">No</field></template>'

type Packet = { datasets?: string | undefined; isWhole?: boolean; password?: string | undefined }

/** A small PDF whose form has such an XFA packet. */
async function makeForm({ datasets, isWhole = false, password }: Packet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage([100, 100])
  const { context } = pdf
  const stream = (text: string) => context.register(context.flateStream(text))
  const packet = isWhole
    ? stream(`<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">${template}${datasets}</xdp:xdp>`)
    : context.obj([
        PDFString.of('template'),
        stream(template),
        ...(datasets === undefined ? [] : [PDFString.of('datasets'), stream(datasets)]),
      ])
  pdf.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [], XFA: packet }))
  if (password !== undefined) pdf.encrypt({ userPassword: '', ownerPassword: password })
  return pdf.save({ useObjectStreams: false })
}

const data = `<IMM_5669><page1><givenName>Amara</givenName><familyName>Okafor &amp; Sons</familyName>
  <birthDate3>1990-05-01</birthDate3></page1><page3><addressTable>
  <Row1><Cell7>Canada</Cell7><fromDate>2019-04</fromDate></Row1>
  <Row1><fromDate>2017-02</fromDate><Cell7/><Cell3><![CDATA[Street <1>]]></Cell3></Row1>
  </addressTable></page3></IMM_5669>`

describe('a filled form', () => {
  it.each([
    ['a packet in parts', {}],
    ['a packet in one stream', { isWhole: true }],
    ['a form that is locked against changes', { password: 'owner' }],
  ])('is read from %s', async (_, options) => {
    const fields = await readFormFields(await makeForm({ datasets: wrap(data), ...options }))
    expect(fields.map(({ path, value }) => [path.join('/'), value])).toEqual([
      ['IMM_5669/page1/givenName', 'Amara'],
      ['IMM_5669/page1/familyName', 'Okafor & Sons'],
      ['IMM_5669/page1/birthDate3', '1990-05-01'],
      ['IMM_5669/page3/addressTable/Row1/Cell7', 'Canada'],
      ['IMM_5669/page3/addressTable/Row1/fromDate', '2019-04'],
      ['IMM_5669/page3/addressTable/Row1/fromDate', '2017-02'],
      ['IMM_5669/page3/addressTable/Row1/Cell7', ''],
      ['IMM_5669/page3/addressTable/Row1/Cell3', 'Street <1>'],
    ])
    expect(new Set(fields.map(({ group }) => group)).size).toBe(3)
  })

  it('is compared to the history by the names of its fields', async () => {
    const filled = readFilledForm(await readFormFields(await makeForm({ datasets: wrap(data) })))
    const self = {
      id: 'me',
      name: 'Amara Okafor',
      relation: 'self',
      dateOfBirth: '1990-05-02',
      familySince: null,
      comesAlong: true,
      createdAt: '',
      updatedAt: '',
    } satisfies HistoryPerson
    const texts =
      filled &&
      compareForm(filled, { people: [self], entries: [] }, 'me', '2026-11-23').map(({ text }) => text)
    expect(texts).toEqual([
      'Name: the form says “Amara Okafor & Sons”, your history “Amara Okafor”.',
      'Date of birth of Amara Okafor: the form says 1 May 1990, your history 2 May 1990.',
      'Address: “Canada”, from 2019-04-01 to no date, is in the form and not in your history.',
      'Address: “Street <1>”, from 2017-02-01 to no date, is in the form and not in your history.',
    ])
  })
})

describe('what is no such form', () => {
  const entities = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${wrap('<f>&b;</f>')}`
  const outside = `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${wrap('<f>&f;</f>')}`
  it.each([
    ['data with entities of their own', entities, 'not in order'],
    ['data with an entity from outside', outside, 'not in order'],
    ['an entity that nobody declared', wrap('<f>&who;</f>'), 'not in order'],
    ['data that end in the middle', wrap(data).slice(0, 200), 'not in order'],
    ['text that is no XML', 'hello', 'not in order'],
    ['elements in elements without end', wrap('<a>'.repeat(100) + '</a>'.repeat(100)), 'more than'],
    ['more fields than a form has', wrap('<a>1</a>'.repeat(20_001)), 'more than'],
    ['data that unpack to a great deal', wrap(`<a>${' '.repeat(5 * 1024 * 1024)}</a>`), 'more than'],
    ['a form without data', undefined, 'holds no form data'],
  ])('is refused: %s', async (_, datasets, message) => {
    const bytes = await makeForm({ datasets })
    await expect(readFormFields(bytes)).rejects.toThrow(UnreadableForm)
    await expect(readFormFields(bytes)).rejects.toThrow(message)
  })

  it('is refused: a PDF without a form, a locked one, and any other file', async () => {
    const plain = await PDFDocument.create()
    plain.addPage()
    await expect(readFormFields(await plain.save())).rejects.toThrow('holds no form data')
    const locked = await PDFDocument.create()
    locked.addPage()
    locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
    await expect(readFormFields(await locked.save())).rejects.toThrow('cannot be read as a PDF')
    await expect(readFormFields(new TextEncoder().encode('hello'))).rejects.toThrow('cannot be read')
    await expect(readFormFields(new Uint8Array(21 * 1024 * 1024))).rejects.toThrow('more than')
  })

  it('is cut in a value, not in the form', async () => {
    const [long] = await readFormFields(await makeForm({ datasets: wrap(`<a>${'x'.repeat(9_000)}</a>`) }))
    expect(long?.value).toHaveLength(5_000)
  })
})
