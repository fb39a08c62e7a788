import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'
import { hasRefusedBase, judgeActions } from './pdf-actions.ts'
import { hasEndlessPages } from './pdf-pages.ts'
import { findProtection, type Protection } from './pdf-protection.ts'
import { type PdfParts, readPdfParts } from './pdf-reader.ts'
import { judgePackedObjects, StreamMeter } from './pdf-streams.ts'
import { tablesLeadAstray } from './pdf-tables.ts'
import { type Definitions, isText, namesAt, valuesAt } from './pdf-values.ts'
import { type Refusal, Refused } from './verdict.ts'

/** Keys that no such paper has: actions of events, scripts, forms that are programs, and what plays. */
const scriptKeys = new Set(['AA', 'JS', 'JavaScript', 'XFA', 'RichMediaContent', 'RichMediaSettings'])
const embeddedKeys = new Set(['EF', 'EmbeddedFiles', 'Collection'])
const scriptedAnnotations = new Set(['Movie', 'Sound', 'Screen', '3D', 'RichMedia'])
/** Where a text is the name of another file, which a reader may go and fetch. */
const fileKeys = ['F', 'UF', 'DOS', 'Mac', 'Unix']

/**
 * Reads every object of a PDF, in object streams too, and what a file without a password protects, with a parser, and holds actions and
 * what they aim at to what is allowed. It comes after the bounds on what the file unpacks to.
 */
export async function examinePdfObjects(bytes: Buffer): Promise<Refusal | undefined> {
  let parts: PdfParts
  let protection: Protection | undefined
  try {
    protection = await findProtection(bytes)
    parts = await readPdfParts(bytes, {
      change: protection?.unlock,
      judge: (stream) => {
        const refusal = judgePackedObjects(stream)
        if (refusal !== undefined) throw new Refused(refusal)
      },
    })
  } catch (error) {
    return error instanceof Refused ? error.refusal : 'broken'
  }
  const { context, definitions, dictionaries } = parts
  const meter = new StreamMeter(definitions)
  for (const object of reachable([...definitions.values()].flat().concat(dictionaries))) {
    const dictionary = object instanceof PDFStream ? object.dict : object
    if (!(dictionary instanceof PDFDict)) continue
    // The bytes of a stream that lie elsewhere.
    if (object instanceof PDFStream && dictionary.has(PDFName.of('F'))) return 'scripted'
    if (dictionary.has(PDFName.of('Encrypt')) && !protection?.isNamedBy(dictionary)) return 'encrypted'
    const refusal =
      examineDictionary(dictionary, definitions) ??
      (object instanceof PDFRawStream ? meter.add(object) : undefined)
    if (refusal !== undefined) return refusal
  }
  if (tablesLeadAstray(bytes, parts)) return 'broken'
  return hasEndlessPages(context.lookup(context.trailerInfo.Root), definitions) ? 'broken' : undefined
}

/** The objects and what lies in them. Not recursive: an array in an array may go deeper than the stack. */
function* reachable(waiting: PDFObject[]): Generator<PDFObject> {
  const seen = new Set<PDFObject>()
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (seen.has(object)) continue
    seen.add(object)
    yield object
    const dictionary = object instanceof PDFStream ? object.dict : object
    if (object instanceof PDFArray) for (const each of object.asArray()) waiting.push(each)
    if (dictionary instanceof PDFDict) for (const each of dictionary.values()) waiting.push(each)
  }
}

function examineDictionary(dictionary: PDFDict, definitions: Definitions): Refusal | undefined {
  for (const key of dictionary.keys()) {
    const name = key.decodeText()
    if (scriptKeys.has(name)) return 'scripted'
    if (embeddedKeys.has(name)) return 'embedded'
  }
  const names = (key: string) => namesAt(dictionary, key, definitions)
  if (names('FS').includes('URL')) return 'scripted'
  if (names('Type').includes('EmbeddedFile')) return 'embedded'
  const subtypes = names('Subtype')
  if (subtypes.includes('FileAttachment')) return 'embedded'
  if (subtypes.some((subtype) => scriptedAnnotations.has(subtype))) return 'scripted'
  if (fileKeys.some((key) => valuesAt(dictionary, key, definitions).some(isText))) return 'scripted'
  if (hasRefusedBase(dictionary, definitions)) return 'link'
  return judgeActions(dictionary, definitions)
}
