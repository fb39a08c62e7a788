/** The files of a ZIP that stores them as they are, by name and in their order: read by its central directory. */
export function readStoredZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  const count = zip.readUInt16LE(end + 10)
  const files = new Map<string, Buffer>()
  for (let index = 0, at = zip.readUInt32LE(end + 16); index < count; index++) {
    const [size, nameLength, extraLength] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
    ]
    const header = zip.readUInt32LE(at + 42)
    const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), zip.subarray(from, from + size))
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32)
  }
  return files
}
