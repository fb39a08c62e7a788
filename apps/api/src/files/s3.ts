import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { maximumFileSize } from '@suv/domain'
import type { Clock } from '../clock.ts'
import { inPieces, readWhole } from '../worker-pool/in-pieces.ts'
import { attachmentNamed } from './attachment-name.ts'
import {
  downloadUrlLastsMs,
  type FileStorage,
  isFileKey,
  maximumSizeOf,
  requireFileKey,
  type StoredFile,
  uploadUrlLastsMs,
} from './file-storage.ts'
import { createS3Multipart } from './s3-multipart.ts'
import { createCredentialLender } from './s3-sts.ts'
import type { S3Settings } from './settings.ts'
import {
  keyOfUploadAddress,
  mostListed,
  readUploadAddress,
  requireSize,
  signUploadAddress,
  takeAtMost,
} from './upload-address.ts'

const connectMs = 5_000
/** How long a store may say nothing: a slow one takes half a minute. */
const silentMs = 40_000

/** Prefixes in the bucket: uploads lie apart from what is kept, and addresses for them are made for nothing else. */
const uploadPrefix = 'incoming/'
const keptPrefix = 'kept/'

/**
 * Keeps files in a bucket of any storage that speaks S3; browsers send uploads of a known size straight to it, and the others
 * by way of our own server, which is the one that counts.
 */
export function createS3Files(
  settings: S3Settings,
  { secret, clock }: { secret: string; clock: Clock },
): FileStorage {
  const { bucket: Bucket, region, endpoint, credentials, pathStyle: forcePathStyle, sts } = settings
  const client = new S3Client({
    region,
    forcePathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
    // A presigned PUT must not promise a checksum of bytes that nobody has seen yet.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without these a store that the network has lost keeps a request, its file and its job for ever.
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silentMs },
  })
  const uploadKey = (key: string) => uploadPrefix + requireFileKey(key)
  const keptKey = (key: string) => keptPrefix + requireFileKey(key)
  const base = addressOf(settings)
  const sizeOf = (Key: string) =>
    unlessMissing(async () => (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength)
  const remove = async (Key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }))
  }
  const lender = sts === undefined ? undefined : createCredentialLender({ ...settings, sts, uploadPrefix })

  return {
    uploadOrigin: base.origin,

    createUploadUrl: async (key, bounds = {}) => {
      const { size, type } = bounds
      if (size === undefined) {
        return signUploadAddress(secret, { key, bounds, expires: clock.now().getTime() + uploadUrlLastsMs })
      }
      return getSignedUrl(
        client,
        new PutObjectCommand({
          Bucket,
          Key: uploadKey(key),
          ContentLength: size,
          ...(type === undefined ? {} : { ContentType: type }),
        }),
        {
          expiresIn: uploadUrlLastsMs / 1000,
          ...(type === undefined
            ? {}
            : { signableHeaders: new Set(['host', 'content-length', 'content-type']) }),
        },
      )
    },

    findKey: (uploadUrl) => {
      const own = keyOfUploadAddress(uploadUrl)
      if (own !== undefined) return own
      const url = URL.parse(uploadUrl)
      const prefix = base.pathname + uploadPrefix
      if (url === null || url.origin !== base.origin || !url.pathname.startsWith(prefix)) return undefined
      const key = url.pathname.slice(prefix.length)
      return isFileKey(key) ? key : undefined
    },

    findUploadSize: (key) => sizeOf(uploadKey(key)),
    readUpload: (key) =>
      unlessMissing(async () => {
        // Never more than may have come, whatever lies there.
        const Range = `bytes=0-${maximumSizeOf(key)}`
        const { Body, ContentLength = 0 } = await client.send(
          new GetObjectCommand({ Bucket, Key: uploadKey(key), Range }),
        )
        // In Node the SDK's body is a stream of Node's.
        return Body === undefined ? Buffer.alloc(0) : readWhole(Body as Readable, ContentLength)
      }),
    deleteUpload: (key) => remove(uploadKey(key)),
    listUploads: async (userId) => {
      const Prefix = `${uploadPrefix}${userId}/`
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, MaxKeys: mostListed }))
      return (page.Contents ?? []).map(({ Key = '', Size = 0 }) => ({
        key: Key.slice(uploadPrefix.length),
        size: Size,
      }))
    },

    keepFile: async (key, bytes, fileType) => {
      const ContentLength = bytes.length
      // The library signs a digest of bytes that it has at once: of what came in parts that would be one long turn.
      const Body = ContentLength > maximumFileSize ? Readable.from(inPieces(bytes)) : bytes
      await client.send(
        new PutObjectCommand({ Bucket, Key: keptKey(key), Body, ContentLength, ContentType: fileType }),
      )
    },
    findSize: (key) => sizeOf(keptKey(key)),
    openFile: (key) =>
      unlessMissing(async () => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keptKey(key) }))
        return Body as Readable | undefined
      }),
    createDownloadUrl: (key, fileName) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket,
          Key: keptKey(key),
          ResponseContentDisposition: attachmentNamed(fileName),
          ResponseContentType: 'application/octet-stream',
          ResponseCacheControl: 'private, no-store',
        }),
        { expiresIn: downloadUrlLastsMs / 1000 },
      ),
    deleteFile: (key) => remove(keptKey(key)),

    async *listFiles() {
      yield* list('upload', uploadPrefix)
      yield* list('kept', keptPrefix)
    },

    clearUnfinished: async (before) => {
      const { Uploads = [] } = await client.send(
        new ListMultipartUploadsCommand({ Bucket, Prefix: uploadPrefix }),
      )
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (Initiated === undefined || Initiated >= before) continue
        await unlessMissing(() => client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })))
      }
    },

    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket }))
      const Key = `check/${randomUUID()}`
      await client.send(new PutObjectCommand({ Bucket, Key, Body: 'check' }))
      await remove(Key)
    },

    receiveUpload: async ({ key, query, body, contentType }) => {
      const { size, most } = readUploadAddress(secret, { key, query, contentType, now: clock.now() })
      // Whole before it is sent on: at most 10 MB, and a few at once of a member.
      const bytes = await buffer(takeAtMost(most, body))
      requireSize(bytes.length, size)
      await client.send(new PutObjectCommand({ Bucket, Key: uploadKey(key), Body: bytes }))
      return { sha256: createHash('sha256').update(bytes).digest('hex') }
    },

    multipart: {
      ...createS3Multipart({ client, bucket: Bucket, uploadKey, locate: (Key) => base.href + Key }),
      ...(lender === undefined ? {} : { lendCredentials: lender }),
    },
  }

  async function* list(kind: StoredFile['kind'], prefix: string): AsyncGenerator<StoredFile> {
    let token: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: prefix, ...(token ? { ContinuationToken: token } : {}) }),
      )
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const key = Key.slice(prefix.length)
        if (isFileKey(key) && LastModified !== undefined) yield { kind, key, storedAt: LastModified }
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (token !== undefined)
  }
}

/** Where the bucket's objects stand, with a slash at the end. */
function addressOf({ bucket, region, endpoint, pathStyle }: S3Settings): URL {
  const base = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  if (pathStyle) base.pathname = `${base.pathname.replace(/\/$/, '')}/${bucket}/`
  else base.hostname = `${bucket}.${base.hostname}`
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return base
}

export async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw error
  }
}
