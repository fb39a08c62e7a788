import type { Cell, CellStyle, CellValue, WriteSheet } from 'hucre/xlsx'

export const cadFormat = '"$"#,##0;[Red]-"$"#,##0'
const textFormat = '@'

type Styled = { readonly bold?: boolean; readonly numFmt?: string }

/** A worksheet that is filled from the top, one row after the other. */
export class Sheet {
  readonly #name: string
  readonly #widths: readonly number[]
  readonly #cells = new Map<string, Partial<Cell>>()
  #rows = 0
  #columns = 0

  /** Widths of the columns in characters. */
  constructor(name: string, widths: readonly number[]) {
    this.#name = name
    this.#widths = widths
  }

  /** Adds a row. @returns its number as formulas name it, from 1. */
  add(...cells: readonly (Partial<Cell> | null)[]): number {
    for (const [column, cell] of cells.entries()) {
      if (cell !== null) this.#cells.set(`${this.#rows},${column}`, cell)
    }
    this.#columns = Math.max(this.#columns, cells.length)
    this.#rows += 1
    return this.#rows
  }

  /** How many rows there are. */
  get rowCount(): number {
    return this.#rows
  }

  toWriteSheet(): WriteSheet {
    return {
      name: this.#name,
      columns: this.#widths.map((width) => ({ width })),
      // The library reads the cells along the rows.
      rows: Array.from({ length: this.#rows }, () => Array<CellValue>(this.#columns).fill(null)),
      cells: this.#cells,
      pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    }
  }
}

function styleOf({ bold = false, numFmt }: Styled): CellStyle {
  return { ...(bold ? { font: { bold } } : {}), ...(numFmt === undefined ? {} : { numFmt }) }
}

/**
 * A text, whoever wrote it: its cell is a text cell with the format of texts, so that a program neither calculates one that
 * begins with an equals sign nor does so after somebody has clicked into it.
 */
export function text(value: string, style: Styled = {}): Partial<Cell> {
  return { type: 'string', value, style: styleOf({ ...style, numFmt: textFormat }) }
}

export function heading(value: string): Partial<Cell> {
  return text(value, { bold: true })
}

/** An empty cell where the amount is not known. */
export function amount(value: number | null, style: Styled = {}): Partial<Cell> {
  const styled = styleOf({ numFmt: cadFormat, ...style })
  return value === null ? { type: 'empty', value: null, style: styled } : number(value, styled)
}

export function plainNumber(value: number, numFmt = 'General'): Partial<Cell> {
  return number(value, styleOf({ numFmt }))
}

function number(value: number, style: CellStyle): Partial<Cell> {
  return { type: 'number', value, style }
}

/** A formula without its equals sign, and what it comes to: previews show that without calculating. */
export function formula(source: string, result: number | string, style: Styled = {}): Partial<Cell> {
  const numFmt = style.numFmt ?? (typeof result === 'number' ? cadFormat : 'General')
  return {
    type: 'formula',
    value: result,
    formula: source,
    formulaResult: result,
    style: styleOf({ ...style, numFmt }),
  }
}
