import { Document, ExternalHyperlink, Header, Packer, Paragraph, TextRun } from 'docx'
import { expect, it } from 'vitest'
import { examine } from '../../src/files/inspection/examine.ts'
import { honestDocuments } from './corpus/honest-documents.ts'
import { honestPdfs } from './corpus/honest-pdfs.ts'
import { hostileDocuments } from './corpus/hostile-documents.ts'
import { honestOffices, hostileOffices } from './corpus/hostile-offices.ts'
import { hostilePdfs } from './corpus/hostile-pdfs.ts'
import { makeOffice } from './corpus/office.ts'
import { makePdf, streamPart } from './corpus/pdf.ts'

const all = [...hostileDocuments, ...hostilePdfs, ...hostileOffices]

it('has at least 280 documents, each of its own', () => {
  expect(new Set(all.map(([what]) => what)).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(280)
})

it.each(all)('refuses %s', async (_what, bytes) => {
  expect(await examine(bytes)).toMatchObject({ ok: false })
})

it.each([...honestDocuments, ...honestPdfs, ...honestOffices])('takes %s', async (_what, bytes) => {
  expect(await examine(bytes)).toMatchObject({ ok: true })
})

const relations = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheet = (formula: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row><c><f>${formula}</f></c></row></sheetData></worksheet>`

it.each<[string, () => Buffer | Promise<Buffer>]>([
  [
    'a letter with links, a header and fields, as a library writes it',
    () =>
      Packer.toBuffer(
        new Document({
          sections: [
            {
              headers: { default: new Header({ children: [new Paragraph('Harbour Grid Inc.')] }) },
              children: [
                new Paragraph({
                  children: [
                    new TextRun('We DDE and LINK in words only; see '),
                    new ExternalHyperlink({
                      link: 'https://www.canada.ca/',
                      children: [new TextRun('Canada')],
                    }),
                  ],
                }),
              ],
            },
          ],
        }),
      ),
  ],
  [
    'relations of Word’s own, and links to the web and to a mailbox',
    () =>
      makeOffice('docx', [
        {
          name: 'word/_rels/document.xml.rels',
          content: relations(
            `${[
              'styles',
              'settings',
              'fontTable',
              'theme',
              'header',
              'footnotes',
              'image',
              'customXml',
              'glossaryDocument',
            ]
              .map((kind) => `<Relationship Id="${kind}" Type="${office}/${kind}" Target="${kind}.xml"/>`)
              .join(
                '',
              )}<Relationship Id="a" Type="${office}/hyperlink" Target="mailto:a@example.org" TargetMode="External"/><Relationship Id="b" Type="${office}/hyperlink" Target="https://example.org" TargetMode="External"/>`,
          ),
        },
      ]),
  ],
  [
    'a document in UTF-16',
    () =>
      makeOffice('docx', [
        {
          name: 'docProps/app.xml',
          content: Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a/>', 'utf16le'),
        },
      ]),
  ],
  [
    'fields that count pages and link within',
    () =>
      makeOffice('docx', [
        {
          name: 'word/footer1.xml',
          content:
            '<w:p xmlns:w="u"><w:instrText> PAGE </w:instrText><w:instrText> HYPERLINK "https://example.org" </w:instrText><w:instrText> TOC \\o "1-3" </w:instrText><w:instrText>QUOTE "words"</w:instrText></w:p>',
        },
      ]),
  ],
  [
    'a workbook with formulas',
    () =>
      makeOffice('xlsx', [
        { name: 'xl/worksheets/sheet1.xml', content: sheet('SUM(A1:A9)*IF(B1&gt;0,1,VLOOKUP(C1,D:E,2))') },
      ]),
  ],
  [
    'a workbook with a link',
    () =>
      makeOffice('xlsx', [
        { name: 'xl/worksheets/sheet1.xml', content: sheet('HYPERLINK("https://example.org","x")') },
      ]),
  ],
  [
    'a workbook with a printer’s settings',
    () =>
      makeOffice('xlsx', [
        { name: 'xl/printerSettings/printerSettings1.bin', content: Buffer.from([1, 2, 3]) },
      ]),
  ],
  [
    'slides with a link',
    () =>
      makeOffice('pptx', [
        {
          name: 'ppt/slides/slide1.xml',
          content: '<a:hlinkClick xmlns:a="u" action="ppaction://hlinksldjump"/>',
        },
      ]),
  ],
  [
    'a document in a presentation',
    () => makeOffice('pptx', [{ name: 'ppt/embeddings/sheet.xlsx', content: makeOffice('xlsx') }]),
  ],
  ['a plain PDF', () => makePdf()],
  ['a PDF that opens at a page', () => makePdf({ catalogue: '/OpenAction [3 0 R /Fit]' })],
  [
    'a PDF that opens at a page by an action',
    () => makePdf({ catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' }),
  ],
  [
    'a PDF with links and an outline',
    () =>
      makePdf({
        catalogue: '/Outlines 6 0 R',
        parts: [
          {
            dictionary:
              '<< /Type /Annot /Subtype /Link /A << /Type /Action /S /URI /URI (https://www.canada.ca/) >> >>',
          },
          { dictionary: '<< /Type /Outlines /A << /S /GoTo /D [3 0 R /Fit] >> >>' },
          { dictionary: '<< /A << /S /Named /N /NextPage >> >>' },
        ],
      }),
  ],
  [
    'a PDF with a structure',
    () =>
      makePdf({
        parts: [{ dictionary: '<< /Type /StructElem /S /P /A << /O /Layout /Placement /Block >> >>' }],
      }),
  ],
  [
    'a PDF with packed objects and a form to fill in',
    () =>
      makePdf({
        catalogue: '/AcroForm << /Fields [] >>',
        parts: [streamPart('/Type /ObjStm /N 1 /First 5', Buffer.from('20 0 << /FT /Tx /T (Name) >>'))],
      }),
  ],
])('takes %s', async (_what, make) => {
  expect(await examine(await make())).toMatchObject({ ok: true })
})
