import type { PackedFileType, PackRefusal } from '@suv/domain'

/** A paper to be packed: its file lies at `path`, and what becomes of it is written beside it. Plain data for the worker. */
export type PackJob = {
  readonly kind: 'paper of a pack'
  readonly path: string
  readonly fileType: PackedFileType
  readonly limitBytes: number
}

/** One file that a paper became. `pages`: the first and the last of the paper's, from 1; `sha256`: hexadecimal. */
export type PackedFile = {
  readonly path: string
  readonly pages: readonly [first: number, last: number]
  readonly bytes: number
  readonly sha256: string
}

export type PackedPaper =
  | { readonly ok: true; readonly pages: number; readonly files: readonly PackedFile[] }
  | { readonly ok: false; readonly refusal: PackRefusal }
