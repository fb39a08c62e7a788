import { PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib'
import { mostTransparentPixels, type PackedFileType, type PackRefusal } from '@suv/domain'
import { readPng } from './read-png.ts'
import type { Split } from './split-pdf.ts'

/** A Letter page in points, and the margin around a picture. */
const [shortSide, longSide, margin] = [612, 792, 18]
/** A small picture is not blown up beyond 96 pixels an inch. */
const pointsOfPixel = 0.75

/**
 * A picture as a PDF of one page. The bytes of a JPEG stand in it unchanged, those of a PNG too; a transparent PNG is stored
 * anew, without loss.
 */
export async function setPicture(
  bytes: Uint8Array,
  fileType: Exclude<PackedFileType, 'application/pdf'>,
  limitBytes: number,
): Promise<Split> {
  const document = await PDFDocument.create({ updateMetadata: false })
  try {
    const picture = await embed(document, bytes, fileType)
    if ('reason' in picture) return { ok: false, refusal: picture }
    addPage(document, picture)
  } catch {
    return { ok: false, refusal: { reason: 'damaged' } }
  }
  const page = await document.save({ useObjectStreams: false, addDefaultPage: false })
  return page.length <= limitBytes
    ? { ok: true, pages: 1, parts: [{ pages: [1, 1], bytes: page }] }
    : { ok: false, refusal: { reason: 'page', page: 1, pages: 1, bytes: page.length } }
}

type Picture = { readonly ref: PDFRef; readonly width: number; readonly height: number }

async function embed(
  document: PDFDocument,
  bytes: Uint8Array,
  fileType: 'image/jpeg' | 'image/png',
): Promise<Picture | PackRefusal> {
  if (fileType === 'image/jpeg') {
    const image = await document.embedJpg(bytes)
    await image.embed()
    return image
  }
  const { width, height, isTransparent, bitDepth, colors, palette, data } = readPng(bytes)
  if (isTransparent) {
    if (width * height > mostTransparentPixels) return { reason: 'pixels' }
    const image = await document.embedPng(bytes)
    await image.embed()
    return image
  }
  const { context } = document
  const space =
    palette === undefined
      ? PDFName.of(colors === 1 ? 'DeviceGray' : 'DeviceRGB')
      : context.obj([
          'Indexed',
          'DeviceRGB',
          palette.length / 3 - 1,
          context.register(context.stream(palette)),
        ])
  const stream = context.stream(data, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: space,
    BitsPerComponent: bitDepth,
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 15, Colors: colors, BitsPerComponent: bitDepth, Columns: width },
  })
  return { ref: context.register(stream), width, height }
}

function addPage(document: PDFDocument, { ref, width, height }: Picture): void {
  const [pageWidth, pageHeight] = width > height ? [longSide, shortSide] : [shortSide, longSide]
  const scale = Math.min((pageWidth - 2 * margin) / width, (pageHeight - 2 * margin) / height, pointsOfPixel)
  const [shownWidth, shownHeight] = [width * scale, height * scale]
  const left = (pageWidth - shownWidth) / 2
  const bottom = (pageHeight - shownHeight) / 2
  const page = document.addPage([pageWidth, pageHeight])
  page.node.setXObject(PDFName.of('Picture'), ref)
  const drawing = [shownWidth, 0, 0, shownHeight, left, bottom].map((number) => number.toFixed(3)).join(' ')
  const { context } = document
  page.node.set(PDFName.of('Contents'), context.register(context.stream(`q ${drawing} cm /Picture Do Q`)))
}
