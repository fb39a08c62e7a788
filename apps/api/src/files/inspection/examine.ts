import { fileTypeFromBuffer } from 'file-type'
import { hasTestSignature } from './eicar.ts'
import { hasForeignContent } from './foreign.ts'
import { examineOffice } from './office.ts'
import { examinePdf } from './pdf.ts'
import { examineText } from './text.ts'
import type { Refusal, Verdict } from './verdict.ts'

const pictures = ['image/jpeg', 'image/png']

/**
 * What a file is, by its content, and whether it may be kept. Takes its time and memory: runs in a worker. Pictures are not
 * decoded here.
 */
export async function examine(bytes: Buffer): Promise<Verdict> {
  if (bytes.length === 0) return refuse('empty')
  if (hasTestSignature(bytes)) return refuse('infected')
  const start = bytes.subarray(0, 8).toString('latin1')
  if (start.startsWith('%PDF-')) {
    const refusal = examinePdf(bytes)
    if (refusal !== undefined) return verdict('application/pdf', refusal)
    // The parser is large, and each file has a thread of its own: only a PDF waits for it.
    const { examinePdfObjects } = await import('./pdf-objects.ts')
    return verdict('application/pdf', await examinePdfObjects(bytes))
  }
  if (start.startsWith('PK\u0003\u0004')) {
    const office = await examineOffice(bytes)
    return 'fileType' in office ? verdict(office.fileType) : refuse(office.refusal)
  }
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) {
    // Office keeps a document with a password inside such a file, under this name.
    return refuse(bytes.includes('EncryptedPackage', 0, 'utf16le') ? 'encrypted' : 'old-office')
  }
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
  if (found !== undefined && pictures.includes(found)) {
    return verdict(found, hasForeignContent(bytes) ? 'polyglot' : undefined)
  }
  if (found?.startsWith('image/hei') || found === 'image/avif' || found === 'image/webp')
    return refuse('phone-picture')
  const text = examineText(bytes)
  if (text === 'markup') return refuse('markup')
  // What begins as text of another kind, such as RTF, is not plain.
  if (text === 'plain' && (found === undefined || found.startsWith('text/'))) return verdict('text/plain')
  return refuse('unknown-type')
}

function verdict(fileType: string, refusal?: Refusal): Verdict {
  return refusal === undefined ? { ok: true, fileType } : { ok: false, refusal, found: fileType }
}

function refuse(refusal: Refusal): Verdict {
  return { ok: false, refusal }
}
