import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { DomainError } from '@suv/domain'
import { uploadUrlLastsMs } from './file-storage.ts'
import type { MultipartUploads, UploadedPart } from './multipart.ts'

type Options = {
  readonly client: S3Client
  readonly bucket: string
  /** The object's key in the bucket, and its address. */
  readonly uploadKey: (key: string) => string
  readonly locate: (objectKey: string) => string
}

/** Uploads in parts, as S3 has them. */
export function createS3Multipart({ client, bucket: Bucket, uploadKey, locate }: Options): MultipartUploads {
  return {
    begin: async (key, fileType) => {
      const { UploadId } = await client.send(
        new CreateMultipartUploadCommand({ Bucket, Key: uploadKey(key), ContentType: fileType }),
      )
      if (UploadId === undefined) throw new Error('The storage gave no id for the upload')
      return { uploadId: UploadId }
    },

    listParts: ({ key, uploadId: UploadId }) =>
      unlessRefused(async () => {
        const parts: UploadedPart[] = []
        let marker: string | undefined
        do {
          const page = await client.send(
            new ListPartsCommand({ Bucket, Key: uploadKey(key), UploadId, PartNumberMarker: marker }),
          )
          for (const { PartNumber = 0, Size = 0, ETag = '' } of page.Parts ?? []) {
            parts.push({ PartNumber, Size, ETag })
          }
          const next = page.IsTruncated ? page.NextPartNumberMarker : undefined
          // A storage that names the same place again would never come to its end.
          marker = next === marker ? undefined : next
        } while (marker !== undefined)
        return parts
      }),

    signPart: ({ key, uploadId: UploadId, partNumber: PartNumber, size }) => {
      const bounds = size === undefined ? {} : { ContentLength: size }
      const part = new UploadPartCommand({ Bucket, Key: uploadKey(key), UploadId, PartNumber, ...bounds })
      return getSignedUrl(client, part, { expiresIn: uploadUrlLastsMs / 1000 })
    },

    complete: ({ key, uploadId: UploadId, parts }) =>
      unlessRefused(async () => {
        const Parts = parts.toSorted((left, right) => left.PartNumber - right.PartNumber)
        await client.send(
          new CompleteMultipartUploadCommand({
            Bucket,
            Key: uploadKey(key),
            UploadId,
            MultipartUpload: { Parts },
          }),
        )
        return locate(uploadKey(key))
      }),

    abort: ({ key, uploadId: UploadId }) =>
      unlessRefused(async () => {
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key: uploadKey(key), UploadId }))
      }),
  }
}

/** What the storage refuses is the caller's to mend: an unknown upload, or parts that do not fit. */
async function unlessRefused<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof S3ServiceException) {
      const status = error.$metadata.httpStatusCode ?? 500
      if (status === 404) throw new DomainError('not_found', 'There is no such upload. Begin a new one.')
      if (status === 400) {
        throw new DomainError(
          'invalid_input',
          `The storage refused the parts (${error.name}). Send them again.`,
        )
      }
    }
    throw error
  }
}
