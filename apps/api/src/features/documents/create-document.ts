import { ensureDocument } from '@suv/db'
import { type createDocumentSchema, type Document, DomainError } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { requireSelf } from '../../authorise.ts'
import { isFileOf } from '../../files/file-storage.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Records a file that the caller has sent to an upload address. Recording it again answers the first record.
 *
 * @throws DomainError invalid_input where no file of the caller came to `objectPath`, or one of another size.
 */
export async function createDocument(
  ctx: MemberContext,
  { userId: named, objectPath: uploadUrl, ...input }: z.output<typeof createDocumentSchema>,
): Promise<Document> {
  const userId = requireSelf(ctx.actor, named)
  const { objectPath, fileSize } = await findUploadedFile(ctx, uploadUrl)
  if (input.fileSize != null && input.fileSize !== fileSize) {
    throw new DomainError(
      'invalid_input',
      `fileSize: The file that arrived has ${fileSize} bytes. Send it again.`,
    )
  }
  return audited(ctx, async (trx, record) => {
    const { isNew, ...document } = await ensureDocument(trx, {
      userId,
      now: ctx.clock.now(),
      values: { ...input, objectPath, fileSize },
    })
    if (isNew) {
      await record({
        action: 'create',
        entity: 'documents',
        entityId: document.id,
        changedFields: ['fileName', 'fileType', 'fileSize', 'objectPath', 'category'],
      })
    }
    return present(document)
  })
}

/** One text for a file of another member and for none at all. */
async function findUploadedFile({ actor, files }: MemberContext, uploadUrl: string) {
  const key = files.findKey(uploadUrl)
  const size = key !== undefined && isFileOf(actor.userId, key) ? await files.findSize(key) : undefined
  if (key === undefined || size === undefined) {
    throw new DomainError(
      'invalid_input',
      'objectPath: No file of yours has come to this address. Send it there with PUT first.',
    )
  }
  return { objectPath: key, fileSize: size }
}
