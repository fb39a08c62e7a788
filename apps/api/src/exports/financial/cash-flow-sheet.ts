import { type AssumptionKey, assumptionLabels, sameAsExample, yearsOf } from '@suv/domain'
import type { FinancesToExport } from './finances-to-export.ts'
import { amount, formula, heading, plainNumber, Sheet, text } from './sheet.ts'

/** Name of the sheet as formulas of other sheets write it. */
const name = 'Cash flow'

export const breakEvenNotFound = 'Not within the months below'

type CashFlowSheet = {
  readonly sheet: Sheet
  /** First and last row of the months. */
  readonly rows: { readonly first: number; readonly last: number }
}

/** The assumptions as cells, and every month calculated from them as the domain does it; a word where none are entered. */
export function cashFlowSheet({ assumptions, projection, breakEven }: FinancesToExport): CashFlowSheet {
  const sheet = new Sheet(name, [36, 22, 26, 18, 18, 20, 14])
  sheet.add(heading('Cash-flow model'))
  if (assumptions === null) {
    sheet.add(text('No assumptions entered yet.'))
    return { sheet, rows: { first: 0, last: 0 } }
  }
  sheet.add(text('Change an assumption in column B: every month below follows.'))
  sheet.add(null)
  const labels = assumptionLabels(assumptions.unit)
  const examples = sameAsExample(assumptions)
  const cellOf = (key: AssumptionKey, write: (value: number) => ReturnType<typeof amount>) => {
    const remark = examples.includes(key) ? [text('Same as our example figure')] : []
    return `$B$${sheet.add(text(labels[key]), write(assumptions[key]), ...remark)}`
  }
  const share = (part: number) => plainNumber(part, '0.0###%')
  const value = cellOf('avg_visit_value', amount)
  const perDay = cellOf('initial_patients_per_day', plainNumber)
  const growth = cellOf('growth_rate_monthly', share)
  const days = cellOf('operating_days_per_month', plainNumber)
  const staff = cellOf('staff_cost_percentage', share)
  const fixed = cellOf('fixed_monthly_costs', amount)
  sheet.add(null)
  // Two rows above the months: this one and the head of the table.
  const first = sheet.rowCount + 4
  const last = first + projection.length - 1
  sheet.add(
    heading('Break-even month'),
    formula(
      `IF(COUNT(G${first}:G${last})>0,MIN(G${first}:G${last}),"${breakEvenNotFound}")`,
      breakEven ?? breakEvenNotFound,
      { numFmt: '0' },
    ),
  )
  sheet.add(null)
  sheet.add(
    heading('Month'),
    heading('Number a day'),
    heading('Revenue'),
    heading('Expenses'),
    heading('Net cash flow'),
    heading('Cumulative cash'),
    heading('In the black'),
  )
  for (const { month, revenue, expenses, net_cash_flow, cumulative_cash } of projection) {
    const row = first + month - 1
    const sold =
      month === 1
        ? assumptions.initial_patients_per_day
        : assumptions.initial_patients_per_day * (1 + assumptions.growth_rate_monthly) ** (month - 1)
    sheet.add(
      plainNumber(month),
      // 0 to the power of 0 is an error in a spreadsheet, so month 1 is written out.
      formula(month === 1 ? perDay : `${perDay}*(1+${growth})^(A${row}-1)`, sold, { numFmt: '0.00' }),
      formula(`ROUND(B${row}*${days}*${value},0)`, revenue),
      formula(`ROUND(B${row}*${days}*${value}*${staff}+${fixed},0)`, expenses),
      formula(`C${row}-D${row}`, net_cash_flow),
      formula(month === 1 ? `E${row}` : `F${row - 1}+E${row}`, cumulative_cash),
      formula(`IF(F${row}>=0,A${row},"")`, cumulative_cash >= 0 ? month : '', { numFmt: '0' }),
    )
  }
  return { sheet, rows: { first, last } }
}

/** Whole years of the months. */
export function projectionsSheet(
  { projection, projectedBreakeven }: FinancesToExport,
  rows: CashFlowSheet['rows'],
): Sheet {
  const sheet = new Sheet('Projections', [30, 18, 18, 18, 20])
  sheet.add(heading('Projection by year'))
  sheet.add(
    text('Break-even in the plan (months)'),
    projectedBreakeven === null ? text('Not entered yet') : plainNumber(projectedBreakeven),
  )
  sheet.add(null)
  sheet.add(
    heading('Year'),
    heading('Revenue'),
    heading('Expenses'),
    heading('Net cash flow'),
    heading('Cash at its end'),
  )
  for (const { year, revenue, expenses, net_cash_flow, cumulative_cash } of yearsOf(projection)) {
    const from = rows.first + 12 * (year - 1)
    const to = from + 11
    sheet.add(
      plainNumber(year),
      formula(`SUM('${name}'!C${from}:C${to})`, revenue),
      formula(`SUM('${name}'!D${from}:D${to})`, expenses),
      formula(`SUM('${name}'!E${from}:E${to})`, net_cash_flow),
      formula(`'${name}'!F${to}`, cumulative_cash),
    )
  }
  return sheet
}
