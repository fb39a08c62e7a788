import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'

export type UploadLimits = {
  /** How many are sent at a time; the others wait. */
  readonly maxNumberOfFiles: number
  /** Bytes. */
  readonly maxFileSize: number
}

type Meta = Record<string, unknown>
type Body = { location: string; key: string }
export type Uploader = Uppy<Meta, Body>

/** Asks the server for an address for one file. */
export type SignUpload = (file: { size: number; type: string }) => Promise<string>

/** The upload's address could not be had: nothing was sent. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}

/**
 * An uploader that sends each file with one PUT to an address of its own, and starts when it is told to.
 *
 * @param onAddress is told each file's address before its bytes go there.
 */
export function createUppy(
  { maxFileSize }: Pick<UploadLimits, 'maxFileSize'>,
  sign: SignUpload,
  onAddress: (fileId: string, address: string) => void,
): Uploader {
  const uppy: Uploader = new Uppy({
    autoProceed: false,
    allowMultipleUploadBatches: true,
    infoTimeout: 5000,
    // An empty file can be no document: better said before it is sent.
    restrictions: { maxFileSize, minFileSize: 1 },
    locale: {
      strings: {
        // Said by the file's row and by a message that stays, which name it once.
        failedToUpload: '',
        noDuplicates: 'Cannot add the duplicate file %{fileName}, it already exists',
      },
    } as never,
  })
  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    // The server chooses the key; this one only says which file is meant.
    generateObjectKey: (file) => file.id,
    signRequest: async ({ key, ...request }) => {
      const file = uppy.getFile(key)
      const type = 'contentType' in request ? (request.contentType ?? '') : ''
      let address: string
      try {
        address = await sign({ size: file?.size ?? 0, type })
      } catch (cause) {
        throw new SetupError('The upload could not be prepared', { cause })
      }
      if (!address) throw new SetupError('Cannot upload to an undefined URL')
      onAddress(key, address)
      return { url: new URL(address, window.location.origin).href }
    },
  })
  return uppy
}
