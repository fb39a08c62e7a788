import {
  commitmentLabel,
  investmentStatus,
  securedInvestment,
  settlementFundsStatus,
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
      text(source.organization_type ?? ''),
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
  const status = investmentStatus(finances, edition)
  const settlement = settlementFundsStatus(finances.settlementFunds, familySize, edition)
  const progress = totalProgress(finances)
  const sheet = new Sheet('Summary', [40, 18, 18, 18, 70])
  const of = (row: number) => `Commitments!B${row}`
  sheet.add(heading('Start-Up Visa Investment Tracking'))
  sheet.add(text('Prepared for'), text([data.memberName, data.teamName].filter(Boolean).join(', ')))
  sheet.add(text('Prepared on'), text(data.createdAt.slice(0, 10)))
  sheet.add(text('Figures of the program'), text(edition.title))
  sheet.add(text('Family size'), plainNumber(familySize))
  sheet.add(null)
  sheet.add(
    heading('Requirement'),
    heading('Have (CAD)'),
    heading('Ask (CAD)'),
    heading('Status'),
    heading('Source'),
  )
  const source = ({
    effectiveFrom,
    source: { title, url },
  }: FinancesToExport['edition']['settlementFunds']) =>
    text(`${title}, in force from ${effectiveFrom}: ${url}`)
  const investmentSource = text(
    `${edition.minimumInvestment.source.title}, in force from ${edition.minimumInvestment.effectiveFrom}: ${edition.minimumInvestment.source.url}`,
  )
  for (const [label, part, row] of [
    ['Venture capital', status.vc, rows.vc],
    ['Angel investors', status.angel, rows.angel],
  ] as const) {
    const at = sheet.rowCount + 1
    sheet.add(
      text(label),
      formula(`N(${of(row)})`, part.committed),
      amount(part.minimum),
      formula(`IF(B${at}>=C${at},"Met","Not met")`, part.isMet ? 'Met' : 'Not met'),
      investmentSource,
    )
  }
  const funds = sheet.rowCount + 1
  sheet.add(
    text('Settlement funds'),
    formula(`N(${of(rows.settlement)})`, settlement.available),
    amount(settlement.required),
    formula(`IF(B${funds}>0,"Met","Not met")`, settlement.isMet ? 'Met' : 'Not met'),
    source(edition.settlementFunds),
  )
  sheet.add(text('Settlement funds still missing'), formula(`MAX(0,C${funds}-B${funds})`, settlement.missing))
  sheet.add(null)
  const secured = sheet.add(
    text('Secured investment'),
    formula(`N(${of(rows.vc)})+N(${of(rows.angel)})`, securedInvestment(finances)),
  )
  const required = sheet.add(
    text('Total investment required'),
    formula(`N(${of(rows.required)})`, finances.totalInvestmentRequired ?? 0),
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
    formula(`IF(OR(D${funds - 2}="Met",D${funds - 1}="Met"),"Met","Pending")`, status.label),
  )
  sheet.add(null)
  sheet.add(text('Information for preparation, not legal advice.'))
  return sheet
}
