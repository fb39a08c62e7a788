/*
 * The tables as Kysely sees them. Generated from the migrated database: pnpm --filter db generate:types
 */

import type {
  CashFlowProjections,
  ComplianceCheck,
  Deadline,
  DesignatedOrganization,
  EligibilityAnswers,
  Evidence,
  ExtractedField,
  FundingSource,
  LetterConcern,
  MatchPart,
  PackPaper,
  WebhookAttempt,
  WebhookEventType,
} from '@suv/domain'
import type { Generated } from 'kysely'
import type { GeneratedJson, Json, NullableJson } from './column-types.ts'

export type AccountsTable = {
  id: Generated<string>
  userId: string
  accountId: string
  providerId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: Date | null
  refreshTokenExpiresAt: Date | null
  scope: string | null
  /** Hash of the password (scrypt, by better-auth). */
  password: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type ApikeysTable = {
  id: Generated<string>
  configId: Generated<string>
  name: string | null
  /** The first characters of the key, to tell keys apart. */
  start: string | null
  prefix: string | null
  /** SHA-256 of the key, base64url. */
  key: string
  /** The owner's user id, under better-auth's name. */
  referenceId: string
  refillInterval: number | null
  refillAmount: number | null
  lastRefillAt: Date | null
  enabled: Generated<boolean>
  rateLimitEnabled: Generated<boolean>
  rateLimitTimeWindow: number | null
  rateLimitMax: number | null
  requestCount: Generated<number>
  remaining: number | null
  lastRequest: Date | null
  expiresAt: Date | null
  /** JSON text, such as `{"api":["read","write"]}`. */
  permissions: string | null
  metadata: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type AuditEventsTable = {
  id: Generated<string>
  at: Generated<Date>
  actorUserId: string | null
  apiKeyId: string | null
  action: 'create' | 'update' | 'delete'
  /** Name of the table. */
  entity: string
  entityId: string
  teamId: string | null
  subjectUserId: string | null
  requestId: string | null
  /** Names of the fields that were set. Never their values: passport names and amounts stay where they are. */
  changedFields: GeneratedJson<string[]>
}

export type AuditLinksTable = {
  position: number
  eventId: string
  /** Of the event and the member. It stands for the member where their account was erased. */
  actorDigest: string | null
  subjectDigest: string | null
  contentDigest: string
  /** SHA-256, hexadecimal, of the link before, the position, the moment and the digest of the event. */
  link: string
  sealedAt: Date
}

export type BusinessPlanVersionsTable = {
  id: Generated<string>
  planId: string
  userId: string
  /** Counts from 1 in each plan. */
  number: number
  title: string
  executiveSummary: string | null
  innovationStatement: string | null
  jobCreationPlan: string | null
  globalCompetitiveness: string | null
  marketAnalysis: string | null
  operationsPlan: string | null
  /** Of the six sections together. */
  words: number
  /** Why it was kept: saved or completed by hand, while writing, before a restore, or set aside in a conflict. */
  reason: 'save' | 'complete' | 'autosave' | 'restore' | 'conflict'
  /** When this text became the plan. */
  createdAt: Generated<Date>
}

export type BusinessPlansTable = {
  id: Generated<string>
  /** Who made it; whose it is says workspace_id. */
  userId: string
  title: string
  executiveSummary: string | null
  innovationStatement: string | null
  jobCreationPlan: string | null
  globalCompetitiveness: string | null
  marketAnalysis: string | null
  operationsPlan: string | null
  financialProjections: NullableJson<Record<string, unknown>>
  status: Generated<'draft' | 'complete'>
  /** Percent; computed from the six sections. */
  progress: Generated<number>
  /** Which text a tab has read: must grow with every change, by at least a millisecond. */
  lastModified: Generated<Date>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  workspaceId: Generated<string>
}

export type BusinessProfilesTable = {
  id: Generated<string>
  userId: string
  companyName: string | null
  tagline: string | null
  bio: string | null
  industry: string | null
  foundedYear: number | null
  websiteUrl: string | null
  linkedinUrl: string | null
  pitchDeckUrl: string | null
  videoUrl: string | null
  achievements: GeneratedJson<string[]>
  teamSize: number | null
  fundingStage: string | null
  isPublic: Generated<boolean>
  visibleSections: GeneratedJson<string[]>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type CalendarFeedsTable = {
  userId: string
  /** SHA-256 of the secret in the address, as hex: whoever reads this table cannot read a calendar. */
  secretHash: string
  createdAt: Generated<Date>
  lastFetchedAt: Date | null
}

export type CommitmentCertificatesTable = {
  id: Generated<string>
  teamId: string
  organizationId: string
  /** The number that the organization gave the certificate. */
  certificateId: string
  certificateDocumentId: string | null
  /** Ids of team members. */
  coversMembers: GeneratedJson<string[]>
  essentialMembers: GeneratedJson<string[]>
  issuedDate: string | null
  status: Generated<'pending' | 'issued' | 'expired' | 'contacted' | 'in_discussion'>
  notes: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type CompaniesTable = {
  workspaceId: string
  oneLiner: string | null
  sector: string | null
  province: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT' | null
  stage: 'idea' | 'prototype' | 'first_customers' | 'growth' | null
  website: string | null
  organizationSought: 'vc' | 'angel' | 'incubator' | 'unknown' | null
  amountSought: number | null
  /** From how many points of 100 on an organization counts as a match. */
  matchThreshold: Generated<number>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type DesignatedOrganizationsTable = {
  id: Generated<string>
  name: string
  type: 'incubator' | 'venture_capital' | 'angel_investor'
  website: string | null
  description: string | null
  focusAreas: GeneratedJson<string[]>
  industries: GeneratedJson<string[]>
  /** Whole Canadian dollars. */
  investmentRange: NullableJson<NonNullable<DesignatedOrganization['investmentRange']>>
  isPriorityProcessing: Generated<boolean>
  city: string | null
  province: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT' | null
  requirements: GeneratedJson<string[]>
  contactInfo: NullableJson<NonNullable<DesignatedOrganization['contactInfo']>>
  successStories: GeneratedJson<NonNullable<DesignatedOrganization['successStories']>>
  /** False: no longer listed. Never deleted, because members' matches and letters name it. */
  isActive: Generated<boolean>
  source: string | null
  checkedOn: string | null
  notes: GeneratedJson<string[]>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type DiligenceAnswersTable = {
  id: Generated<string>
  teamId: string
  heading:
    | 'customers'
    | 'strategy'
    | 'product_ip'
    | 'team'
    | 'collaboration'
    | 'public_presence'
    | 'growth'
    | 'operations'
    | 'finance'
    | 'milestones'
  question: Generated<string>
  answer: Generated<string>
  paper: Generated<string>
  paperDatedOn: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  documentId: string | null
}

export type DocumentAnalysesTable = {
  id: Generated<string>
  userId: string
  documentId: string | null
  businessPlanId: string | null
  documentType: string
  summary: string | null
  /** Percent. */
  confidence: number | null
  extractedRequirements: GeneratedJson<string[]>
  complianceChecks: GeneratedJson<ComplianceCheck[]>
  deadlines: GeneratedJson<Deadline[]>
  recommendations: GeneratedJson<string[]>
  evidence: GeneratedJson<Evidence[]>
  analysisType: 'business_plan' | 'other'
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  /** rules, or the name of the model that read the text. */
  analyst: Generated<string>
  extractedFields: GeneratedJson<ExtractedField[]>
  workspaceId: string | null
}

export type DocumentChecklistTicksTable = {
  id: Generated<string>
  userId: string
  checklistKey: string
  createdAt: Generated<Date>
  workspaceId: string | null
}

export type DocumentPacksTable = {
  id: Generated<string>
  userId: string
  title: string
  destination: 'pr_portal' | 'ircc_portal' | 'other'
  /** What a file may take in millions of bytes, where the destination is another than those known. */
  limitMb: number | null
  papers: GeneratedJson<PackPaper[]>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type DocumentsTable = {
  id: Generated<string>
  userId: string
  fileName: string
  fileType: string
  /** Bytes. */
  fileSize: number | null
  objectPath: string
  category:
    | 'support-letters'
    | 'language-tests'
    | 'settlement-funds'
    | 'business-documents'
    | 'incorporation'
    | 'ip-documents'
    | 'personal-documents'
    | 'business_docs'
    | null
  uploadedAt: Generated<Date>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  /** Key of a named document of the checklist. */
  checklistKey: string | null
  /** Last day on which the paper is valid. */
  expiresOn: string | null
  /** SHA-256 of the bytes that were sent, hexadecimal. A picture is drawn anew: what is kept of it differs. */
  contentHash: string | null
  /** SHA-256 of the file as it is kept, hexadecimal. */
  keptHash: string | null
  /** The team's workspace whose document it is; where none is, it is the person's who sent it. */
  workspaceId: string | null
  /** What the sender's team sees of a paper of their own. */
  sharing: Generated<'nothing' | 'existence' | 'content'>
  /** The team that may open it, where the content is shared. */
  sharedTeamId: string | null
}

export type EligibilityAssessmentsTable = {
  id: Generated<string>
  userId: string
  teamId: string | null
  /** Null: not answered. */
  hasQualifyingBusiness: Generated<boolean | null>
  ownershipData: NullableJson<NonNullable<EligibilityAnswers['ownershipData']>>
  designatedOrgPlan: 'vc' | 'angel' | 'incubator' | 'unknown' | null
  /** Null: not answered. */
  hasLetterOfSupport: Generated<boolean | null>
  languageTest: NullableJson<NonNullable<EligibilityAnswers['languageTest']>>
  /** Whole Canadian dollars. */
  settlementFundsCAD: number | null
  admissibilityFlags: NullableJson<NonNullable<EligibilityAnswers['admissibilityFlags']>>
  familySize: number | null
  province: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT' | null
  eligibilityResult: 'eligible' | 'partially_eligible' | 'not_eligible'
  gapsToAddress: Json<string[]>
  /** Identifier of the edition of the program's rules that decided. */
  programEdition: string
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type FailedTriesTable = {
  /** What was tried by whom: a name and a SHA-256, so that no address is kept. */
  key: string
  failures: number
  lastAt: Date
}

/** Amounts in whole Canadian dollars, inside jsonb too. */
export type FinancialDataTable = {
  id: Generated<string>
  /** Who made it; whose it is says workspace_id. */
  userId: string
  startupCapital: number | null
  /** Months until break-even. */
  projectedBreakeven: number | null
  fastTrackInvestment: number | null
  fundingSources: GeneratedJson<FundingSource[]>
  cashFlowProjections: NullableJson<CashFlowProjections>
  vcInvestmentCommitted: number | null
  angelInvestmentCommitted: number | null
  settlementFunds: number | null
  totalInvestmentRequired: number | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  workspaceId: Generated<string>
}

export type HistoryEntriesTable = {
  id: Generated<string>
  userId: string
  personId: string
  kind: 'activity' | 'address' | 'trip' | 'refusal' | 'passport' | 'identity'
  activity: 'work' | 'study' | 'unemployed' | 'other' | null
  title: Generated<string>
  city: string | null
  country: string | null
  startsOn: string | null
  /** The last day; null: it goes on. */
  endsOn: string | null
  notes: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type HistoryPeopleTable = {
  id: Generated<string>
  userId: string
  name: string
  relation: 'self' | 'spouse' | 'child' | 'parent' | 'sibling' | 'other'
  dateOfBirth: string | null
  /** Day of the marriage, of the partnership or of the adoption; null: since before, or by birth. */
  familySince: string | null
  comesAlong: Generated<boolean>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type IdempotencyKeysTable = {
  userId: string
  key: string
  method: string
  path: string
  bodyHash: string
  /** HTTP status of the first answer; null while the first call is under way. */
  status: number | null
  response: NullableJson<unknown>
  createdAt: Generated<Date>
}

export type IrccLettersTable = {
  id: Generated<string>
  teamId: string
  memberId: string
  kind: 'request' | 'fairness' | 'refusal'
  receivedOn: string
  /** The limit that the letter names, in days from the day on which it was received; null: it names none. */
  limitDays: number | null
  inCanada: Generated<boolean>
  concerns: GeneratedJson<LetterConcern[]>
  notes: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type KnownDevicesTable = {
  userId: string
  /** SHA-256, base64url, of the token in the browser's cookie. */
  tokenHash: string
  createdAt: Generated<Date>
}

export type LettersOfSupportTable = {
  id: Generated<string>
  teamId: string
  memberId: string
  organizationId: string
  letterDocumentId: string | null
  isEssentialPerson: Generated<boolean>
  issuedDate: string | null
  status: Generated<'pending' | 'issued' | 'expired' | 'contacted' | 'in_discussion'>
  notes: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type MemberRecordsTable = {
  id: Generated<string>
  memberId: string
  category: Generated<'SUV_open' | 'employer_specific'>
  status: Generated<'pending' | 'approved' | 'rejected' | 'expired'>
  notes: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type MembershipsTable = {
  id: Generated<string>
  userId: string
  status: Generated<'active' | 'expired' | 'refunded' | 'pending'>
  /** Cents (CAD), unlike every other amount. */
  membershipFee: Generated<number>
  providerCustomerId: string | null
  providerSubscriptionId: string | null
  providerPaymentIntentId: string | null
  paidAt: Date | null
  expiresAt: Date | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type MilestonesTable = {
  id: Generated<string>
  /** Who made it; whose it is says workspace_id. */
  userId: string
  title: string
  description: string | null
  status: Generated<'upcoming' | 'in_progress' | 'completed' | 'future'>
  category: Generated<'business_plan' | 'regulatory' | 'financial' | 'legal'>
  dueDate: Date | null
  completedDate: Date | null
  progress: Generated<number>
  requirements: GeneratedJson<string[]>
  resources: GeneratedJson<string[]>
  order: Generated<number>
  phase: 'phase_1' | 'phase_2' | 'phase_3' | 'phase_4' | 'phase_5' | null
  /** Week counted from the start of the program, 1 to 22. */
  phaseWeek: number | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  workspaceId: Generated<string>
}

export type ModelCallsTable = {
  userId: string
  day: string
  calls: number
}

/** Notifications are computed from the records; only that one was read is kept. */
export type NotificationReadsTable = {
  userId: string
  key: string
  readAt: Generated<Date>
}

export type OrganizationMatchesTable = {
  id: Generated<string>
  /** Who made it; whose it is says workspace_id. */
  userId: string
  organizationId: string
  compatibilityScore: number
  matchReason: string | null
  scoreParts: GeneratedJson<MatchPart[]>
  status: Generated<'potential' | 'contacted' | 'in_discussion' | 'committed' | 'rejected'>
  /** Whole Canadian dollars. */
  investmentCommitted: number | null
  supportLetterReceived: Generated<boolean>
  notes: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  /** The day of the last contact, as the member logged it. */
  contactedOn: string | null
  workspaceId: Generated<string>
}

export type OwnershipTable = {
  id: Generated<string>
  teamId: string
  memberId: string
  /** Whole percent, 0 to 100. */
  votingRightsPct: number
  vestingTerms: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type PackEvidenceTable = {
  id: Generated<string>
  userId: string
  pack: 'permanent_residence' | 'work_permit_extension' | 'document_request'
  item: string
  personId: string | null
  teamId: string | null
  memberId: string | null
  letterId: string | null
  documentId: string | null
  paper: Generated<string>
  /** In what is sent now, or in an earlier application only, which counts as absent. */
  place: 'this' | 'earlier'
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type PasskeysTable = {
  id: Generated<string>
  userId: string
  name: string
  /** The authenticator's name for the key pair, base64url. */
  credentialId: string
  /** COSE key, base64. The private half is never sent here. */
  publicKey: string
  /** Signatures that the authenticator has counted; 0 where it does not count. */
  counter: number
  deviceType: 'singleDevice' | 'multiDevice'
  backedUp: boolean
  transports: string | null
  /** Model of the authenticator; zeros where it does not say. */
  aaguid: string | null
  createdAt: Generated<Date>
  lastUsedAt: Date | null
}

export type PaymentReportsTable = {
  provider: 'stripe' | 'woocommerce'
  eventId: string
  kind: 'paid' | 'refunded'
  paymentId: string
  receivedAt: Generated<Date>
}

export type PaymentsTable = {
  id: Generated<string>
  provider: 'stripe' | 'woocommerce'
  /** The payment as its provider names it: a payment intent, an order. */
  reference: string
  userId: string | null
  amountCents: number | null
  customerId: string | null
  paidAt: Date | null
  refundedAt: Date | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type PrApplicationChangesTable = {
  id: Generated<string>
  applicationId: string
  at: Generated<Date>
  actorUserId: string | null
  field:
    | 'status'
    | 'submittedAt'
    | 'receivedOn'
    | 'applicationNumber'
    | 'medicalExamCompleted'
    | 'policeCheckCompleted'
    | 'feesPaid'
  /** As text; null where the field was empty, or where the application was begun with this value. */
  fromValue: string | null
  toValue: string | null
}

export type PrApplicationsTable = {
  id: Generated<string>
  teamId: string
  applicationNumber: string | null
  submittedAt: string | null
  status: Generated<'preparing' | 'submitted' | 'in_process' | 'approved' | 'rejected'>
  medicalExamCompleted: Generated<boolean>
  policeCheckCompleted: Generated<boolean>
  feesPaid: Generated<boolean>
  notes: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  /** Whose it is: the main applicant's where it was not said. Null once they have left the team. */
  teamMemberId: string | null
  /** What somebody who has left the team was called; null while they are in it. */
  applicantName: string | null
  receivedOn: string | null
}

export type RateLimitsTable = {
  id: Generated<string>
  key: string
  count: number
  /** Milliseconds since 1970. */
  lastRequest: number
}

export type ReferenceDataVersionsTable = {
  name: 'organizations' | 'resource-locations' | 'resources'
  contentHash: string
  /** The day that the file describes, as it says itself. */
  asOf: string
  appliedAt: Date
}

export type RequestCountsTable = {
  /** The limit and the address it counts. Rows are deleted some minutes after their window. */
  key: string
  windowStart: Date
  requests: number
}

export type ResourceBookmarksTable = {
  id: Generated<string>
  userId: string
  resourceId: string
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type ResourceLocationsTable = {
  id: Generated<string>
  name: string
  type: 'incubator' | 'government_office' | 'health_resource'
  address: string
  city: string
  province: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT'
  /** Degrees north (WGS 84). */
  latitude: number
  /** Degrees east (WGS 84); negative in Canada. */
  longitude: number
  website: string | null
  phone: string | null
  description: string | null
  services: GeneratedJson<string[]>
  isActive: Generated<boolean>
  source: string | null
  checkedOn: string | null
  notes: GeneratedJson<string[]>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type ResourcesTable = {
  id: Generated<string>
  title: string
  description: string
  url: string
  category: 'immigration' | 'organizations' | 'business' | 'settlement' | 'legal' | 'networking'
  isOfficial: Generated<boolean>
  isInternal: Generated<boolean>
  /** Place among all cards, tab after tab. */
  order: Generated<number>
  isActive: Generated<boolean>
  source: string | null
  checkedOn: string | null
  notes: GeneratedJson<string[]>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type SessionsTable = {
  id: Generated<string>
  userId: string
  token: string
  expiresAt: Date
  ipAddress: string | null
  userAgent: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type TeamInvitationsTable = {
  id: Generated<string>
  teamId: string
  memberId: string
  email: string
  /** SHA-256, base64url, of the token in the mailed link: whoever reads this table cannot use it. */
  tokenHash: string
  invitedBy: string | null
  expiresAt: Date
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type TeamMembersTable = {
  id: Generated<string>
  teamId: string
  /** Null for a member without a sign-in. */
  userId: string | null
  /** The name as in the passport; screens show it as `fullName`. */
  passportName: string
  /** 'YYYY-MM-DD'. */
  dateOfBirth: string | null
  nationality: string | null
  isEssentialPerson: Generated<boolean>
  languageScores: NullableJson<Record<string, string | number>>
  /** Whole Canadian dollars. */
  fundsAmountCAD: number | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  /** Founders manage the team's members. */
  role: Generated<'founder' | 'member'>
  /** What somebody who signs in may do with what the company keeps. Exactly one owns it where anybody signs in. */
  workspaceRole: Generated<'owner' | 'editor' | 'reader'>
  /** Whether this is the workspace that the person has open; where none is, it is their own. */
  worksHere: Generated<boolean>
}

export type TeamsTable = {
  id: Generated<string>
  teamName: string
  canadaIncorpStatus: string | null
  province: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT' | null
  operationsInCanada: Generated<boolean>
  sector: string | null
  oneLiner: string | null
  problem: string | null
  solution: string | null
  tractionData: NullableJson<Record<string, unknown>>
  ipStatus: string | null
  website: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  /** When the team is deleted with all that it keeps; null: it stays. */
  deleteAt: Date | null
}

export type TrackerSightingsTable = {
  id: Generated<string>
  teamId: string
  memberId: string
  part: 'application' | 'biometrics' | 'medical' | 'eligibility' | 'background' | 'decision'
  status: string
  seenOn: string
  notes: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type TwoFactorsTable = {
  id: Generated<string>
  userId: string
  secret: string
  backupCodes: string
  verified: Generated<boolean>
  failedVerificationCount: Generated<number>
  lockedUntil: Date | null
}

export type UploadAddressesTable = {
  objectPath: string
  userId: string
  bytes: number
  /** When nothing can come any more. Rows go with the next address after it, or when their file is recorded. */
  expiresAt: Date
}

/** Members. Password hashes are in accounts.password, where better-auth keeps them. */
export type UsersTable = {
  id: Generated<string>
  username: string
  /** Lower case. */
  email: string
  emailVerified: Generated<boolean>
  /** The full name, as better-auth wants it. */
  name: string
  firstName: string | null
  lastName: string | null
  image: string | null
  businessType: string | null
  country: string | null
  phone: string | null
  role: Generated<'founder'>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  twoFactorEnabled: Generated<boolean>
  /** When the account is erased; null: it stays. */
  eraseAt: Date | null
}

export type ValidityDatesTable = {
  id: Generated<string>
  teamId: string
  memberId: string
  kind: 'language_result' | 'medical_exam' | 'police_certificate' | 'passport'
  /** What tells papers of one kind apart: of a police certificate the country. */
  label: string | null
  /** Of a passport the day printed as its last; otherwise the day of the test, the examination or the issue. */
  day: string
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  /** Whether the country of a police certificate is the one that the person lives in now; null: not said. */
  livesThere: boolean | null
  /** Last day of the last stay of six months or more in the country of a police certificate. */
  stayEndedOn: string | null
}

export type VerificationsTable = {
  id: Generated<string>
  identifier: string
  value: string
  expiresAt: Date
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type WebhookDeliveriesTable = {
  id: Generated<string>
  endpointId: string
  userId: string
  eventId: string
  event: string
  /** The body as it is signed and sent, byte for byte, at every try. */
  payload: string
  state: Generated<'pending' | 'delivered' | 'failed'>
  /** All that were made; attempts keeps the latest of them. */
  tries: Generated<number>
  attempts: GeneratedJson<WebhookAttempt[]>
  nextAttemptAt: Date | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type WebhookEndpointsTable = {
  id: Generated<string>
  userId: string
  url: string
  description: Generated<string>
  events: Json<WebhookEventType[]>
  /** Encrypted with a key that is made from AUTH_SECRET: whoever reads this table cannot sign. */
  sealedSecret: string
  previousSealedSecret: string | null
  previousSecretUntil: Date | null
  offReason: 'member' | 'gone' | 'failing' | null
  disabledAt: Date | null
  failingSince: Date | null
  /** What is due or runs out that was told already, and still is: told once, not each hour. */
  toldKeys: GeneratedJson<string[]>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

/** One row for each step of the work permit checklist that a team has touched. */
export type WorkPermitStepsTable = {
  id: Generated<string>
  teamId: string
  step:
    | 'commitment_certificate'
    | 'letter_of_support'
    | 'proof_of_ownership'
    | 'valid_passport'
    | 'digital_photo'
    | 'proof_of_funds'
    | 'medical_exam'
    | 'police_certificate'
    | 'application_fee'
  isDone: Generated<boolean>
  documentId: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type WorkPermitsTable = {
  id: Generated<string>
  teamId: string
  memberId: string
  category: Generated<'SUV_open' | 'employer_specific'>
  submittedAt: string | null
  approvedAt: string | null
  expiryDate: string | null
  status: Generated<'pending' | 'approved' | 'rejected' | 'expired'>
  notes: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export type WorkspacesTable = {
  id: Generated<string>
  teamId: string | null
  userId: string | null
  createdAt: Generated<Date>
}

export type Database = {
  accounts: AccountsTable
  apikeys: ApikeysTable
  auditEvents: AuditEventsTable
  auditLinks: AuditLinksTable
  businessPlanVersions: BusinessPlanVersionsTable
  businessPlans: BusinessPlansTable
  businessProfiles: BusinessProfilesTable
  calendarFeeds: CalendarFeedsTable
  commitmentCertificates: CommitmentCertificatesTable
  companies: CompaniesTable
  designatedOrganizations: DesignatedOrganizationsTable
  diligenceAnswers: DiligenceAnswersTable
  documentAnalyses: DocumentAnalysesTable
  documentChecklistTicks: DocumentChecklistTicksTable
  documentPacks: DocumentPacksTable
  documents: DocumentsTable
  eligibilityAssessments: EligibilityAssessmentsTable
  failedTries: FailedTriesTable
  financialData: FinancialDataTable
  historyEntries: HistoryEntriesTable
  historyPeople: HistoryPeopleTable
  idempotencyKeys: IdempotencyKeysTable
  irccLetters: IrccLettersTable
  knownDevices: KnownDevicesTable
  lettersOfSupport: LettersOfSupportTable
  memberRecords: MemberRecordsTable
  memberships: MembershipsTable
  milestones: MilestonesTable
  modelCalls: ModelCallsTable
  notificationReads: NotificationReadsTable
  organizationMatches: OrganizationMatchesTable
  ownership: OwnershipTable
  packEvidence: PackEvidenceTable
  passkeys: PasskeysTable
  paymentReports: PaymentReportsTable
  payments: PaymentsTable
  prApplicationChanges: PrApplicationChangesTable
  prApplications: PrApplicationsTable
  rateLimits: RateLimitsTable
  referenceDataVersions: ReferenceDataVersionsTable
  requestCounts: RequestCountsTable
  resourceBookmarks: ResourceBookmarksTable
  resourceLocations: ResourceLocationsTable
  resources: ResourcesTable
  sessions: SessionsTable
  teamInvitations: TeamInvitationsTable
  teamMembers: TeamMembersTable
  teams: TeamsTable
  trackerSightings: TrackerSightingsTable
  twoFactors: TwoFactorsTable
  uploadAddresses: UploadAddressesTable
  users: UsersTable
  validityDates: ValidityDatesTable
  verifications: VerificationsTable
  webhookDeliveries: WebhookDeliveriesTable
  webhookEndpoints: WebhookEndpointsTable
  workPermitSteps: WorkPermitStepsTable
  workPermits: WorkPermitsTable
  workspaces: WorkspacesTable
}
