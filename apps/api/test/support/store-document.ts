import { createFileKey } from '../../src/files/file-storage.ts'
import type { TestServer } from './test-server.ts'

type Stored = { readonly userId: string; readonly fileType?: string; readonly isLarge?: boolean }

/** Keeps a file and its record as they are, without looking into it. `isLarge`: as one that came in parts. @returns the record's id. */
export async function storeDocument(
  { dependencies, database }: TestServer,
  bytes: Buffer,
  { userId, fileType = 'application/pdf', isLarge = false }: Stored,
): Promise<string> {
  const objectPath = createFileKey(userId, { large: isLarge })
  await dependencies.files.keepFile(objectPath, bytes, fileType)
  const { id } = await database.db
    .insertInto('documents')
    .values({ userId, fileName: 'a file', fileType, fileSize: bytes.length, objectPath })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
