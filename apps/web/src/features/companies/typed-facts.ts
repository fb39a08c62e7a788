import {
  type Company,
  type CompanyFact,
  type CompanyFacts,
  companyFacts,
  companyStageLabels,
  formatCad,
  provinceNames,
  soughtLabels,
} from '@suv/domain'
import { amountError, amountText, readAmount } from '../../ui/amount-text.ts'

/** What is typed and not saved yet: the other fields show what is stored, also when somebody else changes it. */
export type TypedFacts = Partial<Record<CompanyFact, string>>

export const factLabels: Readonly<Record<CompanyFact, string>> = {
  oneLiner: 'What you do, in one line',
  sector: 'Field',
  province: 'Province or territory',
  stage: 'Stage',
  website: 'Website',
  organizationSought: 'Organization you seek',
  amountSought: 'Investment you seek from it',
}

/** A stored fact as its field holds it. */
export function fieldText(fact: CompanyFact, value: CompanyFacts[CompanyFact] | string | number): string {
  return fact === 'amountSought' ? amountText(value as number | null) : String(value ?? '')
}

/** A fact as people read it; null where it is not said. */
export function factText(
  fact: CompanyFact,
  value: CompanyFacts[CompanyFact] | string | number,
): string | null {
  if (value === null) return null
  if (typeof value === 'number') return formatCad(value)
  const names: Readonly<Record<string, string>> =
    fact === 'province'
      ? provinceNames
      : fact === 'stage'
        ? companyStageLabels
        : fact === 'organizationSought'
          ? soughtLabels
          : {}
  return names[value] ?? value
}

/** What is wrong with what is typed; null where it can be saved. */
export function factError(fact: CompanyFact, text: string): string | null {
  if (fact === 'amountSought') return amountError(text)
  if (fact === 'website' && text.trim() !== '' && !isWebAddress(text.trim()))
    return 'Enter an address that starts with https:// or http://.'
  return null
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

/** The typed facts that differ from what is stored and can be saved. */
export function changedFacts(typed: TypedFacts, company: Company): Partial<CompanyFacts> {
  const entries = companyFacts.flatMap((fact) => {
    const text = typed[fact]
    if (text === undefined || factError(fact, text) !== null) return []
    const value = fact === 'amountSought' ? readAmount(text) : text.trim() || null
    return value === company[fact] ? [] : [[fact, value] as const]
  })
  // The choices hold none but the values that are known.
  return Object.fromEntries(entries) as Partial<CompanyFacts>
}
