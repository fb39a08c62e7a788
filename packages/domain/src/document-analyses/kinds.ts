export const analysisTypes = ['business_plan', 'other'] as const

/** The kinds of document that the rules know; any other text may stand in `documentType` too. */
export const knownDocumentTypes = [
  'letter_of_support',
  'commitment_certificate',
  'language_test',
  'bank_letter',
  'business_plan',
  'incorporation',
  'passport',
  'police_certificate',
  'medical',
  'other',
] as const

export type KnownDocumentType = (typeof knownDocumentTypes)[number]

export const complianceStatuses = ['met', 'partially_met', 'not_met'] as const

export const deadlinePriorities = ['high', 'medium', 'low'] as const

/** How much of the text stands beside a quote, to each side, so that it can be read in its place later. */
export const contextLength = 160

/** What the rules read out of documents, under the names by which documents are compared. */
export const fieldNames = [
  'person',
  'dateOfBirth',
  'documentNumber',
  'country',
  'issuedOn',
  'expiresOn',
  'organization',
  'company',
  'companyNumber',
  'incorporatedOn',
  'jurisdiction',
  'essentialPerson',
  'commitment',
  'certificateNumber',
  'test',
  'testedOn',
  'listening',
  'reading',
  'writing',
  'speaking',
  'balance',
  'averageBalance',
  'examinedOn',
  'reference',
] as const

export type FieldName = (typeof fieldNames)[number]

/** About 200 pages: more would keep the rules busy for too long. */
export const maximumTextLength = 500_000

export const noTextToAnalyze = 'Please enter document text to analyze'

export const noDocumentToAnalyze = 'Please select a document and enter its text content.'

export const noPlanToAnalyze = 'No business plan found to analyze'

/** How the text of a file was read. */
export const extractionMethods = ['pdf', 'docx', 'text', 'ocr'] as const

/** How the claim begins under which an analysis has the passage that says what kind of document it is. */
export const kindClaim = 'Read as '
