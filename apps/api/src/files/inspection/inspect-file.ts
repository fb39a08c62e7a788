import { findFileKind, nameFitsType } from '@suv/domain'
import { TRPCError } from '@trpc/server'
import { openTurns } from '../../worker-pool/turns.ts'
import type { Scan } from './clamd.ts'
import { examineApart } from './examine-apart.ts'
import { redrawPicture } from './picture.ts'
import { RefusedFileError } from './refusals.ts'

/** What may be kept of a file: the bytes, drawn anew where it is a picture, and the type that its content has. */
export type SafeFile = { readonly bytes: Buffer; readonly fileType: string }

/** A picture that is being drawn takes hundreds of megabytes. */
const pictures = openTurns({ name: 'pictures', concurrency: 2 })

type Sent = {
  readonly bytes: Buffer
  readonly fileName: string
  /** What the sender calls it; `application/octet-stream` says nothing. */
  readonly claimedType: string
  /** Whose file it is, of whom one is inspected at a time. */
  readonly owner: string
}

/**
 * Decides whether a file may be kept.
 *
 * @param scan the virus check, where there is one. Without its answer nothing is kept.
 * @throws RefusedFileError with the reason; TRPCError SERVICE_UNAVAILABLE where the virus check gives no answer.
 */
export async function inspectFile(
  { bytes, fileName, claimedType, owner }: Sent,
  { scan }: { readonly scan: Scan | undefined },
): Promise<SafeFile> {
  const verdict = await examineApart(bytes, owner)
  if (!verdict.ok) {
    // A name that lies is the better explanation for what is inside.
    const lies = verdict.found !== undefined && !nameFitsType(fileName, verdict.found)
    throw new RefusedFileError(lies ? 'disguised' : verdict.refusal, verdict.found)
  }
  const { fileType } = verdict
  const lies =
    !nameFitsType(fileName, fileType) || (findFileKind(claimedType) !== undefined && claimedType !== fileType)
  if (lies) throw new RefusedFileError('disguised', fileType)
  if (scan !== undefined && (await findVirus(bytes, scan)) !== undefined)
    throw new RefusedFileError('infected')
  return {
    fileType,
    bytes: fileType.startsWith('image/')
      ? await pictures.during(owner, () => redrawPicture(bytes, fileType))
      : bytes,
  }
}

async function findVirus(bytes: Buffer, scan: Scan): Promise<string | undefined> {
  try {
    return await scan(bytes)
  } catch (cause) {
    throw new TRPCError({
      code: 'SERVICE_UNAVAILABLE',
      message:
        'The virus check cannot be reached just now, so nothing is taken. Your file is safe: try again in a few minutes.',
      cause,
    })
  }
}
