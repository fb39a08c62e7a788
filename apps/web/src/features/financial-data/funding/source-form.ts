import {
  type FundingSource,
  fundingSourceSchema,
  organizationTypes,
  supportLetterLabel,
  supportLetterStatuses,
} from '@suv/domain'
import { amountText, readAmount } from '../../../ui/amount-text.ts'
import { organizationTypeNames } from '../../organizations/organization-text.ts'

/** Kinds of source that the program knows, and two that it does not ask about. What a third party wrote stays as it is. */
export const organizationTypeChoices = [
  { value: '', label: 'Not given' },
  ...organizationTypes.map((value) => ({ value, label: organizationTypeNames[value] })),
  { value: 'founders', label: 'Founders' },
  { value: 'government', label: 'Government' },
  { value: 'bank', label: 'Bank' },
]

export const letterChoices = supportLetterStatuses.map((value) => ({
  value,
  label: supportLetterLabel(value),
}))

/** What a kind is called; one that we do not know is shown as it was written. */
export function organizationTypeLabel(type: string | null | undefined): string | null {
  if (!type) return null
  return organizationTypeChoices.find(({ value }) => value === type)?.label ?? type
}

export type SourceForm = {
  source: string
  organization_type: string
  type: string
  amount: string
  committed: boolean
  support_letter_status: (typeof supportLetterStatuses)[number]
  description: string
}

export function toSourceForm(source: FundingSource | null): SourceForm {
  return {
    source: source?.source ?? '',
    organization_type: source?.organization_type ?? '',
    type: source?.type ?? '',
    amount: amountText(source?.amount),
    committed: source?.committed ?? false,
    support_letter_status: source?.support_letter_status ?? 'not_started',
    description: source?.description ?? '',
  }
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

export function toSource(form: SourceForm): FundingSource {
  return fundingSourceSchema.parse({
    ...form,
    organization_type: orNull(form.organization_type),
    type: orNull(form.type),
    amount: readAmount(form.amount),
    description: orNull(form.description),
  })
}
