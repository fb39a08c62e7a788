import { type Db, listRecordedPaths } from '@suv/db'
import type { FileStorage, StoredFile } from './file-storage.ts'

const hourMs = 3_600_000
/** An upload is recorded within minutes of its arrival, or never. */
const uploadLastsMs = 24 * hourMs
/** Longer than uploads last, so that no upload is left from which such a file could be recorded after all. */
const unrecordedLastsMs = 48 * hourMs

/**
 * Deletes what no record names: uploads that were never recorded, and files whose record was deleted, or never written
 * because the server died in between.
 *
 * @returns how many of each.
 */
export async function sweepOrphans(
  db: Db,
  files: FileStorage,
  { now }: { readonly now: Date },
): Promise<{ uploads: number; files: number }> {
  const swept = { uploads: 0, files: 0 }
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await files.clearUnfinished(before(uploadLastsMs))
  let unsure: StoredFile[] = []
  const sweepKept = async () => {
    const recorded = await listRecordedPaths(
      db,
      unsure.map(({ key }) => key),
    )
    for (const { key } of unsure) {
      if (recorded.has(key)) continue
      await files.deleteFile(key)
      swept.files += 1
    }
    unsure = []
  }
  for await (const file of files.listFiles()) {
    if (file.kind === 'upload' && file.storedAt < before(uploadLastsMs)) {
      await files.deleteUpload(file.key)
      swept.uploads += 1
    }
    if (file.kind === 'kept' && file.storedAt < before(unrecordedLastsMs)) unsure.push(file)
    if (unsure.length === 500) await sweepKept()
  }
  await sweepKept()
  return swept
}
