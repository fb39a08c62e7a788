import type { BookField, BookSheet } from './sheets.ts'

/** Characters by which a value is longer than its box is reported to take; 0 where it fits or nothing was reported. */
export function excessOf({ value, limit }: Pick<BookField, 'value' | 'limit'>): number {
  return limit === null ? 0 : Math.max(0, lengthOf(value) - limit)
}

/** As people count them. */
export function lengthOf(value: string): number {
  return [...value].length
}

/** A line for the letter of explanation for each value that does not fit its box, in the order of the sheets. */
export function explanationLines(sheets: readonly BookSheet[]): string[] {
  return sheets.flatMap(({ form, screen, person, rows }) =>
    rows.flatMap((row, index) =>
      row.fields
        .filter((each) => excessOf(each) > 0)
        .map(
          ({ label, value }) =>
            `${form}, ${screen}, ${person}${rows.length > 1 ? `, row ${index + 1}` : ''}, ${label}, in full: ${value}`,
        ),
    ),
  )
}
