import { $ } from '../family.ts'

export type FormRow = readonly [label: string, value: string]

/** Ways of setting labels and their values, with the value marked to be kept from noise. */
export const formStyles = {
  colons: (rows: readonly FormRow[]) => rows.map(([label, value]) => `${label}: ${$(value)}`).join('\n'),
  spacedColons: (rows: readonly FormRow[]) =>
    rows.map(([label, value]) => `${label} : ${$(value)}`).join('\n'),
  stacked: (rows: readonly FormRow[]) => rows.map(([label, value]) => `${label}\n${$(value)}`).join('\n'),
  columns: (rows: readonly FormRow[]) =>
    rows.map(([label, value]) => `${label.padEnd(34)}  ${$(value)}`).join('\n'),
  bars: (rows: readonly FormRow[]) => rows.map(([label, value]) => `| ${label} | ${$(value)} |`).join('\n'),
  leaders: (rows: readonly FormRow[]) =>
    rows.map(([label, value]) => `${label} ........ ${$(value)}`).join('\n'),
  /** Two labels side by side, their values in the line below. */
  pairs: (rows: readonly FormRow[]) => {
    const lines: string[] = []
    for (let index = 0; index < rows.length; index += 2) {
      const [first, second] = [rows[index], rows[index + 1]]
      if (!first) continue
      if (!second) {
        lines.push(first[0], $(first[1]))
        continue
      }
      const width = Math.max(first[0].length, first[1].length) + 4
      const gap = ' '.repeat(width - first[1].length)
      lines.push(first[0].padEnd(width) + second[0], `${$(first[1])}${gap}${$(second[1])}`)
    }
    return lines.join('\n')
  },
} as const
export type FormStyle = keyof typeof formStyles
