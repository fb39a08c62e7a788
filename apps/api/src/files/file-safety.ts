import type { Scan } from './inspection/clamd.ts'

/** What members' files are held to besides their content. */
export type FileSafety = {
  /** Bytes that all files of one member may take together. */
  readonly quotaBytes: number
  /** The virus check, where one is configured. Nothing is kept without its answer then. */
  readonly scan: Scan | undefined
}
