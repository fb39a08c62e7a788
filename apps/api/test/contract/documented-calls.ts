import { eligibleAnswers } from '../support/answers.ts'

/** Without what the screener may leave out. */
const { familySize: _familySize, province: _province, ...requiredAnswers } = eligibleAnswers

/** What a call needs to know of the sample member before it can be made. */
export type Ids = {
  readonly userId: string
  readonly teamId: string
  readonly memberId: string
  readonly organizationId: string
  readonly planId: string
  readonly matchId: string
  readonly documentId: string
  readonly applicationId: string
  readonly uploadURL: string
}

/** One row of the calls that the two specification documents list. */
export type DocumentedCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** As the specification writes it. */
  readonly path: string
  /** As the OpenAPI document has it, where that differs: parameters of one path have one name. */
  readonly documentedPath?: string
  readonly url: (ids: Ids) => string
  /** What a correct caller sends. */
  readonly body?: (ids: Ids) => Record<string, unknown>
  /** Fields that the screens read of the answer, or of each entry of a list. */
  readonly fields: readonly string[]
  readonly isList?: boolean
  /** A value of the wrong kind for each field that is checked. */
  readonly broken?: Readonly<Record<string, unknown>>
  readonly isPublic?: boolean
  /** Made by a member who has nothing yet, because the sample member has one already and there may be no second. */
  readonly byNewcomer?: boolean
}

const milestoneFields = [
  'id',
  'title',
  'description',
  'status',
  'category',
  'dueDate',
  'progress',
  'order',
  'phase',
  'phaseWeek',
]
const planSections = {
  executiveSummary: 'What we do.',
  innovationStatement: 'What is new.',
  jobCreationPlan: 'Whom we hire.',
  globalCompetitiveness: 'Where we sell.',
  marketAnalysis: 'Who buys.',
  operationsPlan: 'How we work.',
}
const brokenSections = Object.fromEntries(Object.keys(planSections).map((field) => [field, 5]))

