import { isAllowedAddress } from './addresses.ts'
import type { Refusal } from './verdict.ts'

/** The fields of Word that reckon, count, number or point within the document, or to an address that somebody presses. */
const allowedFields = new Set(
  `= ADDIN ADDRESSBLOCK ADVANCE ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT AUTOTEXT BARCODE BIBLIOGRAPHY BIDIOUTLINE CITATION COMMENTS
  COMPARE CREATEDATE DATE DISPLAYBARCODE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FILLIN FORMCHECKBOX FORMDROPDOWN FORMTEXT
  GOTOBUTTON GREETINGLINE HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MERGEBARCODE MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF
  NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SHAPE SKIPIF STYLEREF
  SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE`.split(/\s+/),
)

/** Those that take in what lies elsewhere. */
const fetchingFields = new Set(['INCLUDETEXT', 'INCLUDEPICTURE', 'IMPORT', 'LINK', 'DATABASE', 'RD'])

/** Numbers by which QUOTE spells another field. */
const spelled = /\bQUOTE\s+\d+(\s+\d+)+/i

/** The words of an instruction: in quotation marks, a switch, or as they stand. */
const fieldWords = /["\u201c\u201d]([^"\u201c\u201d]*)["\u201c\u201d]?|(\\[a-z!*@#])|(\S+)/gi
/** Switches of HYPERLINK that have a word of their own. */
const switchesWithWord = new Set(['\\l', '\\o', '\\t', '\\s', '\\*'])

/** Why a field may not stand in a document. A name that another field gives is none: what it says is not known before it runs. */
export function judgeField(instruction: string): Refusal | undefined {
  const name = /^\s*(=|[^\s"\\]+)/.exec(instruction)?.[1]?.toUpperCase() ?? ''
  // A bookmark may stand for REF and itself.
  if (fetchingFields.has(name)) return 'fetching'
  if (!allowedFields.has(name) || spelled.test(instruction)) return 'scripted'
  return linksElsewhere(instruction) ? 'link' : undefined
}

/** Whether it leads somewhere that no click should. */
function linksElsewhere(instruction: string): boolean {
  const [name, ...words] = [...instruction.matchAll(fieldWords)]
  if (name?.[3]?.toUpperCase() !== 'HYPERLINK') return false
  return words.some(([, quoted, isSwitch, bare], index) => {
    const isOfSwitch = switchesWithWord.has(words[index - 1]?.[2]?.toLowerCase() ?? '')
    return isSwitch === undefined && !isOfSwitch && !isAllowedAddress(quoted ?? bare ?? '')
  })
}

/** Reads the instructions of fields, which may lie within one another, as they come. */
export class FieldReader {
  readonly #open: { instruction: string; isRead: boolean }[] = []
  refusal: Refusal | undefined

  begin(): void {
    const outer = this.#open.at(-1)
    // Before its own name: the inner field would give it.
    if (outer !== undefined && !outer.isRead && outer.instruction.trim() === '') this.refusal ??= 'scripted'
    this.#open.push({ instruction: '', isRead: false })
  }

  read(words: string): void {
    const field = this.#open.at(-1)
    if (field !== undefined && !field.isRead) field.instruction += words
  }

  separate(): void {
    const field = this.#open.at(-1)
    if (field === undefined || field.isRead) return
    field.isRead = true
    this.refusal ??= judgeField(field.instruction)
  }

  end(): void {
    this.separate()
    this.#open.pop()
  }

  /** A field that does not end is judged as it stands. */
  close(): void {
    while (this.#open.length > 0) this.end()
  }
}
