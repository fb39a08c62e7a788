import { extname } from 'node:path'
import { type Db, listDocumentsToExport } from '@suv/db'

export type ArchivedFile = { readonly name: string; readonly objectPath: string; readonly uploadedAt: Date }

/** The member's files and where they lie in the archive: every name once, and none that leads out of its folder. */
export async function archiveNames(
  db: Db,
  member: { readonly userId: string; readonly teamIds: readonly string[] },
): Promise<ArchivedFile[]> {
  const taken = new Set<string>()
  // Where to go on counting: two thousand scans may all be called scan.pdf.
  const numbers = new Map<string, number>()
  return (await listDocumentsToExport(db, member)).map(({ fileName, objectPath, uploadedAt }) => {
    const plain = safeName(fileName)
    const extension = extname(plain)
    const stem = plain.slice(0, plain.length - extension.length)
    let name = plain
    let number = numbers.get(plain.toLowerCase()) ?? 2
    for (; taken.has(name.toLowerCase()); number++) name = `${stem} (${number})${extension}`
    numbers.set(plain.toLowerCase(), number)
    // Windows and macOS do not tell capitals apart.
    taken.add(name.toLowerCase())
    return { name: `files/${name}`, objectPath, uploadedAt }
  })
}

function safeName(fileName: string): string {
  const plain = fileName
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '_')
  return plain === '' ? 'document' : plain
}