/** Specification 1, section 7 and specification 2, section 7. */
export const documentedCalls: readonly DocumentedCall[] = [
  {
    method: 'GET',
    path: '/api/designated-organizations',
    url: () => '/api/designated-organizations',
    fields: ['id', 'name', 'type', 'website', 'province', 'city', 'focusAreas'],
    isList: true,
    isPublic: true,
  },
  {
    method: 'POST',
    path: '/api/eligibility/evaluate',
    url: () => '/api/eligibility/evaluate',
    body: ({ userId }) => ({
      userId,
      teamId: null,
      ...requiredAnswers,
      hasLetterOfSupport: false,
      settlementFundsCAD: 40_000,
    }),
    fields: ['id', 'eligibilityResult', 'gapsToAddress'],
    broken: {
      hasQualifyingBusiness: 'maybe',
      ownershipData: 'all',
      designatedOrgPlan: 'bank',
      hasLetterOfSupport: 'maybe',
      languageTest: 'IELTS',
      settlementFundsCAD: '40,000',
      admissibilityFlags: 'none',
    },
    isPublic: true,
  },
  {
    method: 'GET',
    path: '/api/eligibility/{userId}',
    url: ({ userId }) => `/api/eligibility/${userId}`,
    fields: ['id', 'eligibilityResult', 'gapsToAddress'],
  },
  {
    method: 'GET',
    path: '/api/milestones/{userId}',
    documentedPath: '/milestones/{id}',
    url: ({ userId }) => `/api/milestones/${userId}`,
    fields: milestoneFields,
    isList: true,
  },
  {
    method: 'POST',
    path: '/api/milestones',
    url: () => '/api/milestones',
    body: ({ userId }) => ({
      userId,
      title: 'Register the company',
      description: 'Federal incorporation.',
      status: 'upcoming',
      category: 'legal',
      progress: 0,
      dueDate: '2027-01-15T00:00:00.000Z',
      order: 0,
    }),
    fields: milestoneFields,
    broken: {
      title: '',
      description: 5,
      status: 'soon',
      category: 'fun',
      progress: 101,
      dueDate: 'tomorrow',
      order: -1,
    },
  },
  {
    method: 'GET',
    path: '/api/business-plan/{userId}',
    documentedPath: '/business-plan/{id}',
    url: ({ userId }) => `/api/business-plan/${userId}`,
    fields: ['progress'],
  },
  {
    method: 'GET',
    path: '/api/business-plans/{userId}',
    documentedPath: '/business-plans/{id}',
    url: ({ userId }) => `/api/business-plans/${userId}`,
    fields: ['id', 'title', 'progress', 'lastModified', ...Object.keys(planSections)],
  },
  {
    method: 'POST',
    path: '/api/business-plans',
    url: () => '/api/business-plans',
    body: ({ userId }) => ({ ...planSections, userId, title: 'Tech Startup Business Plan' }),
    fields: ['id', 'title', 'progress', ...Object.keys(planSections)],
    broken: { ...brokenSections, title: 5 },
    byNewcomer: true,
  },
  {
    method: 'PUT',
    path: '/api/business-plans/{id}',
    url: ({ planId }) => `/api/business-plans/${planId}`,
    body: () => planSections,
    fields: ['id', 'progress', ...Object.keys(planSections)],
    broken: { ...brokenSections, lastModified: 'yesterday' },
  },
  {
    method: 'GET',
    path: '/api/financial-data/{userId}',
    documentedPath: '/financial-data/{id}',
    url: ({ userId }) => `/api/financial-data/${userId}`,
    fields: [
      'vcInvestmentCommitted',
      'angelInvestmentCommitted',
      'settlementFunds',
      'totalInvestmentRequired',
      'fundingSources',
      'cashFlowProjections',
      'projectedBreakeven',
    ],
  },
  {
    method: 'GET',
    path: '/api/documents/{userId}',
    documentedPath: '/documents/{id}',
    url: ({ userId }) => `/api/documents/${userId}`,
    fields: ['id', 'fileName', 'fileType', 'fileSize', 'category', 'uploadedAt'],
    isList: true,
  },
  {
    method: 'POST',
    path: '/api/documents/upload',
    url: () => '/api/documents/upload',
    body: () => ({}),
    fields: ['uploadURL'],
  },
  {
    method: 'POST',
    path: '/api/documents',
    url: () => '/api/documents',
    body: ({ userId, uploadURL }) => ({
      userId,
      fileName: 'bank letter.txt',
      fileType: 'text/plain',
      fileSize: 5,
      objectPath: uploadURL,
      category: 'business_docs',
    }),
    fields: ['id', 'fileName', 'fileType', 'fileSize', 'category'],
    broken: { fileName: '', fileType: 5, fileSize: 10_485_761, objectPath: '', category: 'holiday photos' },
  },
  {
    method: 'GET',
    path: '/api/organization-matches/{userId}',
    documentedPath: '/organization-matches/{id}',
    url: ({ userId }) => `/api/organization-matches/${userId}`,
    fields: [
      'id',
      'organization',
      'compatibilityScore',
      'matchReason',
      'organizationId',
      'supportLetterReceived',
      'status',
    ],
    isList: true,
  },
  {
    method: 'GET',
    path: '/api/organizations',
    url: () => '/api/organizations',
    fields: ['id', 'name', 'type'],
    isList: true,
  },
  {
    method: 'POST',
    path: '/api/organizations/match',
    url: () => '/api/organizations/match',
    body: ({ userId }) => ({ userId }),
    fields: ['id', 'organization', 'compatibilityScore', 'matchReason'],
    isList: true,
    broken: { userId: 5 },
  },
  {
    method: 'PUT',
    path: '/api/organization-matches/{matchId}',
    documentedPath: '/organization-matches/{id}',
    url: ({ matchId }) => `/api/organization-matches/${matchId}`,
    body: () => ({ status: 'contacted' }),
    fields: ['id', 'status'],
    broken: { status: 'friends', investmentCommitted: -1, supportLetterReceived: 'yes', notes: 5 },
  },
  {
    method: 'GET',
    path: '/api/document-analyses/{userId}',
    documentedPath: '/document-analyses/{id}',
    url: ({ userId }) => `/api/document-analyses/${userId}`,
    fields: [
      'id',
      'documentType',
      'summary',
      'confidence',
      'complianceChecks',
      'deadlines',
      'recommendations',
    ],
    isList: true,
  },
  {
    method: 'POST',
    path: '/api/document-analyses/text',
    url: () => '/api/document-analyses/text',
    body: ({ userId }) => ({
      userId,
      documentText: 'We confirm a balance of CAD 30,000.',
      documentType: 'bank letter',
    }),
    fields: [
      'id',
      'documentType',
      'summary',
      'confidence',
      'extractedRequirements',
      'complianceChecks',
      'deadlines',
    ],
    broken: { documentText: ' ', documentType: 5 },
  },
  {
    method: 'POST',
    path: '/api/documents/{documentId}/analyze',
    documentedPath: '/documents/{id}/analyze',
    url: ({ documentId }) => `/api/documents/${documentId}/analyze`,
    body: ({ userId }) => ({ userId, documentText: 'We confirm a balance of CAD 30,000.' }),
    fields: ['id', 'documentId', 'summary', 'confidence'],
    broken: { documentText: '' },
  },
  {
    method: 'POST',
    path: '/api/business-plans/{id}/analyze',
    url: ({ planId }) => `/api/business-plans/${planId}/analyze`,
    body: ({ userId }) => ({ userId }),
    fields: ['id', 'businessPlanId', 'summary', 'confidence'],
    broken: { userId: 5 },
  },
  {
    method: 'GET',
    path: '/api/resource-locations',
    url: () => '/api/resource-locations',
    fields: ['id', 'name', 'type', 'address', 'city', 'province', 'latitude', 'longitude', 'services'],
    isList: true,
  },
  {
    method: 'GET',
    path: '/api/letters-of-support/{teamId}',
    documentedPath: '/letters-of-support/{id}',
    url: ({ teamId }) => `/api/letters-of-support/${teamId}`,
    fields: [
      'id',
      'teamId',
      'memberId',
      'organizationId',
      'isEssentialPerson',
      'issuedDate',
      'status',
      'notes',
    ],
    isList: true,
  },
  {
    method: 'POST',
    path: '/api/letters-of-support',
    url: () => '/api/letters-of-support',
    body: ({ teamId, memberId, organizationId }) => ({
      teamId,
      memberId,
      organizationId,
      letterDocumentId: null,
      isEssentialPerson: true,
      issuedDate: '2026-10-01',
      status: 'pending',
      notes: 'Asked for in writing.',
    }),
    fields: [
      'id',
      'teamId',
      'memberId',
      'organizationId',
      'isEssentialPerson',
      'issuedDate',
      'status',
      'notes',
    ],
    broken: {
      memberId: 'x',
      organizationId: 'x',
      isEssentialPerson: 'yes',
      issuedDate: 'soon',
      status: 'lost',
      notes: 5,
    },
  },
  {
    method: 'GET',
    path: '/api/commitment-certificates/{teamId}',
    documentedPath: '/commitment-certificates/{id}',
    url: ({ teamId }) => `/api/commitment-certificates/${teamId}`,
    fields: [
      'id',
      'teamId',
      'organizationId',
      'certificateId',
      'coversMembers',
      'essentialMembers',
      'status',
    ],
    isList: true,
  },
  {
    method: 'POST',
    path: '/api/commitment-certificates',
    url: () => '/api/commitment-certificates',
    body: ({ teamId, memberId, organizationId }) => ({
      teamId,
      organizationId,
      certificateId: 'C-2025-001',
      certificateDocumentId: null,
      coversMembers: [memberId],
      essentialMembers: [memberId],
      issuedDate: '2025-11-01',
      status: 'issued',
      notes: null,
    }),
    fields: [
      'id',
      'teamId',
      'organizationId',
      'certificateId',
      'coversMembers',
      'essentialMembers',
      'status',
    ],
    broken: {
      organizationId: 'x',
      certificateId: '',
      coversMembers: 'all',
      issuedDate: 'soon',
      status: 'lost',
    },
  },
  {
    method: 'GET',
    path: '/api/team-members/{teamId}',
    documentedPath: '/team-members/{id}',
    url: ({ teamId }) => `/api/team-members/${teamId}`,
    fields: ['id', 'fullName'],
    isList: true,
  },
  {
    method: 'GET',
    path: '/api/work-permits/{teamId}',
    documentedPath: '/work-permits/{id}',
    url: ({ teamId }) => `/api/work-permits/${teamId}`,
    fields: ['id', 'memberId', 'category', 'status', 'notes', 'expiryDate'],
    isList: true,
  },
  {
    method: 'POST',
    path: '/api/work-permits',
    url: () => '/api/work-permits',
    body: ({ teamId, memberId }) => ({
      teamId,
      memberId,
      category: 'SUV_open',
      status: 'pending',
      notes: '',
    }),
    fields: ['id', 'memberId', 'category', 'status', 'notes', 'expiryDate'],
    broken: { memberId: 'x', category: 'tourist', status: 'lost', notes: 5 },
  },
  {
    method: 'GET',
    path: '/api/pr-applications/{teamId}',
    documentedPath: '/pr-applications/{id}',
    url: ({ teamId }) => `/api/pr-applications/${teamId}`,
    fields: [
      'id',
      'applicationNumber',
      'status',
      'medicalExamCompleted',
      'policeCheckCompleted',
      'feesPaid',
      'notes',
    ],
  },
  {
    method: 'POST',
    path: '/api/pr-applications',
    url: () => '/api/pr-applications',
    body: ({ teamId }) => ({
      teamId,
      applicationNumber: '',
      status: 'preparing',
      medicalExamCompleted: false,
      policeCheckCompleted: false,
      feesPaid: false,
      notes: '',
    }),
    fields: ['id', 'applicationNumber', 'status', 'medicalExamCompleted', 'policeCheckCompleted', 'feesPaid'],
    broken: {
      applicationNumber: 5,
      status: 'lost',
      medicalExamCompleted: 'no',
      policeCheckCompleted: 1,
      feesPaid: 'no',
    },
    byNewcomer: true,
  },
  {
    method: 'PATCH',
    path: '/api/pr-applications/{id}',
    url: ({ applicationId }) => `/api/pr-applications/${applicationId}`,
    body: () => ({ feesPaid: true }),
    fields: ['id', 'medicalExamCompleted', 'policeCheckCompleted', 'feesPaid'],
    broken: { medicalExamCompleted: 'yes', policeCheckCompleted: 1, feesPaid: 'no' },
  },
]
