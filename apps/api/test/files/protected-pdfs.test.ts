import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { extractText } from '../../src/document-analyzer/extract/extract-text.ts'
import { examine } from '../../src/files/inspection/examine.ts'
import { makePdf, streamPart } from './corpus/pdf.ts'
import { ciphers, protectPdf } from './corpus/protect-pdf.ts'

/** Made by qpdf, so that what is read here is not only what the same library wrote. Each says the same. */
const fixture = (name: string) => readFileSync(new URL(`./corpus/protected/${name}.pdf`, import.meta.url))

const openToAll = [
  'rc4-40',
  'rc4-128',
  'rc4-128-v4',
  'aes-128',
  'aes-128-plain-metadata',
  'aes-256-r5',
  'aes-256',
  'aes-256-linearized',
]

describe('a PDF that only its owner may change', () => {
  it.each(openToAll)('is taken and read: %s', async (name) => {
    expect(await examine(fixture(name))).toEqual({ ok: true, fileType: 'application/pdf' })
    const { text, method } = await extractText(fixture(name))
    expect([text, method]).toEqual(['Bank letter: the balance is 250,000 CAD (settled).', 'pdf'])
  })

  it('is refused where it needs a password', async () => {
    expect(await examine(fixture('user-password'))).toMatchObject({ ok: false, refusal: 'encrypted' })
  })
})

const link = (action: string) => ({
  parts: [{ dictionary: `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << ${action} >> >>` }],
})
const ways = ciphers.flatMap((algorithm) => [true, false].map((isPacked) => ({ algorithm, isPacked })))

it.each<[what: string, bytes: Buffer]>([
  ['nothing but a page', makePdf()],
  ['a link', makePdf(link('/S /URI /URI (https://www.canada.ca/a\\(b\\))'))],
  ['a title in brackets', makePdf({ parts: [{ dictionary: '<< /Title (\\\\ \\( /JavaScript) >>' }] })],
])('is taken with %s, however it is protected', async (_what, bytes) => {
  for (const way of ways) {
    expect(await examine(await protectPdf(bytes, way)), JSON.stringify(way)).toMatchObject({ ok: true })
  }
})

const hostile: readonly (readonly [what: string, refusal: string, bytes: Buffer])[] = [
  ['a script at its opening', 'scripted', makePdf({ catalogue: '/OpenAction << /S /JavaScript /JS (x) >>' })],
  ['a program to be launched', 'scripted', makePdf(link('/S /Launch /Win << /F (cmd.exe) >>'))],
  [
    'an address that is opened by itself',
    'scripted',
    makePdf({ catalogue: '/OpenAction << /S /URI /URI (https://evil.example/) >>' }),
  ],
  ['an action of events', 'scripted', makePdf({ catalogue: '/AA << /WC << /S /Named >> >>' })],
  ['a form that is sent', 'scripted', makePdf(link('/S /SubmitForm /F (https://evil.example/)'))],
  ['a form that is a program', 'scripted', makePdf({ catalogue: '/AcroForm << /XFA 4 0 R >>' })],
  ['a jump into another file', 'scripted', makePdf(link('/S /GoToR /F (\\\\\\\\evil.example\\\\a.pdf)'))],
  ['a link to a program', 'link', makePdf(link('/S /URI /URI (file:///c:/windows/a.exe)'))],
  ['a link to a folder of a server', 'link', makePdf(link('/S /URI /URI (\\\\\\\\evil.example\\\\a)'))],
  ['a link whose backslash would be lost', 'link', makePdf(link('/S /URI /URI (\\\\a.pdf)'))],
  ['scripts by name', 'scripted', makePdf({ catalogue: '/Names << /JavaScript << /Names [] >> >>' })],
  ['a film', 'scripted', makePdf({ parts: [{ dictionary: '<< /Type /Annot /Subtype /Movie >>' }] })],
  ['files in it', 'embedded', makePdf({ catalogue: '/Names << /EmbeddedFiles << /Names [] >> >>' })],
  [
    'a file pinned to a page',
    'embedded',
    makePdf({ parts: [{ dictionary: '<< /Type /Annot /Subtype /FileAttachment >>' }] }),
  ],
  ['a portfolio', 'embedded', makePdf({ catalogue: '/Collection << /View /D >>' })],
  ['a bomb', 'bomb', makePdf({ parts: [streamPart('', Buffer.alloc(300 * 1024 * 1024))] })],
]

