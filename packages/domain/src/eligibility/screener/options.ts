import { formatCad, formatThousands } from '../../formatting.ts'
import { type ProvinceCode, provinceCodes, provinceNames } from '../../geography/provinces.ts'
import type { ProgramEdition } from '../../program/edition.ts'
import { latestEdition, specifiedEdition } from '../../program/editions.ts'
import { requiredSettlementFunds } from '../../program/settlement-funds.ts'
import { isExcludedProvince } from '../criteria/residence.ts'
import type { DesignatedOrgPlan } from '../kinds.ts'
import { type FamilySizeChoice, familySizeChoices } from './answers.ts'

/** The screener's choices, in the order in which they are offered. */

export type Option<Value extends string> = { readonly value: Value; readonly label: string }

const { vc, angel } = latestEdition.minimumInvestment.value

export const designatedOrgPlanOptions: readonly Option<DesignatedOrgPlan>[] = [
  { value: 'vc', label: `Venture capital fund (minimum investment ${formatThousands(vc)})` },
  { value: 'angel', label: `Angel investor group (minimum ${formatThousands(angel)})` },
  { value: 'incubator', label: 'Business incubator (no minimum)' },
  { value: 'unknown', label: 'Not sure yet' },
]

/** Family sizes with the amount that each requires, in whole CAD. */
export function familySizeOptions(
  edition: ProgramEdition = specifiedEdition,
): readonly (Option<FamilySizeChoice> & { readonly amountCAD: number })[] {
  return familySizeChoices.map((value) => {
    const amountCAD = requiredSettlementFunds(Number.parseInt(value, 10), edition)
    const growsFurther = value === '7+' && edition.settlementFunds.value.eachFurtherPerson !== null
    const amount = growsFurther ? `from ${formatCad(amountCAD)}` : formatCad(amountCAD)
    const people = value === '1' ? '1 person' : value === '7+' ? '7 or more people' : `${value} people`
    return { value, label: `${people} (${amount})`, amountCAD }
  })
}

/** The provinces and territories by name; where the program does not apply, the label says so. */
export const provinceOptions: readonly Option<ProvinceCode>[] = provinceCodes
  .map((value) => ({
    value,
    label: isExcludedProvince(value) ? `${provinceNames[value]} (not eligible)` : provinceNames[value],
  }))
  .sort((a, b) => (a.label < b.label ? -1 : 1))
