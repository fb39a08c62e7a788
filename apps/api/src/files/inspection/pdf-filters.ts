import { inflateSync, constants as zlib } from 'node:zlib'

/** What one stream of a PDF may unpack to, whatever it is packed with, or take as a picture. */
export const partLimit = 256 * 1024 * 1024

type Unpacked = Buffer | 'bomb' | undefined

/** By their long and their short names. What packs pictures is not unpacked here: a picture says how large it is. */
const unpackers: Readonly<Record<string, (bytes: Buffer) => Unpacked>> = {
  FlateDecode: inflate,
  Fl: inflate,
  ASCIIHexDecode: fromHex,
  AHx: fromHex,
  ASCII85Decode: from85,
  A85: from85,
  RunLengthDecode: fromRuns,
  RL: fromRuns,
  // It says how a stream is protected, which was undone before.
  Crypt: (bytes) => bytes,
}

/**
 * What a stream holds, through all its filters within bounds.
 *
 * @returns undefined where it is a picture, damaged, or packed in a way that nobody unpacks
 */
export function unpackStream(bytes: Buffer, filters: readonly string[]): Unpacked {
  let unpacked: Unpacked = bytes
  for (const [index, filter] of filters.entries()) {
    if (filter === 'LZWDecode' || filter === 'LZW') {
      // An old program writes it as the last one, if at all.
      return index < filters.length - 1 || lengthOfLzw(unpacked) > partLimit ? 'bomb' : undefined
    }
    unpacked = unpackers[filter]?.(unpacked)
    if (unpacked === undefined || unpacked === 'bomb') return unpacked
  }
  return unpacked
}

/** Also what a packed part gives before it breaks off, since readers show that. */
export function inflate(bytes: Buffer): Unpacked {
  try {
    return inflateSync(bytes, { maxOutputLength: partLimit, finishFlush: zlib.Z_SYNC_FLUSH })
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
      ? 'bomb'
      : undefined
  }
}

function fromHex(bytes: Buffer): Buffer {
  const digits = (bytes.toString('latin1').split('>', 1)[0] ?? '').replaceAll(/[^0-9a-f]/gi, '')
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex')
}

function from85(bytes: Buffer): Buffer {
  const out = Buffer.alloc(bytes.length * 4)
  let length = 0
  let group: number[] = []
  const write = (digits: readonly number[]) => {
    const value = digits.reduce((sum, digit) => (sum * 85 + digit) % 2 ** 32, 0)
    out.writeUInt32BE(value, length)
  }
  for (const byte of bytes) {
    if (byte === 0x7e) break
    if (byte === 0x7a && group.length === 0) length = out.writeUInt32BE(0, length)
    if (byte < 0x21 || byte > 0x75) continue
    group.push(byte - 0x21)
    if (group.length < 5) continue
    write(group)
    length += 4
    group = []
  }
  if (group.length > 1) {
    write([...group, 84, 84, 84, 84].slice(0, 5))
    length += group.length - 1
  }
  return out.subarray(0, length)
}

/** A count and as many bytes, or a count and one byte so many times; 128 ends it. */
function fromRuns(bytes: Buffer): Unpacked {
  const walk = (each: (run: Buffer, times: number) => void) => {
    for (let at = 0; at < bytes.length; ) {
      const count = bytes[at] ?? 128
      if (count === 128) return
      const end = count < 128 ? at + 2 + count : at + 2
      each(bytes.subarray(at + 1, end), count < 128 ? 1 : 257 - count)
      at = end
    }
  }
  let length = 0
  walk((run, times) => {
    length += run.length * times
  })
  if (length > partLimit) return 'bomb'
  const out = Buffer.alloc(length)
  let to = 0
  walk((run, times) => {
    const end = to + run.length * times
    out.fill(run, to, end)
    to = end
  })
  return out
}

/** How much it unpacks to: each code stands for one byte more than the one before it that it lengthens. */
function lengthOfLzw(bytes: Buffer): number {
  const lengths = new Uint16Array(4097)
  let total = 0
  let next = 258
  let width = 9
  let previous = 0
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    bits = (bits << 8) | byte
    held += 8
    if (held < width) continue
    held -= width
    const code = bits >>> held
    bits &= (1 << held) - 1
    if (code === 257) break
    if (code === 256) {
      next = 258
      width = 9
      previous = 0
      continue
    }
    const length = code < 256 ? 1 : code < next ? (lengths[code] ?? 0) : previous + 1
    total += length
    if (total > partLimit) break
    if (previous > 0 && next < 4096) lengths[next++] = previous + 1
    previous = length
    width = next >= 2047 ? 12 : next >= 1023 ? 11 : next >= 511 ? 10 : 9
  }
  return total
}
