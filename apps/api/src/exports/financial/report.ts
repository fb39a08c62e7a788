import {
  type AssumptionKey,
  assumptionKeys,
  assumptionLabels,
  commitmentLabel,
  criterionStatusNames,
  editionBeside,
  financialRequirements,
  formatCad,
  formatDate,
  investmentStatus,
  type ProgramEdition,
  sameAsExample,
  securedInvestment,
  settlementFamilyText,
  shownMonths,
  supportLetterLabel,
  totalProgress,
  yearsOf,
} from '@suv/domain'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { renderPdf } from '../export-pool.ts'
import type { FinancesToExport } from './finances-to-export.ts'

const title = 'Start-Up Visa Investment Tracking'

/** The member's finances as a report to print and to hand over. */
export function financialReportOf(data: FinancesToExport): Promise<Buffer> {
  const { memberName, teamName, createdAt, edition, familySize } = data
  return renderPdf({
    title,
    author: memberName,
    createdAt,
    content: [
      { text: title, style: 'title' },
      { text: [memberName, teamName].filter(Boolean).join(', '), style: 'subtitle' },
      {
        text: `${edition.title} of the program, ${settlementFamilyText(familySize, edition)}. All amounts are Canadian dollars.`,
        style: 'quiet',
      },
      ...requirements(data),
      ...funding(data),
      ...cashFlow(data),
    ],
  })
}

function requirements({ finances, edition, familySize }: FinancesToExport): Content[] {
  const { label } = investmentStatus(finances, edition)
  const progress = totalProgress(finances)
  const other = editionBeside(edition)
  return [
    { text: `Requirements: ${edition.title}`, style: 'heading' },
    ...requirementsUnder(edition, finances, familySize),
    {
      text: [
        `Investment requirement: ${label}. ${formatCad(securedInvestment(finances))} secured`,
        progress === null
          ? '.'
          : ` of ${formatCad(finances.totalInvestmentRequired ?? 0)} required (${progress}%).`,
      ],
      margin: [0, 8, 0, 4],
    },
    { text: `For comparison: ${other.title}`, style: 'subheading' },
    ...requirementsUnder(other, finances, familySize),
  ]
}

function requirementsUnder(
  edition: ProgramEdition,
  finances: FinancesToExport['finances'],
  familySize: number | null,
): Content[] {
  const rows = financialRequirements(finances, familySize, edition)
  const figures = new Set(rows.map(({ figure }) => figure))
  return [
    table(
      ['Requirement', 'Have', 'Ask', 'Status'],
      rows.map(({ key, title, available, required, missing, status }) => [
        title,
        formatCad(available),
        formatCad(required),
        // Of the investors one is enough, so that what one of them lacks is nothing missing.
        key === 'settlement_funds' && missing > 0
          ? `${criterionStatusNames[status]}; ${formatCad(missing)} short of the amount`
          : criterionStatusNames[status],
      ]),
      ['*', 80, 80, 150],
    ),
    ...[...figures].map(({ source, effectiveFrom, checkedOn }) => ({
      text: `${source.title}: ${source.url} (effective ${formatDate(effectiveFrom)}, checked ${formatDate(checkedOn)})`,
      style: 'small',
    })),
  ]
}

function funding({ finances: { fundingSources } }: FinancesToExport): Content[] {
  if (fundingSources.length === 0) {
    return [
      { text: 'Funding sources', style: 'heading' },
      { text: 'None entered yet.', style: 'quiet' },
    ]
  }
  return [
    { text: 'Funding sources', style: 'heading' },
    table(
      ['Source', 'Amount', 'Funding', 'Support letter'],
      fundingSources.map((source) => [
        source.description ? `${source.source}\n${source.description}` : source.source,
        formatCad(source.amount),
        commitmentLabel(source),
        supportLetterLabel(source.support_letter_status),
      ]),
      ['*', 80, 80, 90],
    ),
  ]
}

const noModel = 'No assumptions entered yet.'

function cashFlow(data: FinancesToExport): Content[] {
  const { projection, breakEven, projectedBreakeven, assumptions } = data
  const inPlan =
    projectedBreakeven === null
      ? 'No break-even entered for the plan.'
      : `Projected in the plan: ${projectedBreakeven} months.`
  if (assumptions === null) {
    return [
      { text: 'Cash flow', style: 'heading' },
      { text: `${noModel} ${inPlan}`, style: 'quiet' },
    ]
  }
  const labels = assumptionLabels(assumptions.unit)
  const examples = sameAsExample(assumptions)
  return [
    { text: 'Cash flow', style: 'heading' },
    table(
      ['The model assumes', ''],
      assumptionKeys.map((key) => [
        examples.includes(key) ? `${labels[key]} (same as our example figure)` : labels[key],
        writeAssumption(key, assumptions[key]),
      ]),
      ['*', 120],
    ),
    {
      text: `Break-even by this model: ${breakEven === null ? 'not within 120 months' : `month ${breakEven}`}. ${inPlan}`,
      margin: [0, 6, 0, 6],
    },
    table(
      ['Month', 'Revenue', 'Expenses', 'Net cash flow', 'Cumulative cash'],
      projection
        .slice(0, shownMonths)
        .map((month) => [
          String(month.month),
          ...[month.revenue, month.expenses, month.net_cash_flow, month.cumulative_cash].map(formatCad),
        ]),
      [50, '*', '*', '*', '*'],
    ),
    { text: 'Projection by year', style: 'heading' },
    table(
      ['Year', 'Revenue', 'Expenses', 'Net cash flow', 'Cash at its end'],
      yearsOf(projection).map((year) => [
        String(year.year),
        ...[year.revenue, year.expenses, year.net_cash_flow, year.cumulative_cash].map(formatCad),
      ]),
      [50, '*', '*', '*', '*'],
    ),
  ]
}

/** Everything but the first column is set to the right, where amounts line up. */
function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  widths: (string | number)[],
): Content {
  const cell = (text: string, column: number): TableCell => ({
    text,
    alignment: column === 0 ? 'left' : 'right',
  })
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths,
      body: [
        head.map(
          (text, column): TableCell => ({
            text,
            style: 'tableHead',
            alignment: column === 0 ? 'left' : 'right',
          }),
        ),
        ...rows.map((row) => row.map(cell)),
      ],
    },
  }
}

const shares: readonly AssumptionKey[] = ['growth_rate_monthly', 'staff_cost_percentage']
const amounts: readonly AssumptionKey[] = ['avg_visit_value', 'fixed_monthly_costs']

function writeAssumption(key: AssumptionKey, value: number): string {
  if (shares.includes(key)) return `${Number((100 * value).toFixed(4))}%`
  return amounts.includes(key) ? formatCad(value) : value.toLocaleString('en-CA')
}
