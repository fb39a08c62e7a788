import { isUtf8 } from 'node:buffer'
import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { isAllowedAddress } from './addresses.ts'
import { FormulaReader } from './formulas.ts'
import { type Refusal, Refused } from './verdict.ts'
import { FieldReader, judgeField } from './word-fields.ts'

/** The last word of the relations that a document, a table or a presentation of Office has within itself. */
const allowedRelations = new Set(
  `officeDocument extended-properties core-properties custom-properties thumbnail classificationlabels origin signature certificate
  styles stylesWithEffects settings webSettings fontTable font theme themeOverride numbering header footer footnotes endnotes comments
  commentsExtended commentsIds commentsExtensible people glossaryDocument image hyperlink hdphoto customXml customXmlProps package chart
  chartEx chartStyle chartColorStyle chartUserShapes diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing drawing
  vmlDrawing legacyDiagramText ink inkXml model3d audio video media worksheet chartsheet sharedStrings calcChain table tableSingleCells
  xmlMaps pivotTable pivotCacheDefinition pivotCacheRecords slicer slicerCache timeline timelineCache sheetMetadata metadata
  rdRichValue rdRichValueStructure rdRichValueTypes rdArray richStyles rdSupportingPropertyBag rdSupportingPropertyBagStructure
  featurePropertyBag FeaturePropertyBag printerSettings customProperty ctrlProp threadedComment person namedSheetView documenttasks revisionHeaders
  revisionLog usernames slide slideLayout slideMaster notesMaster notesSlide handoutMaster presProps viewProps tableStyles tags
  commentAuthors authors changesInfo revisionInfo`.split(/\s+/),
)

/** Those of parts that fetch something, which lie in the file themselves. */
const fetchingRelations = new Set(['externalLink', 'connections', 'queryTable'])

/** Elements by which a file runs or carries something, by their local names. */
const refusedElements = new Set([
  'ddeLink',
  'oleLink',
  'oleObj',
  'OLEObject',
  'oleObject',
  'objectEmbed',
  'objectLink',
  'control',
  'webextension',
  'taskpane',
  'customUI',
])
/** And those by which it fetches something. */
const fetchingElements = new Set([
  'altChunk',
  'subDoc',
  'attachedTemplate',
  'mailMerge',
  'sourceFileName',
  'webPr',
  'dbPr',
  'olapPr',
  'textPr',
  'connection',
  'queryTable',
  'externalBook',
  'externalReference',
  // Queries of Excel, packed, wherever they stand.
  'DataMashup',
])

/** Fields of Word that fetch or run, where a text that is no field yet could become one; letters may be given as numbers to QUOTE. */
const refusedFields =
  /\b(DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK|DATABASE|MACROBUTTON|RD|HTMLACTIVEX|EMBED)\b|\bQUOTE\s+\d+(\s+\d+)+/i
/** What a press in a presentation may do: go to a slide, or play what is in it. */
const allowedPresses = /^(ppaction:\/\/(hlinksldjump|hlinkshowjump|customshow|media|noaction)\b.*)?$/i
const blankBytes = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xff, 0xfe])
/** Far more than any program writes, and few enough for the parser, which looks at all that are open with each. */
const depthLimit = 1_000
const attributeLimit = 1_000
/** Macros that begin by themselves, by the names that Excel knows them by. */
const automaticName = /^(_xlnm\.)?auto_(open|close|activate|deactivate)/i
/** Drawings of the older kind. */
const olderDrawings = /^urn:schemas-microsoft-com:/

/**
 * Reads one XML part with a parser. `isVml`: a drawing of the older kind. What a parser does not take is refused, and so is what the part fetches, runs or links to: the
 * writing of it, such as the encoding, prefixes, entities or the order of attributes, makes no difference.
 */
