import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'

type CellValue = string | number | boolean | Date | null

/** Days in a sheet are moments at midnight, UTC. */
function textOf(value: CellValue): string {
  if (value === null) return ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}

/** The cells of the first sheet, or of a file of comma-separated values, as texts. Read in the browser: nothing is uploaded. */
export async function readSpreadsheet(file: File): Promise<string[][]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  const rows: CellValue[][] = isWorkbook
    ? ((await readXlsx(bytes)).sheets[0]?.rows ?? [])
    : parseCsv(new TextDecoder().decode(bytes))
  return rows.map((row) => row.map(textOf))
}
