import type { Entry } from 'yauzl'

const localEntry = 0x04034b50
const centralEntry = 0x02014b50
/** Sizes and the checksum may follow an entry, with a mark and in 64 bits or without. */
const descriptorLengths = [0, 12, 16, 20, 24]

/**
 * Whether an archive is the same from its first byte on as from its directory: its entries stand one behind the other, each under the
 * name and the packing that the directory gives it, and none between them that the directory does not name.
 */
export function isWholeArchive(bytes: Buffer, entries: readonly Entry[]): boolean {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
  let expected = [0]
  for (const entry of inOrder) {
    const at = entry.relativeOffsetOfLocalHeader
    if (!expected.includes(at) || !isSameEntry(bytes, entry)) return false
    const end = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28) + entry.compressedSize
    expected = hasDescriptor(entry) ? descriptorLengths.map((length) => end + length) : [end]
  }
  return expected.some((at) => at + 4 <= bytes.length && bytes.readUInt32LE(at) === centralEntry)
}

/** A link to another place of the disk that unpacks it. */
export function isSymbolicLink({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  const isUnix = versionMadeBy >>> 8 === 3
  return isUnix && ((externalFileAttributes >>> 16) & 0o170_000) === 0o120_000
}

function isSameEntry(bytes: Buffer, entry: Entry): boolean {
  const at = entry.relativeOffsetOfLocalHeader
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localEntry) return false
  const name = bytes.subarray(at + 30, at + 30 + bytes.readUInt16LE(at + 26))
  return bytes.readUInt16LE(at + 8) === entry.compressionMethod && name.equals(entry.fileNameRaw)
}

function hasDescriptor({ generalPurposeBitFlag }: Entry): boolean {
  return (generalPurposeBitFlag & 8) !== 0
}
