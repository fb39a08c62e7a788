import type { PackRefusal } from '@suv/domain'
import type { PdfDocument } from '../pdf/set-pdf.ts'
import type { PackedFile } from './pack-job.ts'

/** A paper of a pack. `objectPath` is null where the caller cannot read it, for which `refusal` says why. */
export type PaperToPack = {
  readonly label: string
  readonly fileName: string
  readonly fileType: string
  readonly objectPath: string | null
  readonly refusal?: PackRefusal
}

/** A file of a pack under its name. */
export type NamedFile = PackedFile & { readonly name: string }

/** A paper and the files that it became. */
export type PaperInPack = Pick<PaperToPack, 'label' | 'fileName'> & {
  readonly pages: number
  readonly files: readonly NamedFile[]
}

export type PackToMake = {
  /** Of the archive. */
  readonly fileName: string
  readonly title: string
  /** Where it goes, in words. */
  readonly destination: string
  /** What a file may take, in bytes. */
  readonly limitBytes: number
  /** ISO instant that the PDFs made here carry: the same pack made again has the same bytes. */
  readonly createdAt: string
  readonly papers: readonly PaperToPack[]
  /** A letter that comes first, of the papers under their names. */
  readonly cover?: (papers: readonly PaperInPack[]) => PdfDocument
}
