import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CommentReference,
  Document,
  Footer,
  FootnoteReferenceRun,
  Header,
  Packer,
  Paragraph,
  TextRun,
} from 'docx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { extractText } from '../../src/document-analyzer/extract/extract-text.ts'

const folder = mkdtempSync(join(tmpdir(), 'start-up-visa-extract-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const words = 'Police certificate, Name: Kwame Boateng'
const problem = (bytes: Uint8Array, timeoutMs = 60_000) =>
  extractText(bytes, { timeoutMs }).catch((error: Error) => error.message)

/** A PDF by hand: each text is a page; an empty one has nothing on it. */
function pdf(...pages: readonly string[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${4 + 2 * i} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((text, i) => {
      const content = text === '' ? '' : `BT /F1 12 Tf 50 700 Td (${text}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * i} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`
  return Buffer.from(file, 'latin1')
}

describe('the text of a file', () => {
  it('of a PDF keeps its pages', async () => {
    const { text, ...rest } = await extractText(pdf(words, 'Date of issue: 9 September 2025'))
    expect(text.split('\f')).toEqual([words, 'Date of issue: 9 September 2025'])
    expect(rest).toEqual({ method: 'pdf', pages: 2, isCut: false })
  })

  it('of a plain file is read in UTF-8, or in the alphabet of older programs', async () => {
    expect(await extractText(Buffer.from('Reçu à Montréal'))).toMatchObject({
      text: 'Reçu à Montréal',
      method: 'text',
    })
    expect(await extractText(Buffer.from('Reçu', 'latin1'))).toMatchObject({ text: 'Reçu' })
  })

  it.each(['utf-16le', 'utf-16be'])('of a plain file in %s is read by its mark', async (order) => {
    const bytes = Buffer.from('\ufeffReçu à Montréal', 'utf16le')
    if (order === 'utf-16be') bytes.swap16()
    expect(await extractText(bytes)).toMatchObject({ text: 'Reçu à Montréal', method: 'text' })
  })

  it('of a PDF of a few letters is those, where no picture has more', async () => {
    expect(await extractText(pdf('Annex B'))).toMatchObject({ text: 'Annex B', method: 'pdf' })
  })

  it('is cut where it is longer than anybody reads', async () => {
    const { text, isCut } = await extractText(Buffer.from('a '.repeat(400_000)))
    expect([text.length, isCut]).toEqual([500_000, true])
  })

  it.each([
    ['nothing', Buffer.alloc(0), 'No text was found'],
    ['spaces', Buffer.from(' \n\t '), 'No text was found'],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 0]), 'PDF, Word (.docx), text, PNG and JPEG'],
    ['half a PDF', pdf(words).subarray(0, 60), 'cannot be read'],
    ['an archive that is no Word file', Buffer.from('PK\u0003\u0004broken', 'latin1'), 'cannot be read'],
    ['half a picture', Buffer.from('\u0089PNG\r\n\u001a\nbroken', 'latin1'), 'cannot be read'],
  ])(
    'of %s is refused in words',
    async (_name, bytes, message) => {
      expect(await problem(bytes)).toContain(message)
    },
    60_000,
  )

  it('of a Word document has its headers, footers, notes and comments, each once', async () => {
    const around = {
      headers: { default: new Header({ children: [new Paragraph('Harbour Bank of Canada')] }) },
      footers: { default: new Footer({ children: [new Paragraph('Issued on 9 September 2025')] }) },
    }
    const bytes = await Packer.toBuffer(
      new Document({
        footnotes: { 1: { children: [new Paragraph('In Canadian dollars.')] } },
        comments: { children: [{ id: 0, author: 'Ada', children: [new Paragraph('Is this settled?')] }] },
        sections: [
          {
            ...around,
            children: [
              new Paragraph({
                children: [
                  new TextRun('The balance is 250,000.'),
                  new FootnoteReferenceRun(1),
                  new TextRun({ children: [new CommentReference(0)] }),
                ],
              }),
            ],
          },
          { ...around, children: [new Paragraph('Yours sincerely')] },
        ],
      }),
    )
    const { text } = await extractText(bytes)
    const lines = text.split('\n').map((line) => line.trim())
    expect(lines[0]).toBe('Harbour Bank of Canada')
    expect(lines.slice(1, 3)).toEqual(['The balance is 250,000.', 'Yours sincerely'])
    expect(lines.slice(3).toSorted()).toEqual([
      'In Canadian dollars.',
      'Is this settled?',
      'Issued on 9 September 2025',
    ])
  })

  it.each(['one-bit', 'one-bit-stencil'])(
    'of a scan in black and white is recognised: %s',
    async (name) => {
      const bytes = readFileSync(new URL(`./scans/${name}.pdf`, import.meta.url))
      expect(await extractText(bytes)).toMatchObject({
        method: 'ocr',
        text: 'Police certificate\nName: Kwame Boateng',
      })
    },
    60_000,
  )

  it('is given up on in time, and the next one is read', async () => {
    expect(await problem(pdf(words), 1)).toContain('takes too long')
    expect(await extractText(Buffer.from('fine'))).toMatchObject({ text: 'fine' })
  })

  it('is read for many at once, in turn', async () => {
    const texts = await Promise.all(['a', 'b', 'c', 'd'].map((text) => extractText(Buffer.from(text))))
    expect(texts.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd'])
  })
})

/** Office and poppler make files as members have them; machines without them skip this. */
function has(command: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`])
    return true
  } catch {
    console.warn(`${command} is not installed: the tests that need it are skipped.`)
    return false
  }
}
const canMakeFiles = has('soffice') && has('pdftoppm')

describe.skipIf(!canMakeFiles)('files of other programs', () => {
  beforeAll(() => {
    writeFileSync(join(folder, 'a.txt'), `${words}\nÉmis le 9 septembre 2025`)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    for (const type of ['pdf', 'docx']) {
      execFileSync(
        'soffice',
        [profile, '--headless', '--convert-to', type, '--outdir', folder, join(folder, 'a.txt')],
        {
          stdio: 'ignore',
        },
      )
    }
    execFileSync('pdftoppm', ['-r', '150', '-png', join(folder, 'a.pdf'), join(folder, 'p')])
  }, 120_000)

  it('in Word and in PDF', async () => {
    for (const [type, method] of [
      ['docx', 'docx'],
      ['pdf', 'pdf'],
    ]) {
      const read = await extractText(readFileSync(join(folder, `a.${type}`)))
      expect(read).toMatchObject({ method, text: expect.stringContaining('Kwame Boateng') })
      expect(read.text).toContain('Émis le 9 septembre 2025')
    }
  })

  it('in a picture, without asking any other machine', async () => {
    const read = await extractText(readFileSync(join(folder, 'p-1.png')))
    expect(read).toMatchObject({ method: 'ocr', text: expect.stringContaining('Kwame Boateng') })
  }, 90_000)
})
