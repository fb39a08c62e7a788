import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { Samples } from './write-pixmap.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** What the reader of PDFs hands out: bytes of samples, or of eight pixels each. */
type Picture = { readonly data?: Uint8Array | string; readonly width?: number; readonly height?: number }

/** The pictures that a page shows, stencils among them: scanners write black and white as one or the other. */
export async function picturesOfPage(pdf: Pdf, number: number): Promise<Samples[]> {
  const page = await pdf.getPage(number)
  const { fnArray, argsArray } = await page.getOperatorList()
  const { OPS } = await getResolvedPDFJS()
  const named = (name: string) =>
    new Promise<Picture | null>((resolve) => {
      const objects = name.startsWith('g_') ? page.commonObjs : page.objs
      objects.get(name, resolve)
    })
  const pictures: Samples[] = []
  for (const [index, operator] of fnArray.entries()) {
    if (operator !== OPS.paintImageXObject && operator !== OPS.paintImageMaskXObject) continue
    const [shown] = argsArray[index] as [string | Picture]
    const picture = typeof shown === 'string' ? await named(shown) : await unnamed(shown, named)
    const samples = picture === null ? undefined : samplesOf(picture)
    if (samples !== undefined) pictures.push(samples)
  }
  return pictures
}

/** A stencil comes as it is, or by name where pages share it. */
async function unnamed(stencil: Picture, named: (name: string) => Promise<Picture | null>) {
  return typeof stencil.data === 'string' ? { ...stencil, ...(await named(stencil.data)) } : stencil
}

function samplesOf({ data, width = 0, height = 0 }: Picture): Samples | undefined {
  if (typeof data !== 'object' || width === 0 || height === 0) return undefined
  const channels =
    data.length === Math.ceil(width / 8) * height ? ('bit' as const) : data.length / (width * height)
  if (channels !== 'bit' && channels !== 1 && channels !== 3 && channels !== 4) return undefined
  return { data, width, height, channels }
}
