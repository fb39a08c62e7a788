import type { Reported } from '../program/edition.ts'
import { secondReadingOn } from '../program/sources.ts'
import type { PackDestination } from './kinds.ts'

/**
 * Bytes of a megabyte of an upload limit. No page says whether a million or 1,048,576 bytes are meant: the smaller fits either
 * way.
 */
export const bytesOfMegabyte = 1_000_000

type Known = Exclude<PackDestination, 'other'>

const source = {
  title: 'pdfready.app: IRCC file size limits',
  url: 'https://pdfready.app/en/guides/ircc-file-size-limits',
} as const

/** What a file may take at most, in MB, as third parties report it. */
export const uploadLimits: Record<Known, Reported<number>> = {
  pr_portal: { value: 4, effectiveFrom: null, source, checkedOn: secondReadingOn },
  ircc_portal: { value: 2, effectiveFrom: null, source, checkedOn: secondReadingOn },
}

export const packDestinationNames: Record<PackDestination, string> = {
  pr_portal: 'Permanent Residence Portal',
  ircc_portal: 'IRCC Portal',
  other: 'Another destination',
}

export type PackLimit = {
  readonly destination: PackDestination
  /** Whole MB, of a destination that is not known here; else null. */
  readonly limitMb: number | null
}

/** What a file for the destination may take, in bytes. */
export function packLimitBytes({ destination, limitMb }: PackLimit): number {
  const megabytes = destination === 'other' ? (limitMb ?? 1) : uploadLimits[destination].value
  return megabytes * bytesOfMegabyte
}
