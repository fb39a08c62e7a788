import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = {
  readonly name: string
  readonly content: Buffer | string
  /** Lies that an archive may tell about an entry. */
  readonly claimedSize?: number
  readonly claimedCrc?: number
  readonly flags?: number
}

/** An archive as the format has it, with whatever lies its entries tell. `comment`: after the end record. */
export function makeZip(entries: readonly ZipEntry[], comment = ''): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedSize, claimedCrc, flags = 0x800 } of entries) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes, { level: 9 })
    const nameBytes = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(flags, 2)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(0x5a2100, 6)
    shared.writeUInt32LE(claimedCrc ?? crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(claimedSize ?? bytes.length, 18)
    shared.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), shared, nameBytes, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    const made = Buffer.from([20, 0])
    centrals.push(Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), made, shared, rest, nameBytes]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  end.writeUInt16LE(comment.length, 16)
  return Buffer.concat([
    ...locals,
    directory,
    Buffer.from('PK\u0005\u0006', 'latin1'),
    end,
    Buffer.from(comment, 'latin1'),
  ])
}
