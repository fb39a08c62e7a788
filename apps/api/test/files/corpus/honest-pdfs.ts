import { deflateSync } from 'node:zlib'
import { makePdf, streamPart } from './pdf.ts'

const link = (address: string) => ({
  dictionary: `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (${address}) >> >>`,
})
const letters = Buffer.from(`${deflateSync(Buffer.from('0 0 9 9 re S')).toString('hex')}>`)

/** What members bring that looks like more than it is. */
const cases: readonly (readonly [what: string, bytes: Buffer])[] = [
  [
    'links to a telephone, to an address without a beginning, and into itself',
    makePdf({
      parts: [link('tel:+16045550100'), link('www.example.org/team'), link("#'Forecast'!A1"), link('')],
    }),
  ],
  [
    'the title of a developer’s CV',
    makePdf({ parts: [{ dictionary: '<< /Title (CV: HTML/JavaScript, /Launch, /EmbeddedFile) >>' }] }),
  ],
  [
    'a page in plain text that speaks of scripts',
    makePdf({
      parts: [
        { dictionary: '<< /Length 40 >>', stream: Buffer.from('BT (TypeScript/JavaScript developer) Tj ET') },
      ],
    }),
  ],
  [
    'a stream whose length stands elsewhere, and which speaks of streams',
    makePdf({
      parts: [
        { dictionary: '<< /Length 6 0 R >>', stream: Buffer.from('BT (Bitstream Vera, upstream) Tj ET') },
        { dictionary: '35' },
      ],
    }),
  ],
  [
    'a page in letters, as old programs write',
    makePdf({
      parts: [{ dictionary: `<< /Length ${letters.length} /Filter [/AHx /Fl] >>`, stream: letters }],
    }),
  ],
  [
    'a scan of one colour at a fine grain',
    makePdf({
      parts: [
        streamPart(
          '/Type /XObject /Subtype /Image /ImageMask true /Width 20000 /Height 28000',
          Buffer.alloc(9),
        ),
      ],
    }),
  ],
  [
    'buttons of a presentation',
    makePdf({
      parts: ['NextPage', 'GoBack', 'Find', 'FullScreen'].map((name) => ({
        dictionary: `<< /A << /S /Named /N /${name} >> >>`,
      })),
    }),
  ],
  ['a print dialogue at its opening', makePdf({ catalogue: '/OpenAction << /S /Named /N /Print >>' })],
  [
    'words of a server behind it',
    Buffer.concat([makePdf(), Buffer.from('\n<!-- rendered in 31 ms -->\n\u0000\u001a')]),
  ],
  [
    'a revision that sets an object anew',
    (() => {
      const first = makePdf({
        catalogue: '/Outlines 5 0 R',
        parts: [{ dictionary: '<< /Type /Outlines >>' }],
      })
      const at = first.length
      const again = '5 0 obj\n<< /Type /Outlines /Count 0 >>\nendobj\n'
      const before = /startxref\n(\d+)/.exec(first.toString('latin1'))?.[1]
      return Buffer.concat([
        first,
        Buffer.from(
          `${again}xref\n5 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${before} >>\nstartxref\n${at + again.length}\n%%EOF\n`,
        ),
      ])
    })(),
  ],
]

export const honestPdfs = cases.map(([what, bytes]) => [`a PDF with ${what}`, bytes] as const)
