import { notAnswered, provenance, type Rule, type Seen } from './finding.ts'

export const qualifyingBusiness: Rule = ({ hasQualifyingBusiness }, edition) => ({
  criterion: {
    key: 'qualifying_business',
    title: 'Qualifying business',
    ...seen(hasQualifyingBusiness),
    threshold: edition.qualifyingBusiness.value,
    amountCAD: null,
    ...provenance(edition.qualifyingBusiness),
  },
  gap: hasQualifyingBusiness ? null : 'Develop a qualifying innovative business idea',
})

function seen(hasQualifyingBusiness: boolean | null | undefined): Seen {
  if (hasQualifyingBusiness == null) return notAnswered
  return hasQualifyingBusiness
    ? { status: 'met', fact: 'You have a qualifying innovative business idea' }
    : { status: 'not_met', fact: 'You do not have a qualifying innovative business idea yet' }
}
