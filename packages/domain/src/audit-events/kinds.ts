export const auditActions = ['create', 'update', 'delete'] as const

/** The parts of a company's work by which its events are found; the tables of each, by the names that the code uses. */
export const auditAreas = {
  plan: ['businessPlans', 'businessPlanVersions'],
  timeline: ['milestones'],
  finances: ['financialData'],
  matches: ['organizationMatches'],
  papers: [
    'lettersOfSupport',
    'commitmentCertificates',
    'workPermits',
    'workPermitSteps',
    'prApplications',
    'validityDates',
    'memberRecords',
    'ownership',
  ],
  team: ['teams', 'teamMembers', 'teamInvitations'],
  documents: [
    'documents',
    'documentOpenings',
    'documentAnalyses',
    'analysisOpenings',
    'documentChecklistTicks',
  ],
} as const

export type AuditArea = keyof typeof auditAreas

export const auditAreaKeys = Object.keys(auditAreas) as [AuditArea, ...AuditArea[]]
