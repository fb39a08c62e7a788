import type { HostileDocument } from './hostile-documents.ts'
import { makeOffice, officeEntries } from './office.ts'
import { makeZip, type ZipEntry } from './zip.ts'

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const field = (instruction: string): ZipEntry => ({
  name: 'word/header1.xml',
  content: `<w:hdr ${w}><w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:hdr>`,
})
const formula = (text: string): ZipEntry => ({
  name: 'xl/worksheets/sheet1.xml',
  content: `<worksheet><sheetData><row><c><f>${text}</f></c></row></sheetData></worksheet>`,
})
const drawing = (inner: string): ZipEntry => ({
  name: 'word/vmlDrawing1.vml',
  content: `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">${inner}</xml>`,
})
/** Archives that are not the same from their first byte on as from their directory. */
function archives(): HostileDocument[] {
  const good = makeOffice('docx')
  const macro = makeZip([{ name: 'word/vbaProject.bin', content: 'x' }])
  const lone = macro.subarray(0, macro.indexOf('PK\u0001\u0002', 0, 'latin1'))
  const shifted = Buffer.concat([lone, good])
  for (
    let at = shifted.indexOf('PK\u0001\u0002', 0, 'latin1');
    at !== -1;
    at = shifted.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  )
    shifted.writeUInt32LE(shifted.readUInt32LE(at + 42) + lone.length, at + 42)
  const end = shifted.length - 22
  shifted.writeUInt32LE(shifted.readUInt32LE(end + 16) + lone.length, end + 16)

  const renamed = Buffer.from(good)
  renamed.write('word/vbaProject.b', renamed.indexOf('word/document.xml'), 'latin1')
  const stored = Buffer.from(good)
  stored.writeUInt16LE(0, 8)
  const linked = Buffer.from(good)
  const central = linked.lastIndexOf('PK\u0001\u0002', undefined, 'latin1')
  linked[central + 5] = 3
  linked.writeUInt32LE(0xa1ff0000, central + 38)
  return [
    ['an entry that its directory does not name', shifted],
    ['an entry that has another name in its directory', renamed],
    ['an entry that is packed otherwise than its directory says', stored],
    ['a link to another place of the disk', linked],
  ]
}

/** The file with another line in the list of its parts' types. */
function withType(kind: 'xlsx' | 'pptx', line: string): Buffer {
  const entries = officeEntries(kind).map(({ name, content }) => ({
    name,
    content:
      name === '[Content_Types].xml' ? String(content).replace('<Override', `${line}<Override`) : content,
  }))
  return makeZip(entries)
}
const sheetOf = (type: string) =>
  withType('xlsx', `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}"/>`)

