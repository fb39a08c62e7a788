import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import {
  analyzeDocumentRequestSchema,
  analyzeTextRequestSchema,
  createBookmarkSchema,
  createBusinessPlanSchema,
  createBusinessProfileSchema,
  createCommitmentCertificateSchema,
  createDocumentSchema,
  createLetterOfSupportSchema,
  createMemberRecordSchema,
  createMembershipSchema,
  createMilestoneSchema,
  createOwnershipSchema,
  createPrApplicationSchema,
  createTeamMemberSchema,
  createTeamSchema,
  createWorkPermitSchema,
  resourceLocationSchema,
  resourceSchema,
  updateBusinessPlanSchema,
  updateBusinessProfileSchema,
  updateCommitmentCertificateSchema,
  updateDocumentSchema,
  updateFinancialDataSchema,
  updateLetterOfSupportSchema,
  updateMatchSchema,
  updateMemberRecordSchema,
  updateMilestoneSchema,
  updateOwnershipSchema,
  updatePrApplicationSchema,
  updateTeamMemberSchema,
  updateTeamSchema,
  updateUserSchema,
  updateWorkPermitSchema,
} from './index.ts'

/** What callers send, as specification 2, section 7 has it, and each way of getting one field wrong. */

const id = '018f3c1e-7b1a-4c59-9d5e-2f8a1b3c4d5e'

