/*
 * What the jsonb columns hold, which the database cannot say: for each column, by field name, a type and the names that it
 * takes from the domain.
 */

type JsonType = { readonly type: string; readonly imports?: readonly string[] }

const lines: JsonType = { type: 'string[]' }

function ofDomain(name: string, type = name): JsonType {
  return { type, imports: [name] }
}

function answer(field: string): JsonType {
  return ofDomain('EligibilityAnswers', `NonNullable<EligibilityAnswers['${field}']>`)
}

export const jsonTypes: Readonly<Record<string, JsonType>> = {
  'auditEvents.changedFields': lines,
  'businessPlans.financialProjections': { type: 'Record<string, unknown>' },
  'businessProfiles.achievements': lines,
  'businessProfiles.visibleSections': lines,
  'commitmentCertificates.coversMembers': lines,
  'commitmentCertificates.essentialMembers': lines,
  'designatedOrganizations.contactInfo': organization('contactInfo'),
  'designatedOrganizations.focusAreas': lines,
  'designatedOrganizations.industries': lines,
  'designatedOrganizations.investmentRange': organization('investmentRange'),
  'designatedOrganizations.notes': lines,
  'designatedOrganizations.requirements': lines,
  'designatedOrganizations.successStories': organization('successStories'),
  'documentAnalyses.complianceChecks': ofDomain('ComplianceCheck', 'ComplianceCheck[]'),
  'documentAnalyses.deadlines': ofDomain('Deadline', 'Deadline[]'),
  'documentAnalyses.evidence': ofDomain('Evidence', 'Evidence[]'),
  'documentAnalyses.extractedFields': ofDomain('ExtractedField', 'ExtractedField[]'),
  'documentAnalyses.extractedRequirements': lines,
  'documentAnalyses.recommendations': lines,
  'documentPacks.papers': ofDomain('PackPaper', 'PackPaper[]'),
  'eligibilityAssessments.admissibilityFlags': answer('admissibilityFlags'),
  'eligibilityAssessments.gapsToAddress': lines,
  'eligibilityAssessments.languageTest': answer('languageTest'),
  'eligibilityAssessments.ownershipData': answer('ownershipData'),
  'financialData.cashFlowProjections': ofDomain('CashFlowProjections'),
  'financialData.fundingSources': ofDomain('FundingSource', 'FundingSource[]'),
  'idempotencyKeys.response': { type: 'unknown' },
  'irccLetters.concerns': ofDomain('LetterConcern', 'LetterConcern[]'),
  'milestones.requirements': lines,
  'milestones.resources': lines,
  'organizationMatches.scoreParts': ofDomain('MatchPart', 'MatchPart[]'),
  'resourceLocations.notes': lines,
  'resourceLocations.services': lines,
  'resources.notes': lines,
  'teamMembers.languageScores': { type: 'Record<string, string | number>' },
  'teams.tractionData': { type: 'Record<string, unknown>' },
  'webhookDeliveries.attempts': ofDomain('WebhookAttempt', 'WebhookAttempt[]'),
  'webhookEndpoints.events': ofDomain('WebhookEventType', 'WebhookEventType[]'),
  'webhookEndpoints.toldKeys': lines,
}

function organization(field: string): JsonType {
  return ofDomain('DesignatedOrganization', `NonNullable<DesignatedOrganization['${field}']>`)
}
