/** What a reader of a data file gives: its rows, ready to be stored, and the day that the file describes. */
export type ReferenceFile<Row> = { readonly asOf: string; readonly rows: readonly Row[] }

/** An entry of a data file: JSON that nobody has looked at yet. */
export type RawEntry = Readonly<Record<string, unknown>>

type Checker<Row> = {
  safeParse(value: unknown):
    | { success: true; data: Row }
    | {
        success: false
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
      }
}

/** @throws where a value is no object. */
export function asObject(value: unknown, what: string): RawEntry {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as RawEntry
  throw new Error(`${what} is not an object`)
}

/** @throws where a value is no list. */
export function asList(value: unknown, what: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new Error(`${what} is not a list`)
}

/** The entries of a data file's list, with the day and the rest of what it says of itself. @throws where it is no such file. */
export function readEntries(file: unknown, list: string, one: string) {
  const content = asObject(file, 'the file')
  const meta = asObject(content._meta, '_meta')
  const entries = asList(content[list], list).map((entry, index) => asObject(entry, `${one} ${index + 1}`))
  return { meta, asOf: readAsOf(meta), entries }
}

/** The day in `_meta.asOf`. @throws where there is none. */
export function readAsOf(meta: RawEntry): string {
  if (typeof meta.asOf === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(meta.asOf)) return meta.asOf
  throw new Error('_meta.asOf is no day, such as 2026-11-20')
}

/** Holds a row against the domain's schema. @throws naming the entry and the field. */
export function checkRow<Row>(schema: Checker<Row>, row: unknown, what: string): Row {
  const result = schema.safeParse(row)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
  throw new Error(`${what}: ${problems.join('; ')}`)
}

/** @throws where two rows have the same key: the second would silently win. */
export function refuseDuplicates<Row>(rows: readonly Row[], keyOf: (row: Row) => string): void {
  const seen = new Set<string>()
  for (const row of rows) {
    const key = keyOf(row)
    if (seen.has(key)) throw new Error(`there are two entries for ${key}`)
    seen.add(key)
  }
}

/** The texts among these values, without the empty ones. */
export function textsOf(...values: readonly unknown[]): string[] {
  return values.filter((value): value is string => typeof value === 'string' && value !== '')
}
