import type { Readable } from 'node:stream'
import type { MemberContext } from '../trpc.ts'

/** A file made for a member on request. */
export type ExportFile = {
  /** As the member's browser saves it; any script is allowed. */
  readonly fileName: string
  /** Media type. */
  readonly type: string
  /** A stream is sent as it is made: for what may be too large for the memory. */
  readonly bytes: Buffer | Readable
}

/**
 * Makes the file of the one who asks. `query` is what stood behind '?', unchecked. Throws DomainError as a procedure does.
 */
export type ExportProducer = (context: MemberContext, query: unknown) => Promise<ExportFile>

/** A file that members fetch by GET, in the browser or with an API key that has the read scope. */
export type ExportRoute = {
  /** Whole path, below /api/exports/. */
  readonly path: string
  readonly produce: ExportProducer
}

export const pdfType = 'application/pdf'
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