it.each(hostile)('is refused with %s, however it is protected', async (_what, refusal, bytes) => {
  expect(await examine(bytes)).toMatchObject({ ok: false, refusal })
  for (const way of ways) {
    const verdict = await examine(await protectPdf(bytes, way))
    expect(verdict, JSON.stringify(way)).toMatchObject({ ok: false, refusal })
  }
})

describe('a PDF that readers could open in two ways', () => {
  const change = (name: string, from: string | RegExp, to: string) => {
    const text = fixture(name).toString('latin1')
    const changed = text.replace(from, to)
    expect(changed).not.toBe(text)
    return Buffer.from(changed, 'latin1')
  }
  /** Another revision behind the file, with a trailer of its own. */
  const revise = (name: string, entries: string) => {
    const bytes = fixture(name)
    const before = /startxref\s+(\d+)/.exec(bytes.toString('latin1'))?.[1]
    const table = `xref\n0 0\ntrailer\n<< /Size 99 /Prev ${before} ${entries} >>\nstartxref\n${bytes.length}\n%%EOF\n`
    return Buffer.concat([bytes, Buffer.from(table)])
  }
  const ofRc4 = fixture('rc4-128').toString('latin1')
  const root = /\/Root \d+ 0 R/.exec(ofRc4)?.[0] ?? ''
  const own = /\/Encrypt \d+ 0 R/.exec(ofRc4)?.[0] ?? ''
  const id = /\/ID \[.*?\]/s.exec(ofRc4)?.[0] ?? ''

  it('is taken where a revision names the same protection', async () => {
    expect(await examine(revise('rc4-128', `${root} ${own} ${id}`))).toMatchObject({ ok: true })
  })

  it.each<[what: string, make: () => Buffer]>([
    ['a revision is not protected', () => revise('rc4-128', `${root} ${id}`)],
    ['a revision is protected otherwise', () => revise('rc4-128', `${root} ${id} /Encrypt << /V 1 >>`)],
    ['a revision has another number', () => revise('rc4-128', `${root} ${own} /ID [<00> <00>]`)],
    ['texts are not protected as streams are', () => change('rc4-128-v4', '/StrF /StdCF', '/StrF /Other')],
    ['nobody knows the method', () => change('rc4-128-v4', '/CFM /V2', '/CFM /V9')],
    ['its handler is not the standard’s', () => change('rc4-128', '/Filter /Standard', '/Filter /Standars')],
    ['its revision is unknown', () => change('rc4-128', '/R 3', '/R 9')],
    ['its key is as long as no key', () => change('rc4-128', '/Length 128', '/Length 999')],
    ['its proof is cut', () => change('aes-256', /\/UE <\w{4}/, '/UE <    ')],
  ])('is refused where %s', async (_what, make) => {
    expect(await examine(make())).toMatchObject({ ok: false, refusal: 'encrypted' })
  })
})

it('judges a text that was never encrypted as it stands', async () => {
  const bytes = fixture('aes-256')
  const plain = Buffer.from('file:///c:/windows/a.exe')
  // In place of the link, which lies in a packed object there, by a revision with an object of its own.
  const at = bytes.length
  const object = `99 0 obj\n<< /Type /Action /S /URI /URI <${plain.toString('hex')}> >>\nendobj\n`
  const before = /startxref\s+(\d+)/.exec(bytes.toString('latin1'))?.[1]
  const [root, own, id] = [/\/Root \d+ 0 R/, /\/Encrypt \d+ 0 R/, /\/ID \[.*?\]/s].map(
    (part) => part.exec(bytes.toString('latin1'))?.[0],
  )
  const revised = Buffer.concat([
    bytes,
    Buffer.from(
      `${object}xref\n99 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 100 /Prev ${before} ${root} ${own} ${id} >>\nstartxref\n${at + object.length}\n%%EOF\n`,
    ),
  ])
  expect(await examine(revised)).toMatchObject({ ok: false, refusal: 'link' })
})
