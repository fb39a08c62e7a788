import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import type { FormField } from '@suv/domain'
import { SaxesParser } from 'saxes'

/** Reads what was typed into an XFA form: its data as XML, in a stream of the PDF. In the browser: nothing is uploaded. */

const mostBytes = 20 * 1024 * 1024
/** Of the data once unpacked: a filled form has some hundred thousand characters. */
const mostXmlBytes = 4 * 1024 * 1024
const mostFields = 20_000
const mostDepth = 60
const mostValueLength = 5_000

/** Why a file was not read, in words for the member. */
export class UnreadableForm extends Error {
  override name = 'UnreadableForm'
}

const notPdf = 'This file cannot be read as a PDF. Choose the form as you saved it from Acrobat Reader.'
const noForm =
  'This PDF holds no form data. A printed or flattened form has lost them: choose the file that you filled in.'
const tooLarge = 'This form holds more than a filled form does. It was not read.'
const notXml = 'The data of this form are not in order. Open it, save it anew, and choose it again.'

/** @throws UnreadableForm with what to do instead. */
export async function readFormFields(bytes: Uint8Array): Promise<FormField[]> {
  if (bytes.length > mostBytes) throw new UnreadableForm(tooLarge)
  const form = await openForm(bytes)
  const xml = datasetsOf(form)
  if (xml === undefined) throw new UnreadableForm(noForm)
  return fieldsOf(new TextDecoder().decode(xml))
}

async function openForm(bytes: Uint8Array): Promise<PDFDict> {
  let form: PDFObject | undefined
  try {
    // The forms are encrypted with no password to open them.
    const document = await PDFDocument.load(bytes, { password: '', updateMetadata: false })
    form = document.catalog.lookup(PDFName.of('AcroForm'))
  } catch {
    throw new UnreadableForm(notPdf)
  }
  if (!(form instanceof PDFDict)) throw new UnreadableForm(noForm)
  return form
}

/** The stream of the data: a part of its own among the packet's, or the whole packet in one. */
function datasetsOf(form: PDFDict): Uint8Array | undefined {
  const packet = form.lookup(PDFName.of('XFA'))
  if (packet instanceof PDFRawStream) return unpack(packet)
  if (!(packet instanceof PDFArray)) return undefined
  for (let at = 0; at + 1 < packet.size(); at += 2) {
    const name = packet.lookup(at)
    const stream = packet.lookup(at + 1)
    const text = name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : ''
    if (stream instanceof PDFRawStream && (text === 'datasets' || beginsData(stream))) return unpack(stream)
  }
  return undefined
}

/** By its first element: not every writer of locked forms leaves the parts their names. */
function beginsData(stream: PDFRawStream): boolean {
  try {
    const head = new TextDecoder().decode(Uint8Array.from(decodePDFRawStream(stream).getBytes(500)))
    return /<([\w.-]+:)?datasets[\s>]/.test(head)
  } catch {
    return false
  }
}

/** No more of it than is let through is ever unpacked. */
function unpack(stream: PDFRawStream): Uint8Array {
  let bytes: Uint8Array
  try {
    bytes = Uint8Array.from(decodePDFRawStream(stream).getBytes(mostXmlBytes + 1))
  } catch {
    throw new UnreadableForm(notXml)
  }
  if (bytes.length > mostXmlBytes) throw new UnreadableForm(tooLarge)
  return bytes
}

type Open = { name: string; group: string; text: string; children: Map<string, number> }

/** The elements with text below `data`, by their local names. A document type, with which entities would come, is refused. */
function fieldsOf(xml: string): FormField[] {
  const fields: FormField[] = []
  const open: Open[] = []
  /** How deep the element `data` of the data sets lies, once it is open. */
  let dataAt = -1
  const parser = new SaxesParser({ xmlns: true })
  parser.on('doctype', () => {
    throw new UnreadableForm(notXml)
  })
  parser.on('error', () => {
    throw new UnreadableForm(notXml)
  })
  parser.on('opentag', ({ local }) => {
    if (open.length >= mostDepth) throw new UnreadableForm(tooLarge)
    const parent = open.at(-1)
    const number = (parent?.children.get(local) ?? 0) + 1
    parent?.children.set(local, number)
    if (dataAt === -1 && local === 'data' && parent?.name === 'datasets') dataAt = open.length
    const group = `${parent?.group ?? ''}/${local}#${number}`
    open.push({ name: local, group, text: '', children: new Map() })
  })
  const add = (text: string) => {
    const element = open.at(-1)
    if (element !== undefined) element.text = (element.text + text).slice(0, mostValueLength)
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element === undefined || dataAt === -1 || open.length <= dataAt) {
      if (open.length === dataAt) dataAt = -2
      return
    }
    if (element.children.size > 0) return
    if (fields.length >= mostFields) throw new UnreadableForm(tooLarge)
    const below = open.slice(dataAt + 1)
    fields.push({
      path: [...below.map(({ name }) => name), element.name],
      group: below.length === 0 ? '' : groupBelow(below, open[dataAt]),
      value: element.text.trim(),
    })
  })
  parser.write(xml).close()
  return fields
}

/** The path of the innermost of these with the numbers of its elements, from the data on. */
function groupBelow(below: readonly Open[], data: Open | undefined): string {
  return below.at(-1)?.group.slice((data?.group.length ?? 0) + 1) ?? ''
}
