/** As much of CBOR (RFC 8949) as an authenticator writes: whole numbers, byte and text strings, and maps of them. */
export type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>

export function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, item]) => [encodeCbor(key), encodeCbor(item)])
  return Buffer.concat([head(5, value.size), ...entries])
}

/** The kind of what follows, and how much of it. */
function head(majorType: number, size: number): Buffer {
  const kind = majorType << 5
  if (size < 24) return Buffer.from([kind | size])
  if (size < 0x100) return Buffer.from([kind | 24, size])
  return Buffer.from([kind | 25, size >> 8, size & 0xff])
}
