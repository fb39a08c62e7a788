import type { ProgramEdition, SettlementFundsTable, Sourced } from './edition.ts'
import { officialPagesReadOn, reviewedOn, whoCanApply } from './sources.ts'

/** What a family must show by its size, in whole CAD: half of the low-income cut-off, renewed each year. */

export const specifiedSettlementFunds: Sourced<SettlementFundsTable> = {
  // The specification's last row reads "7 or more": no amount for each further person, although the table of 2023 had one.
  value: {
    byFamilySize: [13_757, 17_127, 21_055, 25_564, 28_994, 32_700, 36_407],
    eachFurtherPerson: null,
  },
  effectiveFrom: '2023-04-25',
  source: {
    title: 'Start-up visa settlement funds, 2023 table',
    url: 'https://eternainternational.com/canada-immigration-settlement-fund-start-up-visa',
    note: 'IRCC renewed the table in 2024 and in 2025, so its own page shows newer amounts.',
  },
  checkedOn: reviewedOn,
}

export const settlementFunds2024: Sourced<SettlementFundsTable> = {
  value: {
    byFamilySize: [14_690, 18_288, 22_483, 27_297, 30_690, 34_917, 38_875],
    eachFurtherPerson: 3_958,
  },
  effectiveFrom: '2024-05-28',
  source: {
    title: 'Settlement funds, 2024 table',
    url: 'https://www.akcanada.com/updated-settlement-fund-requirements-for-federal-skilled-worker-and-federal-skilled-trades-programs/',
    note: 'Read from copies of the Express Entry table, which the program shares. All of them print 30,690 for five people, out of step with the other rows; treat that amount with care.',
  },
  checkedOn: reviewedOn,
}

export const settlementFunds2025: Sourced<SettlementFundsTable> = {
  value: {
    byFamilySize: [15_263, 19_001, 23_360, 28_362, 32_168, 36_280, 40_392],
    eachFurtherPerson: 4_112,
  },
  effectiveFrom: '2025-07-29',
  source: { ...whoCanApply, note: 'Checked through a public copy of the page on 12 Sep 2026.' },
  checkedOn: officialPagesReadOn,
}

/**
 * What a family must show, in whole CAD. A size that is missing, below 1 or not whole asks for the one-person amount
 * (specification 1, section 3). Beyond seven the last row stands, unless the edition adds an amount for each further
 * person.
 */
export function requiredSettlementFunds(
  familySize: number | null | undefined,
  edition: Pick<ProgramEdition, 'settlementFunds'>,
): number {
  const { byFamilySize, eachFurtherPerson } = edition.settlementFunds.value
  const onePerson = byFamilySize[0]
  if (familySize == null || !Number.isInteger(familySize)) return onePerson
  if (familySize > byFamilySize.length) {
    const furtherPersons = familySize - byFamilySize.length
    return byFamilySize[6] + furtherPersons * (eachFurtherPerson ?? 0)
  }
  return byFamilySize[familySize - 1] ?? onePerson
}

/**
 * Whom the amount is for: 'for a family of 3'. An unanswered family size counts as one person (specification 1, section 3),
 * and the text says so.
 */
export function settlementFamilyText(
  familySize: number | null | undefined,
  edition: Pick<ProgramEdition, 'settlementFunds'>,
): string {
  if (familySize == null) return 'for 1 person, as long as the family size is not answered'
  if (familySize === 1) return 'for 1 person'
  const { byFamilySize, eachFurtherPerson } = edition.settlementFunds.value
  const isLastRow = familySize >= byFamilySize.length && eachFurtherPerson === null
  return isLastRow ? `for a family of ${byFamilySize.length} or more` : `for a family of ${familySize}`
}
