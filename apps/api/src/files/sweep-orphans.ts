import { type Db, listKnownOwners, listRecordedPaths } from '@suv/db'
import { type FileStorage, ownerOfKey, type StoredFile } from './file-storage.ts'

const hourMs = 3_600_000
/** An upload is recorded within minutes of its arrival, or never. */
const uploadLastsMs = 24 * hourMs
/** Longer than uploads last, so that no upload is left from which such a file could be recorded after all. */
const unrecordedLastsMs = 48 * hourMs

/** How many of each were deleted, and how many files were left since this database has never known whose they are. */
type Swept = { readonly uploads: number; readonly files: number; readonly strangers: number }

/**
 * Deletes what no record names: uploads that were never recorded, and files whose record was deleted, or never written
 * because the server died in between. A database that is new, or another's, names none of a storage's files: what belongs to
 * nobody whom it has known is left.
 */
export async function sweepOrphans(
  db: Db,
  files: FileStorage,
  { now }: { readonly now: Date },
): Promise<Swept> {
  const swept = { uploads: 0, files: 0, strangers: 0 }
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await files.clearUnfinished(before(uploadLastsMs))
  let unsure: StoredFile[] = []
  const sweepKept = async () => {
    const recorded = await listRecordedPaths(
      db,
      unsure.map(({ key }) => key),
    )
    const unnamed = unsure.filter(({ key }) => !recorded.has(key))
    const owners = await listKnownOwners(
      db,
      unnamed.map(({ key }) => ownerOfKey(key)),
    )
    for (const { key } of unnamed) {
      if (!owners.has(ownerOfKey(key))) {
        swept.strangers += 1
        continue
      }
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
