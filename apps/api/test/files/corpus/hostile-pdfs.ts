import { deflateSync } from 'node:zlib'
import type { HostileDocument } from './hostile-documents.ts'
import { makePdf, streamPart } from './pdf.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
/** Fetches by itself, and has no name that a search for words would find suspicious. */
const fetches = '<< /S /URI /URI (https://evil.example/) >>'

/** The file with further bytes before its table, and the table's row of one object set to where it begins in them. */
function withRow(
  bytes: Buffer,
  number: number,
  inserted: string,
  at = inserted.indexOf(`${number} 0 obj`),
): Buffer {
  const text = bytes.toString('latin1')
  const table = text.lastIndexOf('xref\n0 ')
  const rows = text.slice(table).split('\n')
  rows[2 + number] = `${String(table + at).padStart(10, '0')} 00000 n `
  const moved = rows.join('\n').replace(/startxref\n\d+/, `startxref\n${table + inserted.length}`)
  return latin1(text.slice(0, table) + inserted + moved)
}

const opens = { catalogue: '/OpenAction 5 0 R', parts: [{ dictionary: '<< /S /GoTo /D [3 0 R /Fit] >>' }] }
const hidden = `5 0 obj\n${fetches}\nendobj\n`

/** What readers go by differs: these show one thing to whoever reads from the first byte on, and another to whoever follows a table. */
function behindTables(): HostileDocument[] {
  const good = makePdf(opens)
  const twice = makePdf({ ...opens, parts: [{ dictionary: fetches }] })
  const direct = `xref\n0 0\ntrailer\n<< /Root << /Type /Catalog /Pages 2 0 R /OpenAction ${fetches} >> >>\n`
  return [
    [
      'an action that a later object hides, though the table leads to it',
      Buffer.concat([
        ...(() => {
          const text = twice.toString('latin1')
          const table = text.lastIndexOf('xref\n0 ')
          const later = '5 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj\n'
          return [
            latin1(
              text.slice(0, table) +
                later +
                text.slice(table).replace(/startxref\n\d+/, `startxref\n${table + later.length}`),
            ),
          ]
        })(),
      ]),
    ],
    [
      'an action in a comment that the table leads to',
      withRow(good, 5, `%${hidden.replaceAll('\n', ' ')}\n`),
    ],
    [
      'an action in a stream that the table leads to',
      withRow(good, 5, `9 0 obj\n<< /Length ${hidden.length} >>\nstream\n${hidden}\nendstream\nendobj\n`),
    ],
    [
      'an action behind a stream that speaks of streams',
      withRow(
        good,
        5,
        `9 0 obj\n<< /Length 8 0 R >>\nstream\nstream\nendstream\nendobj\n${hidden}10 0 obj\n<< >>\nstream\n\nendstream\nendobj\n`,
      ),
    ],
    [
      'a catalogue in the trailer of a table that stands in a stream',
      (() => {
        const text = good.toString('latin1')
        const table = text.lastIndexOf('xref\n0 ')
        const start = `9 0 obj\n<< /Length ${direct.length} >>\nstream\n`
        const more = `${start}${direct}\nendstream\nendobj\n`
        return latin1(
          `${text.slice(0, table)}${more}${text.slice(table).replace(/startxref\n\d+/, `startxref\n${table + start.length}`)}`,
        )
      })(),
    ],
    [
      'a catalogue in an earlier trailer',
      (() => {
        const text = good.toString('latin1')
        const table = text.lastIndexOf('xref\n0 ')
        return latin1(
          `${text.slice(0, table)}${direct}startxref\n0\n%%EOF\n${text.slice(table).replace(/startxref\n\d+/, `startxref\n${table}`)}`,
        )
      })(),
    ],
  ]
}

function packedObjects(): HostileDocument[] {
  const head = '5 0 '
  const stream = (dictionary: string, content = `${head}${fetches}`) =>
    makePdf({
      catalogue: '/OpenAction 5 0 R',
      parts: [
        { dictionary: 'null' },
        streamPart(`/N 1 /First ${head.length} ${dictionary}`, latin1(content)),
        { dictionary: '/ObjStm' },
      ],
    })
  return [
    ['an action in packed objects that do not say what they are', stream('')],
    ['an action in packed objects that say so elsewhere', stream('/Type 7 0 R')],
    [
      'packed objects with a predictor set elsewhere',
      makePdf({
        parts: [
          streamPart('/Type /ObjStm /N 1 /First 4 /DecodeParms 6 0 R', latin1('9 0 null')),
          { dictionary: '<< /Predictor 2 /Columns 8 >>' },
        ],
      }),
    ],
  ]
}

