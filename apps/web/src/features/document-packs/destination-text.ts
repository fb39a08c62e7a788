import { type PackDestination, type PackLimit, packDestinationNames, uploadLimits } from '@suv/domain'

/** 'Permanent Residence Portal, 4 MB a file'. */
export function destinationText({ destination, limitMb }: PackLimit): string {
  const limit = destination === 'other' ? limitMb : uploadLimits[destination].value
  return `${packDestinationNames[destination]}${limit === null ? '' : `, ${limit} MB a file`}`
}

export function destinationChoice(destination: PackDestination): string {
  return destination === 'other'
    ? `${packDestinationNames.other}, by its own limit`
    : destinationText({ destination, limitMb: null })
}
