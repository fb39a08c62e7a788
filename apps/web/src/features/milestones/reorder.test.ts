import { describe, expect, test } from 'vitest'
import { moveRow } from './reorder.ts'
import { toResource } from './resources.ts'

describe('moving a row', () => {
  const rowsOf = (orders: readonly number[]) => orders.map((order, index) => ({ id: `row ${index}`, order }))

  test.each([
    { orders: [1, 2, 3, 4, 5] },
    { orders: [0, 0, 0, 0] },
    { orders: [0, 0, 3, 3, 9] },
    { orders: [4] },
    { orders: [2, 7, 7, 8, 20, 20] },
  ])('puts $orders in any order asked for', ({ orders }) => {
    const rows = rowsOf(orders)
    for (const from of rows.keys()) {
      for (const to of rows.keys()) {
        const changed = new Map(moveRow(rows, from, to).map(({ id, order }) => [id, order]))
        const wanted = rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1))
        const stored = rows.map(({ id, order }) => ({ id, order: changed.get(id) ?? order }))
        const seen = stored.toSorted((a, b) => a.order - b.order)
        expect(seen.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
      }
    }
  })

  test('changes two rows where neighbours change places, and none for a place that is not there', () => {
    expect(moveRow(rowsOf([1, 2, 3, 4]), 1, 2)).toEqual([
      { id: 'row 2', order: 2 },
      { id: 'row 1', order: 3 },
    ])
    expect(moveRow(rowsOf([1, 2]), 1, 2)).toEqual([])
    expect(moveRow(rowsOf([1, 2]), 0, -1)).toEqual([])
  })
})

test.each([
  ['IRCC fee list: https://www.canada.ca/fees', 'IRCC fee list', 'https://www.canada.ca/fees'],
  ['Visa: who can apply: https://www.canada.ca', 'Visa: who can apply', 'https://www.canada.ca'],
  ['https://www.bdc.ca/en', 'www.bdc.ca', 'https://www.bdc.ca/en'],
  ['Ask the notary', 'Ask the notary', null],
  ['A trap: javascript:alert(1)', 'A trap: javascript:alert(1)', null],
])('the resource %s', (line, title, href) => {
  expect(toResource(line)).toEqual({ title, href })
})
