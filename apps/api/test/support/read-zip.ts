import { promisify } from 'node:util'
import { type Entry, fromBuffer } from 'yauzl'

export type ZipEntry = { readonly name: string; readonly bytes: Buffer; readonly entry: Entry }

/** The files of a ZIP in their order. */
export async function readZip(zip: Buffer): Promise<ZipEntry[]> {
  const open = promisify<Buffer, { lazyEntries: true }, import('yauzl').ZipFile>(fromBuffer as never)
  const file = await open(zip, { lazyEntries: true })
  const found: ZipEntry[] = []
  return new Promise((resolve, reject) => {
    file.on('error', reject)
    file.on('end', () => resolve(found))
    file.on('entry', (entry: Entry) => {
      file.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error)
        const bytes = Buffer.concat(await stream.toArray())
        found.push({ name: entry.fileName, bytes, entry })
        file.readEntry()
      })
    })
    file.readEntry()
  })
}
