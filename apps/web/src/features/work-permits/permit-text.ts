import {
  excludedProvinceNames,
  formatPercent,
  latestEdition,
  type WorkPermitCategory,
  type WorkPermitStatus,
  workPermitYears,
} from '@suv/domain'

/** Any category but the open one shows as employer-specific. */
export function categoryName(category: WorkPermitCategory): string {
  return category === 'SUV_open' ? 'SUV Open Work Permit' : 'Employer-Specific'
}

export const categoryChoices: readonly { value: WorkPermitCategory; label: string }[] = [
  { value: 'SUV_open', label: categoryName('SUV_open') },
  { value: 'employer_specific', label: categoryName('employer_specific') },
]

export const permitStatusChoices: readonly { value: WorkPermitStatus; label: string }[] = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'expired', label: 'Expired' },
]

export const benefits = [
  `Up to ${workPermitYears.value} years of authorization`,
  'Open permit (any employer in Canada)',
  'Family members can also apply',
  'No LMIA required',
] as const

export const eligibility = [
  'Valid Commitment Certificate from a designated organization',
  'Letter of Support if essential to the business',
  `At least ${formatPercent(latestEdition.minimumOwnershipPct.value)} voting rights`,
  `Must reside in Canada (except ${excludedProvinceNames()})`,
] as const
