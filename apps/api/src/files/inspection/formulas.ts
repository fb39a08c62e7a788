import type { SaxesAttributeNS, SaxesTagNS } from 'saxes'
import { judgeAddresses } from './indirect-references.ts'
import type { Refusal } from './verdict.ts'

/** Elements whose text is a formula: of sheets, names, conditions, validations, tables, charts and the controls of older drawings. */
const formulaElements = new Set(
  `f formula formula1 formula2 oldFormula definedName calculatedColumnFormula totalsRowFormula nf sqref
  FmlaLink FmlaRange FmlaPict FmlaGroup FmlaTxbx FmlaMacro`.split(/\s+/),
)
/** Attributes that are one: of pivots, shapes and controls. */
const formulaAttributes = new Set(
  'formula textlink macro fmlaLink fmlaRange fmlaPict fmlaGroup fmlaTxbx fmlaMacro'.split(' '),
)
/** `f` is a fraction there. */
const equations = /\/officeDocument\/(2006\/)?math$/

/** Functions of Excel that fetch or run, those of its old macros among them, and a command for another program. */
const refusedFunctions =
  /\b(WEBSERVICE|RTD|CALL|REGISTER|REGISTER\.ID|EXEC|EXECUTE|FILES|FOPEN|IMAGE|INITIATE|POKE|REQUEST|SQL\.REQUEST|DDE)\s*\(|[\w']\s*\|/i

/**
 * A text, the name of a sheet with its apostrophes doubled, and that of a column, which may hold others and escapes with an apostrophe.
 * It never steps back, however long the formula.
 */
const namesAndTexts = /"[^"]*"|'[^']*(?:''[^']*)*'|\[(?:[^[\]']|'[\s\S]?|\[(?:[^[\]']|'[\s\S]?)*\]?)*(\])?/g
/** Of a path or an address. No sheet has either in its name. */
const slash = /[\\/]/
/** A reference to another workbook by its path or address, between apostrophes or brackets (as `withoutNamesAndTexts` leaves them). */
const otherBook = /'\\'\s*[!#]|\[\\\][\p{L}\p{N}_.:$]*[!#]/u
/** How a path or an address begins that stands between neither. */
const bareAddress = /\\\\|:[\\/]/
/** A letter as Office may write it in any text of a workbook. */
const escapedLetter = /_x([0-9a-f]{4})_/gi

/** Whether a formula fetches or runs something, is reckoned with a workbook that lies elsewhere, or links to what no click should open. */
function judgeFormula(formula: string): Refusal | undefined {
  const refusal = judgeAsWritten(formula)
  if (refusal !== undefined) return refusal
  // Both, since an escaped quotation mark would hide what stands after it.
  const unescaped = formula.replaceAll(escapedLetter, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return unescaped === formula ? undefined : judgeAsWritten(unescaped)
}

function judgeAsWritten(formula: string): Refusal | undefined {
  // Most need no closer look.
  if (!refusedFunctions.test(formula) && !slash.test(formula) && !formula.includes(':')) return undefined
  const bare = withoutNamesAndTexts(formula)
  if (refusedFunctions.test(bare)) return 'scripted'
  return namesOtherBook(bare) ? 'fetching' : judgeAddresses(formula)
}

/** A book in the same folder is no way out: charts that Word and PowerPoint took over name theirs so, `'[Chart in Microsoft Word]Sheet1'!A1`. */
function namesOtherBook(bare: string): boolean {
  const at = bare.search(bareAddress)
  return otherBook.test(bare) || (at !== -1 && bare.includes('!', at))
}

/** A name or a text calls nothing, and may well read "Call (office)". Of one with a path in it a backslash is left. */
function withoutNamesAndTexts(formula: string): string {
  return formula.replaceAll(namesAndTexts, (each, closing: string | undefined) => {
    // A pivot takes the apostrophe for a quotation mark: where a column has one, it is looked at as it stands.
    const isKept = each.startsWith('[') && (closing === undefined || each.includes("'"))
    if (isKept) return each
    return `${each[0]}${!each.startsWith('"') && slash.test(each) ? '\\' : ''}${each.at(-1)}`
  })
}

/** Reads the formulas of a part, whichever part it is, as they come. */
export class FormulaReader {
  /** One may lie in another: validations of 2010 do. */
  readonly #open: string[] = []
  refusal: Refusal | undefined

  open(tag: SaxesTagNS): void {
    if (isFormula(tag)) this.#open.push('')
    const attributes = tag.attributes as Record<string, SaxesAttributeNS>
    for (const name in attributes) {
      const { local, value } = attributes[name] as SaxesAttributeNS
      if (formulaAttributes.has(local) || (tag.local === 'cfvo' && local === 'val')) this.#judge(value)
    }
  }

  read(words: string): void {
    const formula = this.#open.pop()
    if (formula !== undefined) this.#open.push(formula + words)
  }

  close(tag: SaxesTagNS): void {
    if (isFormula(tag)) this.#judge(this.#open.pop() ?? '')
  }

  #judge(formula: string): void {
    this.refusal ??= judgeFormula(formula)
  }
}

function isFormula({ local, uri }: SaxesTagNS): boolean {
  return formulaElements.has(local) && !equations.test(uri)
}
