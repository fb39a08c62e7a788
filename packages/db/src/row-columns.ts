import type pg from 'pg'
import { toFieldName } from './field-names.ts'

/** A column as PostgreSQL announces it before the first row. */
export type AnnouncedColumn = { readonly name: string; readonly dataTypeID: number }

/** Statements whose columns are kept; of further ones they are made anew at each answer. */
const mostKept = 1_000

const kept = new Map<string, RowColumns>()

/** How rows of a statement are read: what it was last time, where the columns are still the same. */
export function rowColumnsOf(
  text: string,
  announced: readonly AnnouncedColumn[],
  types: pg.CustomTypesConfig,
): RowColumns {
  const known = kept.get(text)
  if (known?.fits(announced, types)) return known
  const made = new RowColumns(announced, types)
  if (known !== undefined || kept.size < mostKept) kept.set(text, made)
  return made
}

/** Reads rows of the same columns as objects with the columns' field names. */
export class RowColumns {
  readonly #announced: readonly AnnouncedColumn[]
  readonly #types: pg.CustomTypesConfig
  readonly #fields: readonly string[]
  readonly #parsers: readonly ((text: string) => unknown)[]
  /** A copy of it is made faster than an object to which one field after the other is added. */
  readonly #empty: Readonly<Record<string, unknown>>

  constructor(announced: readonly AnnouncedColumn[], types: pg.CustomTypesConfig) {
    this.#announced = announced
    this.#types = types
    this.#fields = announced.map(({ name }) => toFieldName(name))
    this.#parsers = announced.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'))
    this.#empty = Object.fromEntries(this.#fields.map((field) => [field, null]))
  }

  /** Whether these columns are the announced ones: a migration may have changed them since. */
  fits(announced: readonly AnnouncedColumn[], types: pg.CustomTypesConfig): boolean {
    if (types !== this.#types || announced.length !== this.#announced.length) return false
    for (let index = 0; index < announced.length; index += 1) {
      const column = announced[index]
      const known = this.#announced[index]
      if (column?.name !== known?.name || column?.dataTypeID !== known?.dataTypeID) return false
    }
    return true
  }

  /** @throws where a value does not fit its field, such as a count beyond safe integers. */
  toRow(values: readonly (string | null)[]): Record<string, unknown> {
    const row = { ...this.#empty }
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index]
      const field = this.#fields[index]
      const parse = this.#parsers[index]
      if (value != null && field !== undefined && parse !== undefined) row[field] = parse(value)
    }
    return row
  }
}
