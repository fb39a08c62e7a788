import {
  commitmentLabel,
  criterionStatusNames,
  editionBeside,
  financialRequirements,
  investmentStatus,
  type ProgramEdition,
  securedInvestment,
  sourceKindLabel,
  supportLetterLabel,
  totalProgress,
} from '@suv/domain'
import type { FinancesToExport } from './finances-to-export.ts'
import { amount, formula, heading, plainNumber, Sheet, text } from './sheet.ts'

/** Rows of the commitments, which the summary refers to. */
export type CommitmentRows = Readonly<
  Record<'vc' | 'angel' | 'required' | 'settlement' | 'capital' | 'fastTrack', number>
>

export function commitmentsSheet({ finances }: FinancesToExport): { sheet: Sheet; rows: CommitmentRows } {
  const sheet = new Sheet('Commitments', [40, 20])
  sheet.add(heading('Commitments (CAD)'))
  const rows = {
    vc: sheet.add(text('Committed by venture capital funds'), amount(finances.vcInvestmentCommitted)),
    angel: sheet.add(text('Committed by angel investor groups'), amount(finances.angelInvestmentCommitted)),
    required: sheet.add(text('Total investment required'), amount(finances.totalInvestmentRequired)),
    settlement: sheet.add(text('Settlement funds'), amount(finances.settlementFunds)),
    capital: sheet.add(text('Start-up capital'), amount(finances.startupCapital)),
    fastTrack: sheet.add(text('Fast-track investment'), amount(finances.fastTrackInvestment)),
  }
  return { sheet, rows }
}

export function fundingSheet({ finances: { fundingSources } }: FinancesToExport): Sheet {
  const sheet = new Sheet('Funding sources', [34, 22, 18, 16, 14, 16, 60])
  sheet.add(
    heading('Source'),
    heading('Kind'),
    heading('Type'),
    heading('Amount (CAD)'),
    heading('Funding'),
    heading('Support letter'),
    heading('Description'),
  )
  for (const source of fundingSources) {
    sheet.add(
      text(source.source),
      text(sourceKindLabel(source.organization_type) ?? ''),
      text(source.type ?? ''),
      amount(source.amount),
      text(commitmentLabel(source)),
      text(supportLetterLabel(source.support_letter_status)),
      text(source.description ?? ''),
    )
  }
  sheet.add(null)
  // With no source, the range is the empty row below the head.
  const last = Math.max(2, fundingSources.length + 1)
  for (const [label, committed] of [
    ['Committed', true],
    ['Pending', false],
  ] as const) {
    const total = fundingSources
      .filter((source) => source.committed === committed)
      .reduce((sum, source) => sum + source.amount, 0)
    sheet.add(heading(label), null, null, formula(`SUMIF(E2:E${last},"${label}",D2:D${last})`, total))
  }
  return sheet
}

export function summarySheet(data: FinancesToExport, rows: CommitmentRows): Sheet {
  const { finances, edition, familySize } = data
  const sheet = new Sheet('Summary', [40, 18, 18, 18, 70])
  sheet.add(heading('Start-Up Visa Investment Tracking'))
  sheet.add(text('Prepared for'), text([data.memberName, data.teamName].filter(Boolean).join(', ')))
  sheet.add(text('Prepared on'), text(data.createdAt.slice(0, 10)))
  const family = sheet.add(
    text('Family size'),
    familySize === null ? text(criterionStatusNames.not_answered) : plainNumber(familySize),
  )
  sheet.add(null)
  const [vc, angel] = addRequirements(sheet, { edition, data, rows, family })
  sheet.add(null)
  addInvestment(sheet, {
    finances,
    rows,
    statusOf: [vc, angel],
    label: investmentStatus(finances, edition).label,
  })
  sheet.add(null)
  const other = editionBeside(edition)
  sheet.add(heading('For comparison'))
  addRequirements(sheet, { edition: other, data, rows, family })
  sheet.add(null)
  sheet.add(text('Information for preparation, not legal advice.'))
  return sheet
}

type Requirements = {
  readonly edition: ProgramEdition
  readonly data: FinancesToExport
  readonly rows: CommitmentRows
  /** Row of the family size. */
  readonly family: number
}

/** What an edition asks, and whether it is met. @returns the rows of the two kinds of investor. */
function addRequirements(
  sheet: Sheet,
  { edition, data, rows, family }: Requirements,
): [vc: number, angel: number] {
  const entered = { vc: rows.vc, angel: rows.angel, settlement_funds: rows.settlement }
  const names = criterionStatusNames
  sheet.add(text('Figures of the program'), text(edition.title))
  sheet.add(
    heading('Requirement'),
    heading('Have (CAD)'),
    heading('Ask (CAD)'),
    heading('Status'),
    heading('Source'),
  )
  const first = sheet.rowCount + 1
  const requirements = financialRequirements(data.finances, data.familySize, edition)
  for (const { key, title, available, required, status, figure } of requirements) {
    const at = sheet.rowCount + 1
    const cell = `Commitments!B${entered[key]}`
    const compared = `IF(B${at}>=C${at},"${names.met}","${names.not_met}")`
    // As on the screen: open while the amount or the family size is not known.
    const ofFunds = `IF(NOT(ISNUMBER(${cell})),"${names.not_answered}",IF(B${at}<C${at},"${names.not_met}",IF(ISNUMBER(B${family}),"${names.met}","${names.not_answered}")))`
    sheet.add(
      text(title),
      formula(`N(${cell})`, available),
      amount(required),
      formula(key === 'settlement_funds' ? ofFunds : compared, names[status]),
      text(`${figure.source.title}, in force from ${figure.effectiveFrom}: ${figure.source.url}`),
    )
  }
  const funds = sheet.rowCount
  const missing = requirements.find(({ key }) => key === 'settlement_funds')?.missing ?? 0
  sheet.add(text('Settlement funds still missing'), formula(`MAX(0,C${funds}-B${funds})`, missing))
  return [first, first + 1]
}

type Investment = {
  readonly finances: FinancesToExport['finances']
  readonly rows: CommitmentRows
  /** Rows that carry the status of each kind of investor: one is enough. */
  readonly statusOf: readonly [vc: number, angel: number]
  readonly label: string
}

function addInvestment(sheet: Sheet, { finances, rows, statusOf: [vc, angel], label }: Investment): void {
  const of = (row: number) => `N(Commitments!B${row})`
  const progress = totalProgress(finances)
  const secured = sheet.add(
    text('Secured investment'),
    formula(`${of(rows.vc)}+${of(rows.angel)}`, securedInvestment(finances)),
  )
  const required = sheet.add(
    text('Total investment required'),
    formula(of(rows.required), finances.totalInvestmentRequired ?? 0),
  )
  sheet.add(
    text('Secured of required'),
    formula(
      `IF(B${required}>0,ROUND(100*B${secured}/B${required},0)/100,"No required amount yet")`,
      progress === null ? 'No required amount yet' : progress / 100,
      { numFmt: '0%' },
    ),
  )
  sheet.add(
    text('Investment requirement'),
    formula(`IF(OR(D${vc}="Met",D${angel}="Met"),"Met","Pending")`, label),
  )
}
