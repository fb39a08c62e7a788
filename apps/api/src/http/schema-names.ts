import * as domain from '@suv/domain'
import * as z from 'zod'

/**
 * The names under which the OpenAPI document, and so a client generated from it, knows the domain's shapes. The domain itself
 * has no use for them; what only the API knows carries its id itself. Shapes that a call takes are left out: taken and answered they differ, and would be two names for one thing.
 */
const named: Readonly<Record<string, z.ZodType>> = {
  Assessment: domain.assessmentSchema,
  AuditEvent: domain.auditEventSchema,
  Bookmark: domain.bookmarkSchema,
  BusinessPlan: domain.businessPlanSchema,
  BusinessProfile: domain.businessProfileSchema,
  CommitmentCertificate: domain.commitmentCertificateSchema,
  ComplianceCheck: domain.complianceCheckSchema,
  Criterion: domain.criterionSchema,
  Deadline: domain.deadlineSchema,
  DiligenceAnswer: domain.diligenceAnswerSchema,
  Document: domain.documentSchema,
  DocumentAnalysis: domain.documentAnalysisSchema,
  DocumentPack: domain.documentPackSchema,
  EditionComparison: domain.editionComparisonSchema,
  Evidence: domain.evidenceSchema,
  ExtractedField: domain.extractedFieldSchema,
  ExtractedText: domain.extractedTextSchema,
  FinancialData: domain.financialDataSchema,
  HistoryEntry: domain.historyEntrySchema,
  HistoryPerson: domain.historyPersonSchema,
  IrccLetter: domain.irccLetterSchema,
  LetterOfSupport: domain.letterOfSupportSchema,
  Membership: domain.membershipSchema,
  MemberRecord: domain.memberRecordSchema,
  Milestone: domain.milestoneSchema,
  Organization: domain.listedOrganizationSchema,
  OrganizationMatch: domain.organizationMatchSchema,
  Ownership: domain.ownershipSchema,
  PlanProgress: domain.planProgressSchema,
  PackEvidence: domain.packEvidenceSchema,
  PersonalHistory: domain.personalHistorySchema,
  PrApplication: domain.prApplicationSchema,
  PrApplicationChange: domain.prApplicationChangeSchema,
  Resource: domain.resourceSchema,
  ResourceLocation: domain.resourceLocationSchema,
  Team: domain.teamSchema,
  TeamPaper: domain.teamPaperSchema,
  TeamMember: domain.teamMemberSchema,
  User: domain.userSchema,
  TrackerSighting: domain.trackerSightingSchema,
  ValidityDate: domain.validityDateSchema,
  WebhookDelivery: domain.webhookDeliverySchema,
  WebhookEndpoint: domain.webhookEndpointSchema,
  WebhookEndpointWithSecret: domain.webhookEndpointWithSecretSchema,
  WorkPermit: domain.workPermitSchema,
  WorkPermitStep: domain.workPermitStepStateSchema,
}

/** Gives each schema its id, which zod's and the document's generator read. To be called before the document is made. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { ...schema.meta(), id })
}
