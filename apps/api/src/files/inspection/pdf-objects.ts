import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import type { Refusal } from './refusals.ts'

/** What a link may do when somebody presses it. Whatever else an action does, a paper for an application has no use for it. */
const allowedActions = new Set(['GoTo', 'URI', 'Named'])
/** And what may happen by itself when the file is opened. */
const allowedAtOpening = new Set(['GoTo', 'Named'])
const webAddress = /^\s*(https?:\/\/|mailto:)/i

/** Keys that no such paper has: actions of events, scripts, forms that are programs, and what plays. */
const scriptKeys = new Set(['AA', 'JS', 'JavaScript', 'XFA', 'RichMediaContent', 'RichMediaSettings'])
const embeddedKeys = new Set(['EF', 'EmbeddedFiles', 'Collection'])
const scriptedAnnotations = new Set(['Movie', 'Sound', 'Screen', '3D', 'RichMedia'])
/** Where an action stands in a dictionary. */
const actionKeys = ['A', 'PA', 'Next', 'OpenAction'] as const

/**
 * Reads every object of a PDF, in object streams too, with a parser, and holds actions and what they aim at to what is allowed. It comes
 * after the bounds on what the file unpacks to.
 */
export async function examinePdfObjects(bytes: Buffer): Promise<Refusal | undefined> {
  let document: PDFDocument
  try {
    document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      throwOnInvalidObject: true,
      updateMetadata: false,
    })
  } catch {
    return 'broken'
  }
  const { context } = document
  const seen = new Set<PDFObject>()
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object)
  waiting.push(...Object.values(context.trailerInfo).filter((object) => object !== undefined))
  // Not recursive: an array in an array may go deeper than the stack.
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (seen.has(object)) continue
    seen.add(object)
    if (object instanceof PDFArray) waiting.push(...object.asArray())
    const dictionary = object instanceof PDFStream ? object.dict : object
    if (!(dictionary instanceof PDFDict)) continue
    // The bytes of a stream that lie elsewhere.
    if (object instanceof PDFStream && dictionary.has(PDFName.of('F'))) return 'scripted'
    const refusal = examineDictionary(dictionary)
    if (refusal !== undefined) return refusal
    waiting.push(...dictionary.values())
  }
  return undefined
}

function examineDictionary(dictionary: PDFDict): Refusal | undefined {
  for (const key of dictionary.keys()) {
    const name = key.decodeText()
    if (scriptKeys.has(name)) return 'scripted'
    if (embeddedKeys.has(name)) return 'embedded'
  }
  if (nameIn(dictionary, 'FS') === 'URL') return 'scripted'
  const subtype = nameIn(dictionary, 'Subtype')
  if (subtype === 'FileAttachment') return 'embedded'
  if (subtype !== undefined && scriptedAnnotations.has(subtype)) return 'scripted'
  if (nameIn(dictionary, 'Type') === 'Action' && !isAllowed(dictionary, allowedActions)) return 'scripted'
  for (const key of actionKeys) {
    const allowed = key === 'OpenAction' ? allowedAtOpening : allowedActions
    for (const action of actionsIn(dictionary, key)) if (!isAllowed(action, allowed)) return 'scripted'
  }
  return undefined
}

/** The dictionaries at a key that say what to do: one, or a list of them. */
function actionsIn(dictionary: PDFDict, key: string): PDFDict[] {
  const value = dictionary.lookup(PDFName.of(key))
  const all = value instanceof PDFArray ? value.asArray().map((each) => resolve(dictionary, each)) : [value]
  // A destination is a list that says where to look, and /A of a structure says how it is laid out: neither has /S.
  return all.filter((each) => each instanceof PDFDict).filter((each) => each.has(PDFName.of('S')))
}

function resolve(dictionary: PDFDict, object: PDFObject): PDFObject | undefined {
  return object instanceof PDFRef ? dictionary.context.lookup(object) : object
}

function isAllowed(action: PDFDict, allowed: ReadonlySet<string>): boolean {
  const kind = nameIn(action, 'S')
  if (kind === undefined || !allowed.has(kind)) return false
  if (kind !== 'URI') return true
  const address = action.lookup(PDFName.of('URI'))
  return (
    (address instanceof PDFString || address instanceof PDFHexString) && webAddress.test(address.decodeText())
  )
}

function nameIn(dictionary: PDFDict, key: string): string | undefined {
  const value = dictionary.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : undefined
}
