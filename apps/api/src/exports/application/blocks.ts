import { type FigureSource, formatDate } from '@suv/domain'
import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js'

/** The parts that the sections of the application are put together from. */

export function heading(text: string): Content {
  return { text, style: 'heading' }
}

export function subheading(text: string): Content {
  return { text, style: 'subheading' }
}

export function paragraph(text: string): Content {
  return { text, margin: [0, 0, 0, 6] }
}

export function quiet(text: string): Content {
  return { text, style: 'quiet', margin: [0, 0, 0, 6] }
}

/** A table whose head is repeated on each page, and whose rows stay whole. */
export function table(
  columns: readonly { readonly name: string; readonly width: number | '*' | 'auto' }[],
  rows: readonly (readonly TableCell[])[],
): ContentTable {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [columns.map(({ name }) => ({ text: name, style: 'tableHead' })), ...rows.map((row) => [...row])],
    },
    layout: 'lightHorizontalLines',
    fontSize: 9.5,
    margin: [0, 2, 0, 8],
  }
}

/** Facts as two columns, name and value. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): Content {
  return {
    table: {
      widths: [190, '*'],
      body: rows.map(([name, value]) => [{ text: name, style: 'quiet' }, value]),
    },
    layout: 'noBorders',
    margin: [0, 0, 0, 6],
  }
}

export function sourceLine({ title, url }: FigureSource, { checkedOn }: { checkedOn: string }): Content {
  return {
    text: [
      'Source: ',
      { text: title, link: url, decoration: 'underline' },
      `, checked ${formatDate(checkedOn)}`,
    ],
    style: 'small',
  }
}

/** 'in_progress' as 'In progress'. */
export function sentenceCase(key: string): string {
  const words = key.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function dayOr(day: string | null, otherwise: string): string {
  return day === null ? otherwise : formatDate(day)
}
