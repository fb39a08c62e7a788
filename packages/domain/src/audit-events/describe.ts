import type { auditActions } from './kinds.ts'

/** An event with the people in it, by name. */
export type DescribedEvent = {
  readonly action: (typeof auditActions)[number]
  /** The table, by the name that the code uses. */
  readonly entity: string
  readonly changedFields: readonly string[]
  /** Whose it is, where that is somebody else than who acted; 'you' for the reader. */
  readonly about: string | null
}

const nouns: Readonly<Record<string, string>> = {
  accounts: 'a password',
  apikeys: 'an API key',
  businessPlans: 'the business plan',
  businessPlanVersions: 'a version of the business plan',
  businessProfiles: 'a business profile',
  calendarFeeds: 'a calendar address',
  commitmentCertificates: 'a commitment certificate',
  documentAnalyses: 'an analysis',
  documentChecklistTicks: 'a tick in the document checklist',
  analysisOpenings: 'an analysis',
  documentOpenings: 'a document',
  documents: 'a document',
  eligibilityAssessments: 'an eligibility assessment',
  financialData: 'the finances',
  lettersOfSupport: 'a letter of support',
  memberRecords: 'a note on a person',
  memberships: 'a membership',
  milestones: 'a milestone',
  notificationReads: 'notifications as read',
  organizationMatches: 'an organization match',
  ownership: 'a share of the voting rights',
  passkeys: 'a passkey',
  prApplications: 'an application for permanent residence',
  resourceBookmarks: 'a bookmark',
  sessions: 'a session',
  teamInvitations: 'an invitation',
  teamMembers: 'a person of the team',
  teams: 'the team',
  twoFactors: 'two-step verification',
  users: 'an account',
  validityDates: 'the date of a paper',
  verifications: 'a link by mail',
  webhookDeliveries: 'a message of a webhook',
  webhookEndpoints: 'a webhook',
  workPermits: 'a work permit',
  workPermitSteps: 'a step of the work permit checklist',
}

const verbs = { create: 'added', update: 'changed', delete: 'deleted' } as const

/** What stands for itself, and needs no list of fields. */
const sentences: Readonly<Record<string, (about: string) => string>> = {
  'update teams owner': (about) => `handed the team over${about && ` to ${about}`}`,
  'update teams deleteAt': () => 'kept the team that was to be deleted',
  'delete teams deleteAt': () => 'had the team deleted in 7 days',
  'update teams teamName': () => 'renamed the team',
  'update teamMembers workspaceRole': (about) => `changed what ${about || 'somebody'} may do`,
  'create teamMembers userId': () => 'joined the team',
  'delete teamMembers userId': () => 'left the team',
  // Joining and leaving were once noted alike.
  'update teamMembers userId': (about) =>
    about === '' ? 'joined or left the team' : `took access from ${about}`,
  'update users workspace': () => 'opened another workspace',
}

/** Names that say little by themselves. */
const fieldNames: Readonly<Record<string, string>> = {
  dueDate: 'due date',
  userId: 'sign-in',
  ipStatus: 'intellectual property',
  oneLiner: 'one line about it',
  checklistKey: 'place in the checklist',
  expiresOn: 'last valid day',
  sharing: 'what the team sees',
  holder: 'whose it is',
  teamMemberId: 'whose it is',
}

/** Internal names, of which people hear nothing. */
const unspoken = new Set([
  'id',
  'teamId',
  'workspaceId',
  'objectPath',
  'lastModified',
  'progress',
  'order',
  'sharedTeamId',
])

const mostFields = 4

/**
 * What somebody did, in words that follow their name: "changed a milestone: due date, title". An entity that is not known here
 * is said by its name, so that no event is without words.
 */
export function describeAuditEvent({ action, entity, changedFields, about }: DescribedEvent): string {
  const sentence = sentences[[action, entity, ...changedFields].join(' ')]
  if (sentence !== undefined) return sentence(about ?? '')
  const of = about === null ? '' : about === 'you' ? ' of yours' : ` of ${about}`
  const fields = action === 'update' ? changedFields.filter((field) => !unspoken.has(field)) : []
  const shown = fields.slice(0, mostFields).map((field) => fieldNames[field] ?? inWords(field))
  const rest = fields.length - shown.length
  const list = [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
  const verb = entity === 'documentOpenings' || entity === 'analysisOpenings' ? 'opened' : verbs[action]
  return `${verb} ${nouns[entity] ?? inWords(entity)}${of}${list === '' ? '' : `: ${list}`}`
}

/** 'executiveSummary' as 'executive summary'; capitals that stand together stay, as in 'settlementFundsCAD'. */
function inWords(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/\b([A-Z])(?=[a-z])/g, (letter) => letter.toLowerCase())
    .replaceAll('_', ' ')
}