export function examineXml(content: Buffer, { isVml = false } = {}): Refusal | undefined {
  const decoded = decodeXml(content)
  // Excel has never closed this one, in the notes and controls that it draws.
  const text = isVml ? decoded?.replace(/<br\s*>/gi, '<br/>') : decoded
  if (text === undefined) return 'broken'
  let refusal: Refusal | undefined
  let instructions = ''
  const fields = new FieldReader()
  const formulas = new FormulaReader()
  let readsField = false
  const parser = new SaxesParser({ xmlns: true })
  const refuse = (reason: Refusal | undefined) => {
    // What it does says more than how it is written.
    if (refusal === undefined || refusal === 'broken') refusal = reason ?? refusal
  }
  parser.on('doctype', () => refuse('bomb'))
  parser.on('error', () => refuse('broken'))
  let depth = 0
  let attributeCount = 0
  parser.on('opentagstart', () => {
    attributeCount = 0
    if (++depth > depthLimit) throw new Refused('bomb')
  })
  parser.on('attribute', () => {
    if (++attributeCount > attributeLimit) throw new Refused('bomb')
  })
  parser.on('opentag', (tag) => {
    const { local, attributes } = tag
    formulas.open(tag)
    if (refusedElements.has(local)) refuse('scripted')
    if (fetchingElements.has(local)) refuse('fetching')
    const attributeOf = (name: string) => {
      const found = Object.values(attributes as Record<string, SaxesAttributeNS>).filter(
        ({ local }) => local === name,
      )
      // Of two, in namespaces of their own, each program reads the one that it knows.
      if (found.length > 1) refuse('scripted')
      return found[0]?.value
    }
    if (local === 'Relationship') refuse(judgeRelation(attributeOf))
    if (local === 'fldSimple') refuse(judgeField(attributeOf('instr') ?? ''))
    if (/^hlink(Click|Hover|MouseOver)$/.test(local) && !allowedPresses.test(attributeOf('action') ?? ''))
      refuse('scripted')
    if (local === 'imagedata' || olderDrawings.test(tag.uri)) {
      // A picture is fetched, whatever it is called; a shape leads somewhere when somebody presses it.
      const isFetched = ['imagedata', 'fill', 'stroke'].includes(local)
      const leads = [attributeOf('src'), attributeOf('href')].filter((address) => address !== undefined)
      if (isFetched && leads.some(isElsewhere)) refuse('fetching')
      if (!isFetched && !leads.every(isAllowedAddress)) refuse('link')
    }
    if (local === 'cacheSource' && attributeOf('type') === 'external') refuse('fetching')
    if (local === 'cmd' && attributeOf('type') === 'verb') refuse('scripted')
    if (local === 'definedName' && automaticName.test(attributeOf('name') ?? '')) refuse('macros')
    if (
      local === 'definedName' &&
      ['vbProcedure', 'xlm'].some((name) => /^(1|true)$/.test(attributeOf(name) ?? ''))
    )
      refuse('macros')
    if (local === 'instrText' || local === 'delInstrText') readsField = true
    if (local === 'fldChar') {
      const step = attributeOf('fldCharType')
      if (step === 'begin') fields.begin()
      if (step === 'separate') fields.separate()
      if (step === 'end') fields.end()
      // Between two fields.
      if (step === 'separate') instructions += ' '
    }
  })
  const read = (words: string) => {
    formulas.read(words)
    if (!readsField) return
    instructions += words
    fields.read(words)
  }
  parser.on('text', read)
  parser.on('cdata', read)
  parser.on('closetag', (tag) => {
    depth -= 1
    if (tag.local === 'p') instructions += ' '
    formulas.close(tag)
    readsField = false
  })
  try {
    parser.write(text).close()
  } catch (error) {
    refuse(error instanceof Refused ? error.refusal : 'broken')
  }
  fields.close()
  refuse(fields.refusal ?? formulas.refusal)
  if (refusedFields.test(instructions)) refuse('scripted')
  return refusal
}

/** Whether a part is XML by its content: its name, which a relation may choose freely, does not say. Fonts and pictures are none. */
export function holdsXml(content: Buffer): boolean {
  // Marks of the order of bytes, blanks, and the halves of wide letters.
  const at = content.findIndex((byte) => !blankBytes.has(byte))
  const start = content
    .subarray(at, at + 16)
    .toString('latin1')
    .replaceAll('\0', '')
  if (at === -1 || !start.startsWith('<')) return false
  return (
    start.startsWith('<?x') ||
    /^(\u00ff\u00fe|\u00fe\u00ff)/.test(content.toString('latin1', 0, 2)) ||
    isUtf8(content)
  )
}

function judgeRelation(attributeOf: (name: string) => string | undefined): Refusal | undefined {
  const kind = attributeOf('Type')?.split('/').at(-1) ?? ''
  const target = attributeOf('Target') ?? ''
  const isExternal = attributeOf('TargetMode')?.trim().toLowerCase() === 'external'
  if (!allowedRelations.has(kind)) return isExternal || fetchingRelations.has(kind) ? 'fetching' : 'scripted'
  // A link that somebody presses may lead to the web; nothing that is fetched by itself may.
  if (isExternal && kind === 'hyperlink') return isAllowedAddress(target) ? undefined : 'link'
  return isExternal || isElsewhere(target) ? 'fetching' : undefined
}

/** Whether an address is no place in the file, so that something would be fetched. */
function isElsewhere(address: string): boolean {
  return /^\s*(\w+:|\\\\|\/\/)/.test(address)
}

/** Office writes UTF-8, and takes UTF-16 with its mark. @returns undefined for any other encoding. */
function decodeXml(content: Buffer): string | undefined {
  const mark = content.subarray(0, 2).toString('latin1')
  const wide = mark === '\u00ff\u00fe' ? 'utf-16le' : mark === '\u00fe\u00ff' ? 'utf-16be' : undefined
  try {
    const text = new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(content)
    const declared = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)["']/i.exec(text)?.[1]?.toLowerCase()
    const fits =
      declared === undefined ||
      (wide === undefined ? ['utf-8', 'us-ascii'] : ['utf-16', wide]).includes(declared)
    return fits ? text : undefined
  } catch {
    return undefined
  }
}
