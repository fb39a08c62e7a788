import {
  demoViewLimit,
  formatCad,
  formatDate,
  latestEdition,
  membershipPrice,
  peopleWaiting,
  peopleWaitingText,
  phases,
  productName,
  programWeeks,
  type Sourced,
  specifiedEdition,
  supportEmail,
  workPermitYears,
} from '@suv/domain'

const { fees, intake, minimumClb, minimumInvestment, minimumOwnershipPct, settlementFunds } = latestEdition

/** '[title](address), effective 29 Jul 2025, checked 12 Sep 2026' */
function provenance({ source, effectiveFrom, checkedOn }: Sourced<unknown>): string {
  return `[${source.title}](${source.url}), effective ${formatDate(effectiveFrom)}, checked ${formatDate(checkedOn)}`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const older = specifiedEdition.settlementFunds
const fundsRows = settlementFunds.value.byFamilySize.map((amount, index) => [
  index === 0 ? '1 person' : `${index + 1} people`,
  formatCad(amount),
  formatCad(older.value.byFamilySize[index] ?? 0),
])

/** What a page's text may name as `{{name}}`: figures of the rule book and of the product, in Markdown. */
export const figures: Readonly<Record<string, string>> = {
  product: productName,
  support: `[${supportEmail}](mailto:${supportEmail})`,
  price: membershipPrice,
  demoViews: String(demoViewLimit),
  phases: String(phases.length),
  weeks: String(programWeeks),
  status: intake.value.summary,
  statusSource: provenance(intake),
  ownership: `${minimumOwnershipPct.value}%`,
  jointOwnership: `${latestEdition.jointOwnershipAbovePct.value}%`,
  ownershipSource: provenance(minimumOwnershipPct),
  applicants: String(latestEdition.maximumApplicants.value),
  clb: String(minimumClb.value),
  clbSource: provenance(minimumClb),
  vc: formatCad(minimumInvestment.value.vc),
  angel: formatCad(minimumInvestment.value.angel),
  investmentSource: provenance(minimumInvestment),
  businessRule: latestEdition.qualifyingBusiness.value,
  businessSource: provenance(latestEdition.qualifyingBusiness),
  residenceSource: provenance(latestEdition.excludedProvinces),
  fundsOne: formatCad(settlementFunds.value.byFamilySize[0]),
  fundsFurther: formatCad(settlementFunds.value.eachFurtherPerson ?? 0),
  permitYears: String(workPermitYears.value),
  fundsTable: table(
    [
      'Family size',
      `Since ${formatDate(settlementFunds.effectiveFrom)}`,
      `Since ${formatDate(older.effectiveFrom)} (old)`,
    ],
    fundsRows,
  ),
  fundsSource: provenance(settlementFunds),
  waiting: peopleWaiting.map(({ value }) => peopleWaitingText(value)).join(' '),
  feesTable: table(
    ['Fee', 'Amount'],
    [
      ['Processing, principal applicant', formatCad(fees.value.processingPrincipalApplicant)],
      ['Processing, accompanying spouse or partner', formatCad(fees.value.processingSpouse)],
      ['Processing, each dependent child', formatCad(fees.value.processingDependentChild)],
      ['Right of permanent residence, each adult', formatCad(fees.value.rightOfPermanentResidence)],
      ['Biometrics, one person', formatCad(fees.value.biometricsPerson)],
      ['Biometrics, a family', formatCad(fees.value.biometricsFamily)],
    ],
  ),
  feesSource: provenance(fees),
  feesNote: fees.source.note ?? '',
  phasesTable: table(
    ['Phase', 'Weeks'],
    phases.map(({ number, title, weekFrom, weekTo }) => [`${number}. ${title}`, `${weekFrom} to ${weekTo}`]),
  ),
}
