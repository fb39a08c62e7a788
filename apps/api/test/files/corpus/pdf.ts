import { deflateSync } from 'node:zlib'

export type PdfPart = { readonly dictionary: string; readonly stream?: Buffer }

type Options = {
  /** What the catalogue says besides. */
  readonly catalogue?: string
  readonly parts?: readonly PdfPart[]
  readonly trailer?: string
}

/** A PDF of one page that holds what it is told to, with a table that is right. */
export function makePdf({ catalogue = '', parts = [], trailer = '' }: Options = {}): Buffer {
  const objects: PdfPart[] = [
    { dictionary: `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>` },
    { dictionary: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
    {
      dictionary: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << >> >>',
    },
    streamPart('', Buffer.from('0 0 200 200 re S')),
    ...parts,
  ]
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  const offsets: number[] = []
  const length = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  objects.forEach(({ dictionary, stream }, index) => {
    offsets.push(length())
    chunks.push(Buffer.from(`${index + 1} 0 obj\n${dictionary}\n`, 'latin1'))
    if (stream) chunks.push(Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n'))
    chunks.push(Buffer.from('endobj\n'))
  })
  const table = length()
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  chunks.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`,
      'latin1',
    ),
  )
  return Buffer.concat(chunks)
}

/** A stream, packed once. */
export function streamPart(dictionary: string, content: Buffer): PdfPart {
  const stream = deflateSync(content, { level: 9 })
  return { dictionary: `<< /Filter /FlateDecode /Length ${stream.length} ${dictionary} >>`, stream }
}
