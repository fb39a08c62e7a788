import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { PackedFile, PackedPaper, PackJob } from './pack-job.ts'
import { setPicture } from './picture-page.ts'
import { splitPdf } from './split-pdf.ts'

/**
 * In the worker: a paper as PDF files of at most `limitBytes`. A PDF that fits stays as it is, byte for byte; another is split
 * between its pages; a picture becomes a page.
 */
export async function packPaper({ path, fileType, limitBytes }: PackJob): Promise<PackedPaper> {
  const bytes = await readFile(path)
  const split =
    fileType === 'application/pdf'
      ? await splitPdf(bytes, limitBytes)
      : await setPicture(bytes, fileType, limitBytes)
  if (!split.ok) return split
  const files: PackedFile[] = []
  for (const [at, part] of split.parts.entries()) {
    const isWhole = part.bytes === bytes
    const target = isWhole ? path : `${path}.${at + 1}`
    if (!isWhole) await writeFile(target, part.bytes, { flag: 'wx', mode: 0o600 })
    files.push({
      path: target,
      pages: part.pages,
      bytes: part.bytes.length,
      sha256: createHash('sha256').update(part.bytes).digest('hex'),
    })
  }
  return { ok: true, pages: split.pages, files }
}
