import { createHash } from 'node:crypto'
import { PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib'

/** Bytes that do not compress, the same for the same seed. */
export function noise(seed: string, length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 64) }, (_, at) =>
    createHash('sha512').update(`${seed} ${at}`).digest(),
  )
  return Buffer.concat(blocks).subarray(0, length)
}

/** A PDF whose pages say "Page 1." and so on, each over a picture of so many bytes that begins with its own mark. */
export async function makePdf(
  sizes: readonly number[],
  { sharesPictures = false, mark = 'picture' } = {},
): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const { context } = document
  const pictures: PDFRef[] = sizes.map((size, at) =>
    context.register(
      context.stream(Buffer.concat([Buffer.from(`${mark} ${at + 1} `), noise(`${mark} ${at}`, size)]), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: size,
        Height: 1,
        ColorSpace: 'DeviceGray',
        BitsPerComponent: 8,
      }),
    ),
  )
  const all = context.obj(Object.fromEntries(pictures.map((ref, at) => [`P${at + 1}`, ref])))
  const font = context.register(
    context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' }),
  )
  for (const at of sizes.keys()) {
    const page = document.addPage([612, 792])
    const name = `P${at + 1}`
    const own = context.obj({ [name]: pictures[at] as PDFRef })
    page.node.set(
      PDFName.of('Resources'),
      context.obj({ XObject: sharesPictures ? all : own, Font: { F1: font } }),
    )
    page.node.set(
      PDFName.of('Contents'),
      context.register(
        context.stream(`q 612 0 0 1 0 0 cm /${name} Do Q BT /F1 12 Tf 72 700 Td (Page ${at + 1}.) Tj ET`),
      ),
    )
  }
  return Buffer.from(await document.save({ useObjectStreams: false }))
}
