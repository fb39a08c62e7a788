/** Of Roboto, in parts of its size. */
const ascent = 1900 / 2048
const descent = -500 / 2048

/** A TrueType font that takes as much of a line as Roboto, so that a name in another script does not push lines apart. */
export function withLineOfRoboto(font: Buffer): Buffer {
  const levelled = Buffer.from(font)
  const unitsPerEm = font.readUInt16BE(findTable(font, 'head') + 18)
  const lines = findTable(font, 'hhea')
  levelled.writeInt16BE(Math.round(ascent * unitsPerEm), lines + 4)
  levelled.writeInt16BE(Math.round(descent * unitsPerEm), lines + 6)
  levelled.writeInt16BE(0, lines + 8)
  return levelled
}

/** Where a table begins, by the directory at the font's start. */
function findTable(font: Buffer, tag: string): number {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  }
  throw new Error(`The font has no table ${tag}.`)
}
