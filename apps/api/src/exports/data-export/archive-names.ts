import { extname } from 'node:path'
import { type Db, listDocumentsToExport } from '@suv/db'

export type ArchivedFile = { readonly name: string; readonly objectPath: string; readonly uploadedAt: Date }

/** The member's files and where they lie in the archive: every name once, and none that leads out of its folder. */
export async function archiveNames(db: Db, userId: string): Promise<ArchivedFile[]> {
  const taken = new Set<string>()
  return (await listDocumentsToExport(db, { userId })).map(({ fileName, objectPath, uploadedAt }) => {
    const plain = safeName(fileName)
    const extension = extname(plain)
    const stem = plain.slice(0, plain.length - extension.length)
    let name = plain
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${stem} (${number})${extension}`
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