/** 300 MB of one byte: as runs, as codes that double, or packed and then written out in letters. */
function bombs(): HostileDocument[] {
  const huge = deflateSync(Buffer.alloc(300 * 1024 * 1024), { level: 9 })
  const runs = deflateSync(Buffer.alloc(5_000_000, Buffer.from([129, 0])), { level: 9 })
  const content = (dictionary: string, stream: Buffer) =>
    makePdf({
      parts: [
        { dictionary: `<< /Length ${stream.length} ${dictionary} >>`, stream },
        { dictionary: '/FlateDecode' },
      ],
    })
  const picture = (size: string) =>
    content(
      `/Type /XObject /Subtype /Image /ColorSpace /DeviceRGB ${size} /Filter /DCTDecode`,
      Buffer.from([255, 216, 255, 217]),
    )
  return [
    ['a bomb behind a filter that is named elsewhere', content('/Filter 6 0 R', huge)],
    ['a bomb behind a long dictionary', content(`/Filter /FlateDecode /Note (${'x'.repeat(3000)})`, huge)],
    [
      'a bomb in letters',
      content('/Filter [/ASCIIHexDecode /FlateDecode]', latin1(`${huge.toString('hex')}>`)),
    ],
    ['a bomb of runs', content('/Filter [/FlateDecode /RunLengthDecode]', runs)],
    ['a bomb of growing codes', content('/Filter /LZWDecode', growingCodes(1_100_000))],
    ['a picture of four thousand million dots', picture('/Width 65000 /Height 65000 /BitsPerComponent 8')],
    [
      'a row of two thousand million columns',
      content(
        '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 2000000000 /Colors 32 >>',
        deflateSync(Buffer.alloc(9)),
      ),
    ],
  ]
}

/** Codes of LZW of which each stands for one byte more than the last. */
function growingCodes(count: number): Buffer {
  const codes: [code: number, width: number][] = []
  while (codes.length < count) {
    codes.push([256, codes.length === 0 ? 9 : 12], [0, 9])
    for (let code = 258; code < 4095; code++)
      codes.push([code, code < 511 ? 9 : code < 1023 ? 10 : code < 2047 ? 11 : 12])
  }
  const out = Buffer.alloc(codes.length * 2)
  let bits = 0
  let held = 0
  let at = 0
  for (const [code, width] of codes) {
    bits = ((bits << width) | code) & 0xffffff
    held += width
    while (held >= 8) {
      held -= 8
      out[at++] = (bits >>> held) & 255
    }
    bits &= (1 << held) - 1
  }
  return out.subarray(0, at)
}

const page = (annotation: string) => makePdf({ parts: [{ dictionary: annotation }] })

export const hostilePdfs: readonly HostileDocument[] = [
  ...behindTables(),
  ...packedObjects(),
  ...bombs(),
  [
    'pages that are their own parents',
    makePdf({
      catalogue: '/Pages 5 0 R',
      parts: [{ dictionary: '<< /Type /Pages /Count 2 /Kids [3 0 R 5 0 R] >>' }],
    }),
  ],
  [
    'pages that name the next ones ten times',
    makePdf({
      catalogue: '/Pages 5 0 R',
      parts: Array.from({ length: 12 }, (_, level) => ({
        dictionary: `<< /Type /Pages /Count 10 /Kids [${`${level === 11 ? 3 : level + 6} 0 R `.repeat(10)}] >>`,
      })),
    }),
  ],
  [
    'more pages than there are',
    makePdf({
      catalogue: '/Pages 5 0 R',
      parts: [{ dictionary: '<< /Type /Pages /Count 2147483647 /Kids [3 0 R] >>' }],
    }),
  ],
  [
    'a page that another file holds',
    page(
      '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (\\\\\\\\evil.example\\\\a.pdf) /Page 0 >> >>',
    ),
  ],
  [
    'a picture that another file holds',
    page('<< /OPI << /2.0 << /Type /OPI /F (\\\\\\\\evil.example\\\\a.tif) >> >> >>'),
  ],
  ['a command to save the file', page('<< /Type /Annot /Subtype /Link /A << /S /Named /N /SaveAs >> >>')],
  [
    'an address that is opened behind a page at the opening',
    makePdf({ catalogue: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [${fetches}] >>` }),
  ],
  ['a place that addresses start from', makePdf({ catalogue: '/URI << /Base (file:///c:/windows/) >>' })],
  [
    'an archive of another kind behind it',
    Buffer.concat([makePdf(), latin1('Rar!\u001a\u0007\u0001\u0000'), Buffer.alloc(40, 3)]),
  ],
  [
    'a program behind it',
    Buffer.concat([
      makePdf(),
      latin1('MZ'),
      Buffer.alloc(60),
      latin1('This program cannot be run in DOS mode.'),
    ]),
  ],
  [
    'protection named after a comment',
    makePdf({ trailer: '/Encrypt%\n<< /Filter /Standard /V 1 /R 2 >> /ID [<00> <00>]' }),
  ],
].map(([what, bytes]) => [`a PDF with ${what}`, bytes] as HostileDocument)
