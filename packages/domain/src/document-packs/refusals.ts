import { bytesOfMegabyte } from './destinations.ts'

/** Why a paper cannot be packed. `page`: from 1; `bytes`: what it takes alone. */
export type PackRefusal =
  | { readonly reason: 'kind' | 'encrypted' | 'damaged' | 'form' | 'gone' | 'pixels' | 'slow' }
  | { readonly reason: 'page'; readonly page: number; readonly pages: number; readonly bytes: number }

/** Kinds of file that become pages as they are. */
export const packedFileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type PackedFileType = (typeof packedFileTypes)[number]

export const canBePacked = (fileType: string): fileType is PackedFileType =>
  packedFileTypes.some((type) => type === fileType)

/** Above so many pixels a transparent picture takes too much memory to be set on a page. */
export const mostTransparentPixels = 24_000_000

/** For the screens, before anything is made. */
export const notPackedText = 'Cannot be packed. Save it as PDF and upload that.'

/** Bytes in MB, with one decimal; what is below 0.1 MB in whole KB. */
export function inMegabytes(bytes: number): string {
  const megabytes = bytes / bytesOfMegabyte
  if (megabytes < 0.1) return `${Math.max(1, Math.round(megabytes * 1_000))} KB`
  return `${megabytes.toLocaleString('en-CA', { maximumFractionDigits: 1 })} MB`
}

const texts: Record<Exclude<PackRefusal['reason'], 'page'>, string> = {
  kind: 'This kind of file has no pages to pack. Save it as PDF, upload that, and put it in the place of this one.',
  encrypted:
    'This PDF is protected. Print it to PDF without a password, upload that, and put it in the place of this one.',
  damaged:
    'This file is damaged. Open it on your device, print it to PDF, upload that, and put it in the place of this one.',
  form: 'This PDF is a form whose entries are not drawn on its pages, so they would be lost when it is split. Print it to PDF, upload that, and put it in the place of this one.',
  gone: 'This paper was deleted, or its file is gone. Take it out of the pack, or upload it again.',
  pixels: `This transparent picture has more than ${mostTransparentPixels / 1_000_000} million pixels. Save it as JPEG, upload that, and put it in the place of this one.`,
  slow: 'This file takes too long to split. Print it to PDF in several parts, and upload those.',
}

/** A sentence that says why a paper is not packed, and what to do. */
export function packRefusalText(label: string, refusal: PackRefusal, limitBytes: number): string {
  if (refusal.reason !== 'page') return `${label}: ${texts[refusal.reason]}`
  const { page, pages, bytes } = refusal
  const which = pages === 1 ? 'Its only page' : `Page ${page} of ${pages}`
  return `${label}: ${which} alone takes ${inMegabytes(bytes)}, and a file may take ${inMegabytes(limitBytes)}. Scan it again at 150 to 200 dpi, in grey, upload that, and put it in the place of this one.`
}