export const hostileOffices: readonly HostileDocument[] = [
  ...archives(),
  [
    'a sheet of old macros under a plain relation',
    sheetOf('application/vnd.ms-excel.intlm&#97;crosheet+xml'),
  ],
  [
    'a dialogue under a plain relation',
    sheetOf('application/vnd.openxmlformats-officedocument.spreadsheetml.dialogsheet+xml'),
  ],
  [
    'a name that starts a macro',
    makeOffice('xlsx', [
      {
        name: 'xl/names.xml',
        content: '<definedNames><definedName name="_xlnm.Auto_Open">Sheet!$A$1</definedName></definedNames>',
      },
    ]),
  ],
  [
    'a shape that leads to a program',
    makeOffice('docx', [drawing('<v:rect href="file:///c:/windows/system32/calc.exe"/>')]),
  ],
  [
    'a shape that leads to a server’s folder',
    makeOffice('docx', [drawing('<v:rect href="\\\\evil.example\\x"/>')]),
  ],
  ['a filling that is fetched', makeOffice('docx', [drawing('<v:fill src="https://evil.example/x.png"/>')])],
  [
    'a picture that is fetched by an older name',
    makeOffice('docx', [drawing('<v:imagedata o:href="https://evil.example/x.png"/>')]),
  ],
  [
    'a field that leads to a server’s folder',
    makeOffice('docx', [field(' HYPERLINK "\\\\\\\\evil.example\\\\x" ')]),
  ],
  ['a field that leads to a program beside it', makeOffice('docx', [field(' HYPERLINK "..\\\\evil.exe" ')])],
  [
    'a field that leads to a program behind a switch',
    makeOffice('docx', [field(' HYPERLINK \\o "Open" file:///c:/x.exe ')]),
  ],
  [
    'a formula that leads to a program',
    makeOffice('xlsx', [formula('HYPERLINK("file:///c:/windows/system32/calc.exe","Open")')]),
  ],
  ['a formula that leads to a drive', makeOffice('xlsx', [formula('HYPERLINK("c:"&amp;"\\x.exe","Open")')])],
  [
    'a formula that leads to a server’s folder, in pieces',
    makeOffice('xlsx', [formula('HYPERLINK("\\"&amp;"\\evil\\x","Open")')]),
  ],
  [
    'a formula that leads to another program’s scheme',
    makeOffice('xlsx', [formula('HYPERLINK("ms-msdt:/id x")')]),
  ],
  [
    'packed queries',
    makeOffice('xlsx', [
      {
        name: 'customXml/item1.xml',
        content: '<DataMashup xmlns="http://schemas.microsoft.com/DataMashup">AAAA</DataMashup>',
      },
    ]),
  ],
  [
    'a pivot that is asked of elsewhere',
    makeOffice('xlsx', [
      { name: 'xl/pivotCache/a.xml', content: '<cacheSource type="external" connectionId="1"/>' },
    ]),
  ],
  [
    'a slide that orders an object',
    makeOffice('pptx', [
      { name: 'ppt/slides/slide1.xml', content: '<p:cmd xmlns:p="p" type="verb" cmd="0"/>' },
    ]),
  ],
  [
    'elements that go too deep',
    makeOffice('docx', [{ name: 'word/a.xml', content: `${'<a>'.repeat(60_000)}${'</a>'.repeat(60_000)}` }]),
  ],
  [
    'an element of a hundred thousand attributes',
    makeOffice('docx', [
      {
        name: 'word/a.xml',
        content: `<a ${Array.from({ length: 100_000 }, (_, n) => `a${n}=""`).join(' ')}/>`,
      },
    ]),
  ],
].map(([what, bytes]) => [`an Office file with ${what}`, bytes] as HostileDocument)

const relations = (target: string) =>
  `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${target}" TargetMode="External"/></Relationships>`

/** What looks like it and is honest. */
export const honestOffices: readonly (readonly [what: string, bytes: Buffer])[] = [
  ...[
    'tel:+16045550100',
    "#'Forecast (CAD)'!A1",
    'www.example.org/team',
    'Financial%20model.xlsx',
    '../Annexe/Bail é 2026.pdf',
  ].map(
    (target) =>
      [
        `a link to ${target}`,
        makeOffice('docx', [{ name: 'word/_rels/document.xml.rels', content: relations(target) }]),
      ] as const,
  ),
  [
    'boxes to tick, as Excel 365 draws them',
    makeOffice('xlsx', [
      {
        name: 'xl/_rels/workbook.xml.rels',
        content:
          '<Relationships><Relationship Id="r1" Type="http://schemas.microsoft.com/office/2022/11/relationships/FeaturePropertyBag" Target="featurePropertyBag/featurePropertyBag.xml"/></Relationships>',
      },
    ]),
  ],
  [
    'a field that leads to the web with a tip',
    makeOffice('docx', [field(' HYPERLINK "https://example.org/a" \\o "C:\\\\drive" \\t "_blank" ')]),
  ],
  ['a field that leads to a bookmark', makeOffice('docx', [field(' HYPERLINK \\l "_Toc1" ')])],
  [
    'formulas that lead into the book',
    makeOffice('xlsx', [
      formula('HYPERLINK("#Sheet2!A1","Go: next")&amp;HYPERLINK("https://example.org/"&amp;A1,"Open")'),
    ]),
  ],
  [
    'types of parts that are not there',
    withType(
      'pptx',
      '<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>',
    ),
  ],
]
