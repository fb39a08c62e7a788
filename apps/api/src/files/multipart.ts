/** Uploads in parts, for files above what one PUT takes. Keys have been checked to be the caller's. */
export type MultipartUploads = {
  readonly begin: (key: string, fileType: string) => Promise<{ uploadId: string }>
  /** One call to the storage for every thousand parts. @throws DomainError not_found where there is no such upload; so do the calls below. */
  readonly listParts: (upload: PartsOf) => Promise<UploadedPart[]>
  /** An address to which its holder may PUT this part for a quarter of an hour; with `size`, of that many bytes only. */
  readonly signPart: (upload: PartsOf & { partNumber: number; size?: number | undefined }) => Promise<string>
  /** @returns the address of the whole, which `findKey` knows. */
  readonly complete: (
    upload: PartsOf & { parts: readonly { ETag: string; PartNumber: number }[] },
  ) => Promise<string>
  readonly abort: (upload: PartsOf) => Promise<void>
  /** Credentials that can upload under the member's prefix and nothing else; undefined where none can be had. */
  readonly lendCredentials?: (userId: string) => Promise<LentCredentials>
}

export type PartsOf = { readonly key: string; readonly uploadId: string }

export type UploadedPart = { readonly PartNumber: number; readonly Size: number; readonly ETag: string }

export type LentCredentials = {
  readonly credentials: {
    readonly AccessKeyId: string
    readonly SecretAccessKey: string
    readonly SessionToken: string
    /** ISO 8601. */
    readonly Expiration: string
  }
  readonly bucket: string
  readonly region: string
  /** Keys must begin with it. */
  readonly prefix: string
}
