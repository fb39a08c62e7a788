import { type ProvinceCode, provinceNames } from '../../geography/provinces.ts'
import type { ProgramEdition } from '../../program/edition.ts'
import { specifiedEdition } from '../../program/editions.ts'
import { notAnswered, provenance, type Rule, type Seen } from './finding.ts'

/** What the results say when the excluded province was chosen; also the gap that it leaves. */
export const quebecExclusionText =
  'The Start-Up Visa program does not apply to Quebec. You must plan to settle in another Canadian province.'

/** What the form says as soon as the excluded province is chosen. */
export const quebecFormAlertText =
  'Quebec is excluded from the Start-Up Visa program. You must choose another province.'

/** Whether the program does not apply to those who plan to settle there. */
export function isExcludedProvince(
  province: ProvinceCode,
  edition: ProgramEdition = specifiedEdition,
): boolean {
  return edition.excludedProvinces.value.includes(province)
}

/** 'Quebec': where the program does not apply, by name. */
export function excludedProvinceNames(edition: ProgramEdition = specifiedEdition): string {
  return edition.excludedProvinces.value.map((code) => provinceNames[code]).join(', ')
}

/** An unanswered province leaves no gap: only an excluded one decides. */
export const residence: Rule = ({ province }, edition) => {
  const excluded = province != null && isExcludedProvince(province, edition)

  return {
    criterion: {
      key: 'residence',
      title: 'Province of settlement',
      ...seen(province, excluded),
      threshold: `A province or territory other than ${excludedProvinceNames(edition)}`,
      amountCAD: null,
      ...provenance(edition.excludedProvinces),
    },
    gap: excluded ? quebecExclusionText : null,
  }
}

function seen(province: ProvinceCode | null | undefined, excluded: boolean): Seen {
  if (province == null) return notAnswered
  return {
    status: excluded ? 'not_met' : 'met',
    fact: `You plan to settle in ${nameInSentence(province)}`,
  }
}

function nameInSentence(province: ProvinceCode): string {
  const name = provinceNames[province]
  return name.endsWith('Territories') ? `the ${name}` : name
}