const bodies = {
  milestone: {
    schema: createMilestoneSchema,
    good: {
      title: 'Pitch',
      description: 'Tell the story.',
      status: 'upcoming',
      category: 'business_plan',
      progress: 0,
      dueDate: '2026-12-01T00:00:00.000Z',
      userId: id,
      order: 0,
    },
    bad: {
      title: [' ', 5, 'x'.repeat(201), undefined],
      description: [5, 'x'.repeat(5_001)],
      status: ['done', undefined, null],
      category: ['other', undefined],
      progress: [-1, 101, 0.5, '5'],
      dueDate: ['2026-12-01', '', 5],
      order: [-1, 1.5],
      phase: ['phase_6'],
      phaseWeek: [0, 23],
      requirements: ['Deck', [''], [5]],
      resources: ['Deck', Array(101).fill('a')],
    },
  },
  document: {
    schema: createDocumentSchema,
    good: {
      userId: id,
      fileName: 'Plan – v2 📄.pdf',
      fileType: 'application/pdf',
      fileSize: 10_485_760,
      objectPath: 'https://files.example.org/a',
      category: 'business_docs',
    },
    bad: {
      fileName: ['', 'x'.repeat(256), undefined],
      fileType: ['', 5],
      fileSize: [10_485_761, -1, 1.5],
      objectPath: ['', undefined],
      category: ['other'],
    },
  },
  plan: {
    schema: createBusinessPlanSchema,
    good: { userId: id, title: 'Tech Startup Business Plan', executiveSummary: 'Text', marketAnalysis: '' },
    bad: { title: ['', 5], executiveSummary: [5, 'x'.repeat(100_001)], operationsPlan: [['a']] },
  },
  letter: {
    schema: createLetterOfSupportSchema,
    good: {
      teamId: 'team-1',
      memberId: id,
      organizationId: id,
      letterDocumentId: null,
      isEssentialPerson: true,
      issuedDate: '2025-11-20',
      status: 'issued',
      notes: '',
    },
    bad: {
      teamId: ['', undefined],
      memberId: ['', undefined, 'x'],
      organizationId: ['', undefined],
      letterDocumentId: ['x'],
      isEssentialPerson: ['yes'],
      issuedDate: ['20 Nov 2025', '2025-11-31'],
      status: ['contacted', 'sent'],
      notes: [5],
    },
  },
  certificate: {
    schema: createCommitmentCertificateSchema,
    good: {
      teamId: 'team-1',
      organizationId: id,
      certificateId: 'CC-1',
      certificateDocumentId: id,
      coversMembers: [id],
      essentialMembers: [],
      issuedDate: null,
      status: 'pending',
      notes: null,
    },
    bad: {
      teamId: ['', undefined],
      organizationId: ['x', undefined],
      certificateId: ['', '  ', undefined, null, 5],
      certificateDocumentId: ['x'],
      coversMembers: [id, ['x'], Array(51).fill(id)],
      essentialMembers: [['x']],
      issuedDate: ['soon'],
      status: ['in_discussion'],
    },
  },
  workPermit: {
    schema: createWorkPermitSchema,
    good: {
      teamId: 'team-1',
      memberId: id,
      category: 'SUV_open',
      status: 'pending',
      notes: '',
      expiryDate: '2029-01-01',
    },
    bad: {
      teamId: ['', undefined],
      memberId: ['', undefined],
      category: ['open'],
      status: ['issued'],
      notes: [5],
      expiryDate: ['2029'],
      submittedAt: ['2029-02-30'],
      approvedAt: [5],
    },
  },
  memberRecord: {
    schema: createMemberRecordSchema,
    good: { memberId: id, category: 'SUV_open', status: 'pending', notes: '' },
    bad: { memberId: ['', undefined], category: ['x'], status: ['x'], notes: [5] },
  },
  prApplication: {
    schema: createPrApplicationSchema,
    good: {
      teamId: 'team-1',
      applicationNumber: 'E000000000',
      status: 'preparing',
      medicalExamCompleted: false,
      policeCheckCompleted: false,
      feesPaid: false,
      notes: '',
    },
    bad: {
      teamId: [undefined],
      applicationNumber: ['x'.repeat(201)],
      status: ['sent'],
      medicalExamCompleted: ['true', 1],
      policeCheckCompleted: [null],
      feesPaid: ['no'],
      submittedAt: ['yesterday'],
      notes: [5],
    },
  },
  businessProfile: {
    schema: createBusinessProfileSchema,
    good: { companyName: 'MediTrack', foundedYear: 2024, websiteUrl: 'https://example.org', isPublic: false },
    bad: {
      companyName: ['x'.repeat(201)],
      foundedYear: [1700, 2024.5],
      websiteUrl: ['javascript:alert(1)', 'example.org'],
      linkedinUrl: ['x'],
      pitchDeckUrl: ['x'],
      videoUrl: ['x'],
      achievements: ['x', ['']],
      teamSize: [0, 1.5],
      isPublic: ['no'],
      visibleSections: [[5]],
      bio: [5],
    },
  },
  team: {
    schema: createTeamSchema,
    good: {
      teamName: 'MediTrack',
      province: 'Ontario',
      operationsInCanada: true,
      tractionData: { users: 12 },
    },
    bad: {
      teamName: ['', undefined],
      province: ['Bavaria'],
      operationsInCanada: ['yes'],
      tractionData: ['x', [1]],
      website: ['x'],
      problem: [5],
    },
  },
  teamMember: {
    schema: createTeamMemberSchema,
    good: { teamId: 'team-1', passportName: 'Amina Osei', dateOfBirth: '1990-02-28', fundsAmountCAD: 20_000 },
    bad: {
      passportName: ['', undefined],
      dateOfBirth: ['1990-02-30', '0000-01-01'],
      isEssentialPerson: [1],
      languageScores: [{ listening: true }],
      fundsAmountCAD: [-1, 0.5],
    },
  },
  ownership: {
    schema: createOwnershipSchema,
    good: { teamId: 'team-1', memberId: id, votingRightsPct: 40, vestingTerms: 'Four years' },
    bad: { memberId: ['', undefined], votingRightsPct: [-1, 101, 10.5, undefined], vestingTerms: [5] },
  },
  finances: {
    schema: updateFinancialDataSchema,
    good: {
      fundingSources: [{ source: 'Fund', amount: 1, committed: true, support_letter_status: 'pending' }],
      settlementFunds: 20_000,
      projectedBreakeven: 18,
    },
    bad: {
      fundingSources: [
        [{ source: '', amount: 1, committed: true }],
        [{ source: 'F', amount: -1, committed: true }],
        'x',
      ],
      settlementFunds: [-1, '5'],
      projectedBreakeven: [601],
      vcInvestmentCommitted: [0.5],
      cashFlowProjections: [{ monthly_projections: [], assumptions: { avg_visit_value: -1 } }],
    },
  },
  match: {
    schema: updateMatchSchema,
    good: { status: 'contacted', notes: 'Called', investmentCommitted: 75_000, supportLetterReceived: true },
    bad: { status: ['Contacted'], notes: [5], investmentCommitted: [-1], supportLetterReceived: ['yes'] },
  },
  user: {
    schema: updateUserSchema,
    good: { firstName: 'Amina', phone: '+1 (416) 555-0100 x 2', country: null },
    bad: { firstName: [5], phone: ['call me', '1'.repeat(41)], country: ['x'.repeat(201)] },
  },
  bookmark: { schema: createBookmarkSchema, good: { resourceId: id }, bad: { resourceId: ['', undefined] } },
  analysis: {
    schema: analyzeTextRequestSchema,
    good: { documentText: 'Dear Officer', documentType: 'Letter', userId: id },
    bad: { documentText: ['', ' \n', undefined, 5, 'a\u0000', 'x'.repeat(500_001)], documentType: [5] },
  },
} satisfies Record<string, { schema: z.ZodType; good: object; bad: Record<string, readonly unknown[]> }>

const brokenFields = Object.entries(bodies).flatMap(([name, { schema, good, bad }]) =>
  Object.entries(bad).flatMap(([field, values]) =>
    values.map((value: unknown) => ({
      name,
      field,
      schema: schema as z.ZodType,
      body: { ...good, [field]: value },
    })),
  ),
)

