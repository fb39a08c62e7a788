/** A PNG's picture as its file has it. `data`: all of its compressed rows; `palette`: red, green and blue of each entry. */
export type Png = {
  readonly width: number
  readonly height: number
  readonly bitDepth: number
  /** Values of a pixel: 1 for grey and for an entry of the palette, 3 for colours. */
  readonly colors: 1 | 3
  readonly palette: Uint8Array | undefined
  /** Whether PDF cannot show the rows as they are: with transparency, or interlaced. */
  readonly isTransparent: boolean
  readonly data: Uint8Array
}

const indexed = 3

/** @throws Error where the bytes are no PNG, or end before its picture does. */
export function readPng(given: Uint8Array): Png {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  if (bytes.length < 33 || bytes.readUInt32BE(0) !== 0x89504e47) throw new Error('This is no PNG')
  const rows: Buffer[] = []
  let palette: Buffer | undefined
  let hasTransparency = false
  let type = ''
  for (let at = 8; type !== 'IEND'; ) {
    const length = bytes.readUInt32BE(at)
    type = bytes.toString('latin1', at + 4, at + 8)
    const content = bytes.subarray(at + 8, at + 8 + length)
    if (content.length < length) throw new Error('This PNG ends too early')
    if (type === 'IDAT') rows.push(content)
    if (type === 'PLTE') palette = content
    if (type === 'tRNS') hasTransparency = true
    at += length + 12
  }
  const colorType = bytes.readUInt8(25)
  const isKnown = colorType === 0 || colorType === 2 || (colorType === indexed && palette !== undefined)
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    bitDepth: bytes.readUInt8(24),
    colors: colorType === 2 ? 3 : 1,
    palette: colorType === indexed ? palette : undefined,
    isTransparent: !isKnown || hasTransparency || bytes.readUInt8(28) !== 0,
    data: Buffer.concat(rows),
  }
}
