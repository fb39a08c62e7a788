import { createHash } from 'node:crypto'
import { ensureDocument, findDocumentByPath, forgetUpload, requireRoom, sumDocumentSizes } from '@suv/db'
import { type createDocumentSchema, type Document, DomainError, maximumFileSize } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { requireSelf } from '../../authorise.ts'
import { isFileKey, isFileOf, maximumSizeOf, notYourFile } from '../../files/file-storage.ts'
import { inspectFile, type SafeFile } from '../../files/inspection/inspect-file.ts'
import { RefusedFileError } from '../../files/inspection/refusals.ts'
import { tellUpload } from '../../observe/events.ts'
import type { MemberContext } from '../../trpc.ts'
import { inPieces } from '../../worker-pool/in-pieces.ts'
import { openTurns } from '../../worker-pool/turns.ts'
import { paperScopeOf, teamOf, workspaceOfCategory } from './paper-scope.ts'
import { presentDocument } from './present-document.ts'

type Input = z.output<typeof createDocumentSchema>
type Facts = Pick<Input, 'fileName' | 'category'> & { readonly contentHash: string }

/** A file is in the memory from here on, a few times over: of a member one, whatever else they sent. */
const turns = openTurns({
  name: 'files kept',
  concurrency: 3,
  maxQueue: 64,
  maxQueueEach: 8,
  busy: 'Many files are being looked into',
})

/** Of files that came in parts one at all: half a gigabyte is there once, and nobody's small file waits for its turn behind them. */
const largeTurns = openTurns({
  name: 'large files kept',
  concurrency: 1,
  // More would wait longer than a request lasts.
  maxQueue: 12,
  maxQueueEach: 8,
  busy: 'Many large files are being looked into',
})

/**
 * Records a file that the caller has sent to an upload address, after looking into it: its bytes are kept apart from the
 * address first, so that there is no record without them. Recording it again answers the first record.
 *
 * @throws DomainError invalid_input where no file of the caller came to `objectPath`, where it has another size or no room,
 * and with the reason where it is refused: its bytes are deleted then.
 */
export async function createDocument(
  ctx: MemberContext,
  { userId: named, objectPath: uploadUrl, ...input }: Input,
): Promise<Document> {
  const userId = requireSelf(ctx.actor, named)
  const key = isFileKey(uploadUrl) ? uploadUrl : ctx.files.findKey(uploadUrl)
  if (key === undefined || !isFileOf(userId, key)) throw notYourFile()
  const recorded = await findRecorded(ctx, key)
  if (recorded !== undefined) return recorded
  const isLarge = maximumSizeOf(key) > maximumFileSize
  return (isLarge ? largeTurns : turns).during(userId, () => keepUpload(ctx, key, input))
}

async function keepUpload(ctx: MemberContext, key: string, input: Omit<Input, 'userId' | 'objectPath'>) {
  const bytes = await readUpload(ctx, key, input.fileSize)
  // Another call may have recorded it, and cleared its upload, since we looked.
  if (bytes === undefined) return (await findRecorded(ctx, key)) ?? refuseMissing()

  const safe = await inspectOrDelete(ctx, key, { ...input, bytes })
  await ctx.files.keepFile(key, safe.bytes, safe.fileType)
  const document = await record(ctx, key, { ...input, contentHash: await hashOf(bytes) }, safe)
  tellUpload({ outcome: 'kept', bytes: safe.bytes.length })
  await ctx.files.deleteUpload(key).catch((err: unknown) => {
    ctx.log.error({ err, documentId: document.id }, 'the upload of a recorded document stays until the sweep')
  })
  return document
}

async function findRecorded({ db, actor }: MemberContext, objectPath: string): Promise<Document | undefined> {
  const recorded = await findDocumentByPath(db, { ...paperScopeOf(actor), objectPath })
  return recorded === undefined ? undefined : presentDocument(recorded)
}

/** In many turns: of a hundred megabytes one would be longer than anybody should wait, and WebCrypto copies them first. */
async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of inPieces(bytes)) hash.update(piece)
  return hash.digest('hex')
}

function refuseMissing(): never {
  throw notYourFile()
}

/** Sizes are judged before anything is read. */
async function readUpload(
  { db, actor, files, fileSafety: { quotaBytes } }: MemberContext,
  key: string,
  claimed: number | null | undefined,
): Promise<Buffer | undefined> {
  const size = await files.findUploadSize(key)
  if (size === undefined) return undefined
  if (size > maximumSizeOf(key)) {
    await files.deleteUpload(key)
    await forgetUpload(db, { objectPath: key })
    throw new RefusedFileError('too-large')
  }
  if (claimed != null && claimed !== size) {
    throw new DomainError(
      'invalid_input',
      `fileSize: The file that arrived has ${size} bytes. Send it again.`,
    )
  }
  const used = await sumDocumentSizes(db, { userId: actor.userId })
  requireRoom({ used, size, quotaBytes })
  return files.readUpload(key)
}

async function inspectOrDelete(
  { db, actor, files, fileSafety, log }: MemberContext,
  key: string,
  { bytes, fileName, fileType: claimedType }: Pick<Input, 'fileName' | 'fileType'> & { bytes: Buffer },
): Promise<SafeFile> {
  try {
    return await inspectFile({ bytes, fileName, claimedType, owner: actor.userId }, fileSafety)
  } catch (error) {
    if (error instanceof RefusedFileError) {
      log.info({ refusal: error.refusal, bytes: bytes.length }, 'a file was refused')
      tellUpload({ outcome: 'refused', bytes: bytes.length })
      await files.deleteUpload(key)
      await forgetUpload(db, { objectPath: key })
    }
    throw error
  }
}

async function record(
  ctx: MemberContext,
  objectPath: string,
  { fileName, category, contentHash }: Facts,
  { bytes, fileType }: SafeFile,
): Promise<Document> {
  // Of what is kept: a backup is held against it.
  const keptHash = await hashOf(bytes)
  const workspaceId = workspaceOfCategory(ctx.actor, category)
  return audited(ctx, async (trx, audit) => {
    const { isNew, ...document } = await ensureDocument(trx, {
      userId: ctx.actor.userId,
      now: ctx.clock.now(),
      quotaBytes: ctx.fileSafety.quotaBytes,
      values: {
        fileName,
        category,
        fileType,
        objectPath,
        fileSize: bytes.length,
        contentHash,
        keptHash,
        workspaceId,
      },
    })
    if (isNew) {
      await forgetUpload(trx, { objectPath })
      await audit({
        action: 'create',
        entity: 'documents',
        entityId: document.id,
        teamId: teamOf(ctx.actor, document),
        changedFields: ['fileName', 'fileType', 'fileSize', 'objectPath', 'category'],
      })
    }
    return presentDocument(document)
  })
}
