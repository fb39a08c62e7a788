import { makeOffice } from './office.ts'

/** Files as Office and LibreOffice write them, with what looks odd in them and is honest. */
export type HonestDocument = readonly [what: string, bytes: Buffer]

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
const w =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:loext="http://schemas.libreoffice.org/" mc:Ignorable="w14 loext"'
const vml =
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"'
const run = (inner: string) => `<w:r>${inner}</w:r>`
const step = (kind: string) => run(`<w:fldChar w:fldCharType="${kind}"/>`)
const instruction = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`)
const words = (text: string) => run(`<w:t>${text}</w:t>`)
const field = (text: string, result = 'x') =>
  step('begin') + instruction(text) + step('separate') + words(result) + step('end')
const document = (inner: string) => `${xml}<w:document ${w}><w:body><w:p>${inner}</w:p></w:body></w:document>`
const relation = (id: number, type: string, target: string, mode = '') =>
  `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode}/>`
const relations = (...inner: string[]) =>
  `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner.join('')}</Relationships>`

const word = (what: string, body: string, more: Parameters<typeof makeOffice>[1] = []): HonestDocument => [
  `in Word, ${what}`,
  makeOffice('docx', [{ name: 'word/header1.xml', content: body }, ...more]),
]
const excel = (what: string, parts: readonly (readonly [string, string])[]): HonestDocument => [
  `in Excel, ${what}`,
  makeOffice(
    'xlsx',
    parts.map(([name, content]) => ({ name, content })),
  ),
]
const slides = (what: string, inner: string): HonestDocument => [
  `in PowerPoint, ${what}`,
  makeOffice('pptx', [
    {
      name: 'ppt/slides/slide1.xml',
      content: `${xml}<p:sld xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${inner}</p:sld>`,
    },
  ]),
]
const sheet = (formula: string) =>
  `${xml}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetData><row r="1"><c r="A1"><f>${formula}</f><v>1</v></c></row></sheetData><legacyDrawing r:id="rId1"/></worksheet>`

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const definedNames = [
  ['_xlnm.Print_Area', 'Sheet1!$A$1:$C$9'],
  ['_xlnm.Print_Titles', "'Cash flow (2026)'!$A:$B,'Cash flow (2026)'!$1:$2"],
  ['_xlnm._FilterDatabase', 'Sheet1!$A$1:$F$40'],
  ['Rates', "'Harbour''s \"own\" rates'!$B$2:$B$9"],
  ['Calls', "'Call (2026)'!$A$1:$C$9"],
  ['Growth', '0.05'],
  ['Greeting', '"Call (us) or write to DDE (Ltd.)"'],
  ['Rolling', 'OFFSET(Sheet1!$A$1,0,0,COUNTA(Sheet1!$A:$A),1)'],
  ['Gone', '#REF!'],
]

/** A note of Excel's, whose text it marks up as a web page of 1997 does. */
const note = `<xml ${vml}><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype><v:shape id="_x0000_s1025" type="#_x0000_t202" style='position:absolute;visibility:hidden' fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:textbox style='mso-direction-alt:auto'><div style='text-align:left'>first<br>second</div></v:textbox><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:Anchor>1, 15, 0, 2, 3, 31, 4, 1</x:Anchor><x:Row>0</x:Row><x:Column>0</x:Column></x:ClientData></v:shape></xml>`

const letterFields = [
  ' PAGE ',
  ' NUMPAGES \\* Arabic ',
  ' DATE \\@ "d MMMM yyyy" ',
  ' TOC \\o "1-3" \\h \\z \\u ',
  ' PAGEREF _Toc1 \\h ',
  ' REF _Ref1 \\h ',
  ' HYPERLINK "https://www.canada.ca/" ',
  ' HYPERLINK \\l "_Toc1" ',
  ' HYPERLINK "mailto:a@example.org" ',
  ' SEQ Figure \\* ARABIC ',
  ' STYLEREF "Heading 1" ',
  ' = SUM(ABOVE) ',
  ' =SUM(ABOVE) \\# "0.00" ',
  ' FORMTEXT ',
  ' FORMCHECKBOX ',
  ' MERGEFIELD Name ',
  ' DOCPROPERTY Title ',
  ' FILENAME \\p ',
  ' BIBLIOGRAPHY ',
  ' CITATION Ade26 \\l 4105 ',
  ' ADDIN ZOTERO_ITEM CSL_CITATION {"citationID":"a"} ',
  ' SYMBOL 61472 \\f Wingdings ',
  ' QUOTE "in words" ',
  ' EQ \\f(1;2) ',
]

export const honestDocuments: readonly HonestDocument[] = [
  ...letterFields.map((text) => word(`the field${text}`, document(field(text)))),
  word(
    'a field over four runs',
    document(
      step('begin') +
        ['PA', 'G', 'E', ' \\* MERGEFORMAT'].map(instruction).join('') +
        step('separate') +
        words('1') +
        step('end'),
    ),
  ),
  word(
    'a field within a condition',
    document(
      `${step('begin') + instruction(' IF ') + field(' PAGE ') + instruction(' = 1 "first" "other" ') + step('separate') + words('first') + step('end')}`,
    ),
  ),
  word(
    'a field in a result',
    document(
      step('begin') +
        instruction(' TOC \\o ') +
        step('separate') +
        field(' PAGEREF _Toc1 \\h ', '3') +
        step('end'),
    ),
  ),
  word('a simple field', document('<w:fldSimple w:instr=" PAGE   \\* MERGEFORMAT "/>')),
  word(
    'words that sound like fields',
    document(words('Please LINK the IMPORT database, and INCLUDETEXT of DDE. QUOTE 12 34.')),
  ),
  word(
    'a watermark of the older kind',
    `${xml}<w:hdr ${w} ${vml}><w:p><w:r><w:pict><v:shapetype id="_x0000_t136" coordsize="21600,21600" o:spt="136"><v:path textpathok="t"/></v:shapetype><v:shape id="PowerPlusWaterMarkObject1" o:spid="_x0000_s2049" type="#_x0000_t136" fillcolor="silver"><v:textpath style="font-family:&quot;Calibri&quot;" string="DRAFT"/></v:shape></w:pict></w:r></w:p></w:hdr>`,
  ),
  word(
    'a picture of the older kind',
    `${xml}<w:hdr ${w} ${vml}><w:p><w:r><w:pict><v:shape id="_x0000_i1025" style="width:100pt"><v:imagedata r:id="rId1" o:title="Seal"/></v:shape></w:pict></w:r></w:p></w:hdr>`,
    [
      { name: 'word/_rels/header1.xml.rels', content: relations(relation(1, 'image', 'media/image1.png')) },
      { name: 'word/media/image1.png', content: Buffer.from([0x89, 0x50, 0x4e, 0x47]) },
    ],
  ),
  word('styles, settings and a theme of its own', document(words('Dear bank')), [
    {
      name: 'word/_rels/document.xml.rels',
      content: relations(
        ...[
          'styles',
          'settings',
          'webSettings',
          'fontTable',
          'theme',
          'numbering',
          'footnotes',
          'endnotes',
          'comments',
          'header',
          'footer',
          'customXml',
          'glossaryDocument',
        ].map((kind, index) => relation(index, kind, `${kind}.xml`)),
        relation(90, 'hyperlink', 'https://www.canada.ca/', ' TargetMode="External"'),
      ),
    },
    {
      name: 'word/settings.xml',
      content: `${xml}<w:settings ${w}><w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`,
    },
    {
      name: 'customXml/item1.xml',
      content:
        '<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography" SelectedStyle="\\APA.XSL"/>',
    },
    {
      name: 'docProps/app.xml',
      content:
        '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>LibreOffice/24.8</Application></Properties>',
    },
    {
      name: 'docProps/core.xml',
      content:
        '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Letter</dc:title></cp:coreProperties>',
    },
  ]),
  excel('notes of the older kind', [
    ['xl/worksheets/sheet1.xml', sheet('A2+1')],
    ['xl/drawings/vmlDrawing1.vml', note],
    [
      'xl/comments1.xml',
      '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>Ada</author></authors></comments>',
    ],
    [
      'xl/worksheets/_rels/sheet1.xml.rels',
      relations(
        relation(1, 'vmlDrawing', '../drawings/vmlDrawing1.vml'),
        relation(2, 'comments', '../comments1.xml'),
      ),
    ],
  ]),
  ...[
    'SUM(A2:A9)',
    'VLOOKUP(A1,Rates!$A$1:$B$9,2,FALSE)',
    'HYPERLINK("https://example.org","x")',
    '_xlfn.XLOOKUP(A1,B:B,C:C)',
    '_xlfn.LET(_xlpm.x,1,_xlpm.x)',
    'TEXT(A1,"dd|mm")',
    "'Cash flow'!B2",
    'PMT(0.05/12,60,-20000)',
    'CALLABLE+1',
    'IF(A1="RTD (yes)",1,0)'.replaceAll('"', '&quot;'),
    "SUM(Loans[Owner''s part],Loans['# of \"calls\"])",
    '\'The "RTD (old)" sheet\'!A1',
    'Costs[[#This Row],[Call (hours)]]*2',
    "Costs[Cost/unit]*Sheet1!A1/'Cash flow'!B2",
    "Costs[[#Headers],[in/out]]&amp;'Jan:Mar 2026'!A1",
    "Costs['# of calls/day]/'Owner''s part'!A1",
    "'Harbour''s own'!A1/'[1]Rates 2026'!A1",
    '"see [b.xlsx] at \\\\host\\share, or \'C:\\dir\\[b.xlsx]S\'!A1"&amp;A1',
    'HYPERLINK("https://example.org/[a]!b","x")&amp;Sheet1!A1',
    'SUM(Jan:Mar!B2)/Sheet1!A1:B2',
    '[0]!Rate/2',
    'HYPERLINK("https://example.org/"&amp;INDIRECT("A"&amp;(1+B2)),"n/a: "&amp;\'Jan (1)\'!A1)',
    'IF(A1="n/a","",INDIRECT("\'"&amp;$B$1&amp;"\'!"&amp;ADDRESS(ROW(),2)))',
  ].map((formula) => excel(`the formula ${formula}`, [['xl/worksheets/sheet1.xml', sheet(formula)]])),
  excel('print areas and names', [
    [
      'xl/names.xml',
      `${xml}<workbook ${main}><definedNames>${definedNames.map(([name, formula]) => `<definedName name="${name}" localSheetId="0">${formula}</definedName>`).join('')}</definedNames></workbook>`,
    ],
  ]),
  excel('conditions of formatting', [
    [
      'xl/worksheets/sheet1.xml',
      `${xml}<worksheet ${main}><conditionalFormatting sqref="A1:A9"><cfRule type="expression" dxfId="0" priority="1"><formula>AND($A1&lt;&gt;"",$B1&lt;TODAY())</formula></cfRule><cfRule type="cellIs" dxfId="1" priority="2" operator="between"><formula>0</formula><formula>Rates!$B$1</formula></cfRule><cfRule type="containsText" dxfId="1" priority="3" operator="containsText" text="IMAGE ("><formula>NOT(ISERROR(SEARCH("IMAGE (",A1)))</formula></cfRule><cfRule type="colorScale" priority="4"><colorScale><cfvo type="min"/><cfvo type="formula" val="MEDIAN($A$1:$A$9)"/><cfvo type="percentile" val="90"/></colorScale></cfRule></conditionalFormatting></worksheet>`,
    ],
  ]),
  excel('lists to choose from, and bounds', [
    [
      'xl/worksheets/sheet1.xml',
      `${xml}<worksheet ${main} xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main"><dataValidations count="3"><dataValidation type="list" sqref="A1"><formula1>"Yes,No,Call (later)"</formula1></dataValidation><dataValidation type="list" sqref="A2"><formula1>INDIRECT($B$1)</formula1></dataValidation><dataValidation type="whole" sqref="A3"><formula1>0</formula1><formula2>$C$1*2</formula2></dataValidation></dataValidations><extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}"><x14:dataValidations><x14:dataValidation type="list"><x14:formula1><xm:f>Lists!$A$1:$A$9</xm:f></x14:formula1><xm:sqref>D1:D9</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst></worksheet>`,
    ],
  ]),
  excel('a table with a column that it reckons, and totals', [
    [
      'xl/tables/table1.xml',
      `${xml}<table ${main} id="1" name="Costs" displayName="Costs" ref="A1:C9" totalsRowCount="1"><tableColumns count="3"><tableColumn id="1" name="Item" totalsRowLabel="Total"/><tableColumn id="2" name="Amount" totalsRowFunction="sum"><calculatedColumnFormula>Costs[[#This Row],[Price]]*Costs[[#This Row],['# of calls]]</calculatedColumnFormula></tableColumn><tableColumn id="3" name="Share" totalsRowFunction="custom"><totalsRowFormula>SUBTOTAL(109,Costs[Share])</totalsRowFormula></tableColumn></tableColumns></table>`,
    ],
  ]),
  excel('a pivot that reckons, a chart, and a shape that shows a cell', [
    [
      'xl/pivotCache/pivotCacheDefinition1.xml',
      `${xml}<pivotCacheDefinition ${main}><cacheFields><cacheField name="Margin" formula="Revenue/'Call (hours)'*'Cost/hour'" databaseField="0"/></cacheFields><calculatedItems><calculatedItem formula="Region[East]+Region[West]"/></calculatedItems></pivotCacheDefinition>`,
    ],
    [
      'xl/charts/chart1.xml',
      `${xml}<c:ser xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:cat><c:strRef><c:f>'Cash flow'!$A$2:$A$9</c:f></c:strRef></c:cat><c:val><c:numRef><c:f>(Sheet1!$B$2,Sheet1!$B$4)</c:f></c:numRef></c:val></c:ser>`,
    ],
    [
      'xl/drawings/drawing1.xml',
      `${xml}<xdr:sp xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" macro="[0]!Button1_Click" textlink="Sheet1!$B$1"/>`,
    ],
    [
      'xl/ctrlProps/ctrlProp1.xml',
      '<formControlPr xmlns="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" objectType="Drop" fmlaLink="$A$1" fmlaRange="Lists!$A$1:$A$9"/>',
    ],
  ]),
  word(
    'a chart that was taken over from a workbook',
    `${xml}<c:ser xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:cat><c:strRef><c:f>'[Chart in Microsoft Word]Sheet1'!$A$2:$A$5</c:f></c:strRef></c:cat><c:val><c:numRef><c:f>[Budget.xlsx]Sheet1!$B$2:$B$5</c:f></c:numRef></c:val></c:ser>`,
  ),
  excel('settings of a Mac’s printer', [
    [
      'xl/printerSettings/printerSettings1.bin',
      '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0"><dict><key>a</key></dict></plist>\n\0',
    ],
  ]),
  word(
    'an equation that calls a fraction so',
    `${xml}<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:f><m:fPr/><m:num><m:r><m:t>CALL(x)</m:t></m:r></m:num><m:den><m:r><m:t>P|'</m:t></m:r></m:den></m:f></m:oMath>`,
  ),
  excel('tables, a pivot and what it reckons in order', [
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        ...[
          'worksheet',
          'theme',
          'styles',
          'sharedStrings',
          'calcChain',
          'pivotCacheDefinition',
          'customXml',
        ].map((kind, index) => relation(index, kind, `${kind}.xml`)),
      ),
    ],
    ['xl/workbook.xml.part.xml', '<a/>'],
  ]),
  ...['hlinksldjump', 'hlinkshowjump?jump=nextslide', 'media', 'noaction', 'customshow?id=0'].map((action) =>
    slides(`a press for ${action}`, `<a:hlinkClick r:id="rId1" action="ppaction://${action}"/>`),
  ),
  slides('a link', '<a:hlinkClick r:id="rId2"/>'),
  slides(
    'a picture that LibreOffice draws',
    '<p:cSld><p:spTree><p:pic><p:blipFill><a:blip r:embed="rId1"/></p:blipFill></p:pic></p:spTree></p:cSld>',
  ),
]
