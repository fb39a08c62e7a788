import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { listSameDocuments } from '@suv/db'
import type { FileToCompare, SameDocument } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { paperScopeOf } from './paper-scope.ts'

/** Files of before hashes were kept, which are read for it: no more than these for one question. */
const mostRead = 10

/** Which of the files that the caller is about to send are kept already, under which names: of their own and of the company's. Nobody else's file is told of. */
export async function findSameDocuments(
  { db, actor, files: storage }: MemberContext,
  { files }: { files: readonly FileToCompare[] },
): Promise<SameDocument[]> {
  const rows = await listSameDocuments(db, { ...paperScopeOf(actor), files })
  const wanted = new Set(files.map(({ contentHash }) => contentHash))
  const same: SameDocument[] = []
  let read = 0
  for (const { contentHash: kept, id, fileName, objectPath } of rows) {
    if (kept === null && ++read > mostRead) continue
    const contentHash = kept ?? (await hashOfFile(await storage.openFile(objectPath)))
    if (contentHash === undefined || !wanted.delete(contentHash)) continue
    same.push({ contentHash, id, fileName })
  }
  return same
}

async function hashOfFile(file: Readable | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined
  const hash = createHash('sha256')
  for await (const chunk of file) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
