import { type FieldName, formatDate } from '@suv/domain'

export const fieldLabels: Readonly<Record<FieldName, string>> = {
  person: 'Name',
  dateOfBirth: 'Date of birth',
  documentNumber: 'Passport number',
  country: 'Country',
  issuedOn: 'Date of issue',
  expiresOn: 'Date of expiry',
  organization: 'Designated organization',
  company: 'Company',
  companyNumber: 'Corporation number',
  incorporatedOn: 'Date of incorporation',
  jurisdiction: 'Incorporated in',
  essentialPerson: 'Essential person',
  commitment: 'Amount committed',
  certificateNumber: 'Certificate number',
  test: 'Language test',
  testedOn: 'Date of the test',
  listening: 'Listening',
  reading: 'Reading',
  writing: 'Writing',
  speaking: 'Speaking',
  balance: 'Balance',
  averageBalance: 'Average balance',
  examinedOn: 'Date of the examination',
  reference: 'IME or UMI number',
}

/** Days and amounts as the product writes them. */
export function showValue(value: string): string {
  const [, currency, amount] = /^([A-Z]{3}|\$) (\d+(?:\.\d+)?)$/.exec(value) ?? []
  return currency && amount ? `${currency} ${Number(amount).toLocaleString('en-CA')}` : formatDate(value)
}