describe('what callers send', () => {
  it.each(Object.entries(bodies))('%s passes when right', (_, { schema, good }) => {
    expect(schema.parse(good)).toMatchObject({ ...good, ...('province' in good ? { province: 'ON' } : {}) })
  })

  it.each(brokenFields)('$name is refused for $field alone, in words', ({ field, schema, body }) => {
    const { error } = schema.safeParse(body)
    expect(error).toBeDefined()
    for (const issue of error?.issues ?? []) {
      expect(issue.path[0]).toBe(field)
      expect(issue.message).not.toMatch(/received|regex|pattern|code/i)
      expect(issue.message.length).toBeGreaterThan(5)
    }
  })
})

describe('texts that the specification quotes', () => {
  const messages = (schema: z.ZodType, body: unknown) =>
    schema.safeParse(body).error?.issues.map(({ message }) => message)

  it.each([{}, { certificateId: '' }, { certificateId: null }])('%j', (body) => {
    const complete = { teamId: 'team-1', organizationId: id, ...body }
    expect(messages(createCommitmentCertificateSchema, complete)).toEqual(['Certificate ID is required'])
  })

  it('for a missing member', () => {
    expect(messages(createMemberRecordSchema, {})).toEqual(['Please select a team member'])
    expect(messages(createWorkPermitSchema, { teamId: 'team-1', memberId: '' })).toEqual([
      'Please select a team member',
    ])
  })

  it('for blank text', () => {
    for (const documentText of [undefined, '', ' \n']) {
      expect(messages(analyzeTextRequestSchema, { documentText })).toEqual([
        'Please enter document text to analyze',
      ])
      expect(messages(analyzeDocumentRequestSchema, { documentText })).toEqual([
        'Please select a document and enter its text content.',
      ])
    }
  })
})

describe('defaults', () => {
  it('are set when something is made', () => {
    expect(
      createLetterOfSupportSchema.parse({ teamId: 't', memberId: id, organizationId: id }),
    ).toMatchObject({
      status: 'pending',
      isEssentialPerson: false,
    })
    expect(
      createCommitmentCertificateSchema.parse({ teamId: 't', organizationId: id, certificateId: 'C' }),
    ).toMatchObject({ status: 'pending', coversMembers: [], essentialMembers: [] })
    expect(createWorkPermitSchema.parse({ teamId: 't', memberId: id })).toMatchObject({
      category: 'SUV_open',
      status: 'pending',
    })
    expect(createMemberRecordSchema.parse({ memberId: id })).toEqual({
      memberId: id,
      category: 'SUV_open',
      status: 'pending',
    })
    expect(createPrApplicationSchema.parse({ teamId: 't' })).toEqual({
      teamId: 't',
      status: 'preparing',
      medicalExamCompleted: false,
      policeCheckCompleted: false,
      feesPaid: false,
    })
    expect(createMembershipSchema.parse({ status: 'active', membershipFee: 0 })).toEqual({})
  })

  it.each(
    Object.entries({
      updateBusinessPlanSchema,
      updateBusinessProfileSchema,
      updateCommitmentCertificateSchema,
      updateDocumentSchema,
      updateFinancialDataSchema,
      updateLetterOfSupportSchema,
      updateMatchSchema,
      updateMemberRecordSchema,
      updateMilestoneSchema,
      updateOwnershipSchema,
      updatePrApplicationSchema,
      updateTeamMemberSchema,
      updateTeamSchema,
      updateUserSchema,
      updateWorkPermitSchema,
    }),
  )('are not set when a part is changed: %s', (_, schema: z.ZodType) => {
    expect(schema.parse({})).toEqual({})
    expect(schema.parse({ id, userId: id, createdAt: 'x', teamId: 'other' })).toEqual({})
  })
})

describe('places and resources', () => {
  const location = {
    id,
    name: 'Office',
    type: 'government_office',
    address: '1 Main Street',
    city: 'Toronto',
    province: 'ON',
    latitude: 43.65,
    longitude: -79.38,
    website: null,
    phone: null,
    description: null,
    services: [],
    isActive: true,
    source: null,
    checkedOn: null,
    notes: [],
    createdAt: '2026-11-20T00:00:00.000Z',
    updatedAt: '2026-11-20T00:00:00.000Z',
  }

  it.each([
    ['latitude', 90.1],
    ['latitude', -91],
    ['longitude', 180.5],
    ['longitude', Number.NaN],
    ['type', 'shop'],
    ['province', 'Ontario'],
    ['website', 'javascript:alert(1)'],
  ])('a location is refused for %s %s', (field, value) => {
    expect(resourceLocationSchema.safeParse(location).success).toBe(true)
    expect(resourceLocationSchema.safeParse({ ...location, [field]: value }).success).toBe(false)
  })

  it.each([
    ['/organizations', true],
    ['https://www.canada.ca', true],
    ['//evil.example', false],
    ['javascript:alert(1)', false],
    ['organizations', false],
  ])('a resource at %s: %s', (url, isAllowed) => {
    expect(resourceSchema.shape.url.safeParse(url).success).toBe(isAllowed)
  })
})

it('every schema can be described as JSON Schema, as the OpenAPI document needs', () => {
  for (const { schema } of Object.values(bodies)) {
    expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow()
  }
})
