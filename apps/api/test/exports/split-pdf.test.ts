import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { setPicture } from '../../src/exports/pack/picture-page.ts'
import { type Split, splitPdf } from '../../src/exports/pack/split-pdf.ts'
import { makePdf, noise } from '../support/make-pdf.ts'
import { pdfText } from '../support/pdf-text.ts'

const partsOf = (split: Split) => {
  if (!split.ok) throw new Error(`refused: ${split.refusal.reason}`)
  return split.parts
}
const pagesIn = async (bytes: Uint8Array) =>
  [...(await pdfText(bytes)).matchAll(/Page (\d+)\./g)].map(([, number]) => Number(number))

describe('a PDF', () => {
  it('that fits stays as it is', async () => {
    const bytes = await makePdf([1_000, 2_000])
    expect(await splitPdf(bytes, bytes.length)).toEqual({
      ok: true,
      pages: 2,
      parts: [{ pages: [1, 2], bytes }],
    })
  })

  it('is split within the limit, every page once and in order, its pictures unchanged, the same way twice', async () => {
    const limit = 30_000
    const sizes = fc.array(fc.integer({ min: 1, max: 24_000 }), { minLength: 1, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(sizes, fc.boolean(), async (given, sharesPictures) => {
        const bytes = await makePdf(given, { sharesPictures })
        const parts = partsOf(await splitPdf(bytes, limit))
        expect((await Promise.all(parts.map((part) => pagesIn(part.bytes)))).flat()).toEqual(
          given.map((_, at) => at + 1),
        )
        for (const [at, { pages, bytes: part }] of parts.entries()) {
          expect(part.length).toBeLessThanOrEqual(limit)
          expect(pages[0]).toBe(at === 0 ? 1 : (parts[at - 1]?.pages[1] ?? 0) + 1)
          for (let page = pages[0]; page <= pages[1]; page++) {
            const picture = noise(`picture ${page - 1}`, given[page - 1] ?? 0)
            expect(Buffer.from(part).includes(picture)).toBe(true)
          }
        }
        expect(partsOf(await splitPdf(bytes, limit))).toEqual(parts)
      }),
      { numRuns: 25 },
    )
  })

  it('is refused where a page is above the limit alone, with that page and its size', async () => {
    const split = await splitPdf(await makePdf([500, 500, 40_000, 500]), 20_000)
    expect(split).toMatchObject({ ok: false, refusal: { reason: 'page', page: 3, pages: 4 } })
    expect(!split.ok && split.refusal.reason === 'page' && split.refusal.bytes).toBeGreaterThan(40_000)
  })

  it('of 30 MB and 200 pages takes seconds, in eight files of 4 MB', async () => {
    const bytes = await makePdf(Array.from({ length: 200 }, () => 150_000))
    const started = performance.now()
    const parts = partsOf(await splitPdf(bytes, 4_000_000))
    expect(parts).toHaveLength(8)
    expect(performance.now() - started).toBeLessThan(20_000)
  })

  it('keeps size and turn of pages that the page tree gives them, and drops links to other pages only', async () => {
    const document = await PDFDocument.load(await makePdf([9_000, 9_000, 9_000]))
    const { context } = document
    const [first, second] = document.getPages()
    const tree = document.catalog.Pages()
    tree.set(PDFName.of('Rotate'), context.obj(90))
    const link = (values: object) =>
      context.register(
        context.obj({
          Type: 'Annot',
          Subtype: 'Link',
          Rect: [0, 0, 9, 9],
          P: first?.ref,
          ...values,
        } as never),
      )
    first?.node.set(
      PDFName.of('Annots'),
      context.obj([
        link({ Dest: [second?.ref, 'Fit'] }),
        link({ A: { S: 'URI', URI: PDFString.of('https://example.org/') } }),
      ]),
    )
    const parts = partsOf(await splitPdf(await document.save(), 14_000))
    expect(parts).toHaveLength(3)
    const [page] = (await PDFDocument.load(parts[0]?.bytes ?? '')).getPages()
    expect(page?.getRotation().angle).toBe(90)
    expect(page?.node.Annots()?.size()).toBe(1)
    for (const part of parts) expect(part.bytes.length).toBeLessThan(14_000)
  })

  it('is refused where it is protected or damaged, or is a form with entries that are not drawn', async () => {
    const bytes = await makePdf([10_000, 10_000])
    const locked = await PDFDocument.load(bytes)
    locked.encrypt({ userPassword: 'open', ownerPassword: 'own' })
    const form = await PDFDocument.load(bytes)
    const field = form.getForm().createTextField('name')
    field.addToPage(form.getPages()[0] as never)
    for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'))
    field.acroField.dict.set(PDFName.of('V'), PDFString.of('Amina'))
    for (const [given, reason] of [
      [await locked.save(), 'encrypted'],
      [bytes.subarray(0, 9_000), 'damaged'],
      [Buffer.from('no PDF at all'), 'damaged'],
      [await form.save({ updateFieldAppearances: false }), 'form'],
    ] as const) {
      expect(await splitPdf(given, 12_000)).toEqual({ ok: false, refusal: { reason } })
    }
  })
})

describe('a picture', () => {
  const pixels = noise('pixels', 120 * 80 * 3)
  const picture = () => sharp(pixels, { raw: { width: 120, height: 80, channels: 3 } })

  it('becomes a page with the bytes of the JPEG unchanged, the same way twice', async () => {
    const jpeg = await picture().jpeg().toBuffer()
    const [part] = partsOf(await setPicture(jpeg, 'image/jpeg', 1_000_000))
    expect(Buffer.from(part?.bytes ?? []).includes(jpeg)).toBe(true)
    expect(partsOf(await setPicture(jpeg, 'image/jpeg', 1_000_000))).toEqual([part])
    const [page] = (await PDFDocument.load(part?.bytes ?? '')).getPages()
    expect(page?.getSize()).toEqual({ width: 792, height: 612 })
  })

  it.each([
    ['colours', () => picture().png()],
    ['grey', () => picture().toColourspace('b-w').png()],
    ['a palette', () => picture().png({ palette: true, colours: 16 })],
    ['transparency', () => picture().ensureAlpha(0.5).png()],
  ])('with %s, as PNG, shows the same pixels', async (_, draw) => {
    const { extractImages, getDocumentProxy } = await import('unpdf')
    const png = await draw().toBuffer()
    const [part] = partsOf(await setPicture(png, 'image/png', 1_000_000))
    const document = await getDocumentProxy(new Uint8Array(part?.bytes ?? []))
    const [image] = await extractImages(document, 1)
    const shown = await sharp(Buffer.from(image?.data ?? []), {
      raw: { width: image?.width ?? 0, height: image?.height ?? 0, channels: image?.channels ?? 3 },
    })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer()
    expect(shown).toEqual(await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer())
  })

  it('is refused above the limit, and where it is damaged', async () => {
    const jpeg = await picture().jpeg().toBuffer()
    expect(await setPicture(jpeg, 'image/jpeg', 5_000)).toMatchObject({
      refusal: { reason: 'page', page: 1 },
    })
    for (const type of ['image/jpeg', 'image/png'] as const) {
      expect(await setPicture(Buffer.from('no picture'), type, 5_000)).toMatchObject({
        refusal: { reason: 'damaged' },
      })
    }
  })
})
