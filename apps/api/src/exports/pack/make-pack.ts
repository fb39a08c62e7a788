import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  canBePacked,
  DomainError,
  inMegabytes,
  mostPackBytes,
  type PackRefusal,
  packNames,
  packRefusalText,
} from '@suv/domain'
import { makeZip } from 'client-zip'
import type { MemberContext } from '../../trpc.ts'
import type { ExportFile } from '../export-file.ts'
import { packInWorker, renderPdf } from '../export-pool.ts'
import type { PdfDocument } from '../pdf/set-pdf.ts'
import type { NamedFile, PackToMake, PaperInPack } from './pack.ts'
import { digestOf, indexOf } from './pack-index.ts'
import type { PackedFile } from './pack-job.ts'

/** Every entry of an archive says so: when a pack was made is no part of it. In the local time that the archive writes. */
const entryTime = new Date(1980, 0, 1)

/** Sentences of a refusal at most. */
const mostSentences = 10

/**
 * Makes the archive of a pack: the papers in files that keep the limit, and `index.pdf` with the SHA-256 of each. It is whole
 * before any of it is sent, and lies on the disk, not in the memory.
 *
 * @throws DomainError invalid_input where a paper cannot be packed, or they are too much together: with what to do.
 */
export async function makePack(context: MemberContext, pack: PackToMake): Promise<ExportFile> {
  await requirePackable(context, pack)
  const folder = await mkdtemp(join(tmpdir(), `landfall-pack-${process.pid}-`))
  try {
    const papers = await packPapers(context, pack, folder)
    const files = papers.flatMap((paper) => paper.files)
    if (pack.cover !== undefined)
      files.unshift(await write('00-cover-letter.pdf', pack.cover(papers), folder))
    const index = await write('index.pdf', indexOf(pack, papers, files), folder)
    return {
      fileName: pack.fileName,
      type: 'application/zip',
      bytes: await archive([...files, index], folder),
    }
  } finally {
    // What is open stays readable until it is closed.
    await rm(folder, { recursive: true, force: true })
  }
}

/** Before anything is read: what is there, what kind it is, and how much. */
async function requirePackable(
  { files }: MemberContext,
  { papers, limitBytes, cover }: PackToMake,
): Promise<void> {
  if (papers.length === 0 && cover === undefined) {
    throw new DomainError('invalid_input', 'There is no paper in this pack. Choose at least one.')
  }
  const sizes = await Promise.all(
    papers.map(({ objectPath }) => (objectPath === null ? undefined : files.findSize(objectPath))),
  )
  const refused = papers.flatMap(({ label, fileType, refusal }, at) => {
    const found: PackRefusal | undefined =
      refusal ??
      (sizes[at] === undefined ? { reason: 'gone' } : canBePacked(fileType) ? undefined : { reason: 'kind' })
    return found === undefined ? [] : packRefusalText(label, found, limitBytes)
  })
  requireNone(refused)
  const total = sizes.reduce<number>((sum, size = 0) => sum + size, 0)
  if (total > mostPackBytes) {
    throw new DomainError(
      'invalid_input',
      `These papers take ${inMegabytes(total)} together, and a pack may take ${inMegabytes(mostPackBytes)}. Make two packs of them.`,
    )
  }
}

async function packPapers(
  { files, actor }: MemberContext,
  { papers, limitBytes }: PackToMake,
  folder: string,
): Promise<PaperInPack[]> {
  const packed: { label: string; fileName: string; pages: number; files: readonly PackedFile[] }[] = []
  const refused: string[] = []
  // One after the other, so that a large pack takes no more memory than its largest paper.
  for (const [at, { label, fileName, fileType, objectPath }] of papers.entries()) {
    const path = join(folder, `paper-${at}`)
    const file = objectPath === null ? undefined : await files.openFile(objectPath)
    if (file === undefined || !canBePacked(fileType)) {
      refused.push(packRefusalText(label, { reason: 'gone' }, limitBytes))
      continue
    }
    await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    const answer = await packInWorker(
      { kind: 'paper of a pack', path, fileType, limitBytes },
      { owner: actor.userId },
    )
    if (answer.ok) packed.push({ label, fileName, pages: answer.pages, files: answer.files })
    else refused.push(packRefusalText(label, answer.refusal, limitBytes))
  }
  requireNone(refused)
  const names = packNames(packed.map((paper) => ({ label: paper.label, files: paper.files.length })))
  return packed.map((paper, at) => ({
    ...paper,
    files: paper.files.map((file, part) => ({ ...file, name: names[at]?.[part] ?? `${at}-${part}.pdf` })),
  }))
}

function requireNone(refused: readonly string[]): void {
  if (refused.length === 0) return
  const further = refused.length - mostSentences
  throw new DomainError(
    'invalid_input',
    [...refused.slice(0, mostSentences), ...(further > 0 ? [`And ${further} more.`] : [])].join('\n'),
  )
}

async function write(name: string, document: PdfDocument, folder: string): Promise<NamedFile> {
  const bytes = await renderPdf(document)
  const path = join(folder, name)
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
  return { name, path, pages: [1, 1], bytes: bytes.length, sha256: digestOf(bytes) }
}

/** Stored, not compressed, in the order of the names. */
async function archive(files: readonly NamedFile[], folder: string): Promise<Readable> {
  const path = join(folder, 'pack.zip')
  function* entries() {
    const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    for (const file of sorted) {
      yield { name: file.name, lastModified: entryTime, input: createReadStream(file.path) }
    }
  }
  await pipeline(makeZip(entries()), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return (await open(path)).createReadStream()
}
