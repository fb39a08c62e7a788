import {
  type FeeTable,
  formatCad,
  latestEdition,
  medicalResultValidityMonths,
  type PrApplicationHistoryField,
  type PrApplicationStatus,
  policeCertificateValidityMonths,
  specifiedEdition,
} from '@suv/domain'

export const prStatusChoices: readonly { value: PrApplicationStatus; label: string }[] = [
  { value: 'preparing', label: 'Preparing' },
  { value: 'submitted', label: 'Submitted' },
  { value: 'in_process', label: 'In process' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
]

export type ChecklistField = 'medicalExamCompleted' | 'policeCheckCompleted' | 'feesPaid'

export const checklistTitles: Record<ChecklistField, string> = {
  medicalExamCompleted: 'Medical Examination',
  policeCheckCompleted: 'Police Certificates',
  feesPaid: 'Application Fees',
}

const dollars = (amount: number) => `CAD ${formatCad(amount)}`

function feeLines(fees: FeeTable): string[] {
  const adults =
    fees.processingPrincipalApplicant === fees.processingSpouse
      ? [`Processing: ${dollars(fees.processingSpouse)} per adult`]
      : [
          `Processing: ${dollars(fees.processingPrincipalApplicant)} for the principal applicant, ${dollars(fees.processingSpouse)} for a spouse or partner`,
        ]
  return [
    ...adults,
    `Right of permanent residence fee: ${dollars(fees.rightOfPermanentResidence)} per adult`,
    `Dependent child: ${dollars(fees.processingDependentChild)}`,
    `Biometrics: ${dollars(fees.biometricsPerson)} per person or ${formatCad(fees.biometricsFamily)} per family`,
  ]
}

export const specifiedFeeLines = feeLines(specifiedEdition.fees.value)
export const publishedFeeLines = feeLines(latestEdition.fees.value)

export const checklistBullets: Record<ChecklistField, readonly string[]> = {
  medicalExamCompleted: [
    `Medical results are valid for ${medicalResultValidityMonths.value} months`,
    'Enter the day of the examination below, so that the months are counted for you',
  ],
  policeCheckCompleted: [
    `Issued within ${policeCertificateValidityMonths.value} months of application`,
    'Required for countries lived in for 6 or more consecutive months since age 18',
  ],
  feesPaid: specifiedFeeLines,
}

export const additionalRequirements = [
  ['Photos', 'Of each applicant, to the specification of IRCC'],
  ['Biometrics', 'Fingerprints and a photo of each applicant'],
  ['Forms & Documents', 'The application forms, complete and signed'],
  ['Supporting Docs', 'Letter of support, proof of funds, language results and identity documents'],
] as const

const historyFieldNames: Record<PrApplicationHistoryField, string> = {
  status: 'Status',
  submittedAt: 'Submitted date',
  receivedOn: 'Received by IRCC',
  applicationNumber: 'Application number',
  medicalExamCompleted: checklistTitles.medicalExamCompleted,
  policeCheckCompleted: checklistTitles.policeCheckCompleted,
  feesPaid: checklistTitles.feesPaid,
}

export function historyFieldName(field: PrApplicationHistoryField): string {
  return historyFieldNames[field]
}
