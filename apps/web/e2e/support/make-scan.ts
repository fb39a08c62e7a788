import { randomBytes } from 'node:crypto'

/** A PDF as a scanner makes it: each page is a picture of so many bytes. */
export function makeScan(sizes: readonly number[]): Buffer {
  const objects: Buffer[] = []
  const add = (head: string, stream?: Buffer) => {
    const parts = stream === undefined ? [] : [Buffer.from('\nstream\n'), stream, Buffer.from('\nendstream')]
    return objects.push(Buffer.concat([Buffer.from(head), ...parts]))
  }
  const pages = sizes.map((_, at) => 3 + at * 3)
  add('<</Type/Catalog/Pages 2 0 R>>')
  add(`<</Type/Pages/Count ${sizes.length}/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]>>`)
  for (const [at, size] of sizes.entries()) {
    const page = pages[at] ?? 0
    const content = Buffer.from('q 612 0 0 792 0 0 cm /P Do Q')
    add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${page + 1} 0 R/Resources<</XObject<</P ${page + 2} 0 R>>>>>>`,
    )
    add(`<</Length ${content.length}>>`, content)
    add(
      `<</Type/XObject/Subtype/Image/Width ${size}/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length ${size}>>`,
      randomBytes(size),
    )
  }
  const chunks = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = 9
  for (const [at, object] of objects.entries()) {
    const chunk = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    offsets.push(length)
    chunks.push(chunk)
    length += chunk.length
  }
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...chunks, Buffer.from(table + trailer)])
}
