import {
  type FundingSource,
  fundingSourceSchema,
  sourceKindNames,
  supportLetterLabel,
  supportLetterStatuses,
} from '@suv/domain'
import { amountText, readAmount } from '../../../ui/amount-text.ts'

export const organizationTypeChoices = [
  { value: '', label: 'Not given' },
  ...Object.entries(sourceKindNames).map(([value, label]) => ({ value, label })),
]

export const letterChoices = supportLetterStatuses.map((value) => ({
  value,
  label: supportLetterLabel(value),
}))

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
