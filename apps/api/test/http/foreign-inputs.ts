import { teamRecordKinds } from '@suv/db/testing'
import type { Ids } from '../contract/documented-calls.ts'

/** Records of the victim, besides those that the documented calls name. */
export type VictimIds = Ids & {
  readonly milestoneId: string
  readonly memberRecordId: string
  /** A record of each kind that names its team, by the kind's name in the router. */
  readonly teamRecordIds: Readonly<Record<string, string>>
  readonly invitationId: string
  readonly analysisId: string
  readonly planVersionId: string
  readonly sessionId: string
  readonly trustedBrowserId: string
  readonly webhookEndpointId: string
  readonly webhookDeliveryId: string
  readonly apiKeyId: string
  readonly passkeyId: string
  readonly documentPackId: string
  readonly historyPersonId: string
  readonly historyEntryId: string
  readonly packEvidenceId: string
}

/** A key as the storage has them for an upload in parts. */
const largeKeyOf = (userId: string) => `${userId}/large-3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f`

/** The procedures that a stranger may call, each for a reason. Everything else must refuse. */
export const openProcedures = new Set([
  // For members who cannot sign in: by an address, which is told nothing, or by a link that was mailed to them.
  'accounts.requestPasswordReset',
  'accounts.checkPasswordLink',
  'accounts.resetPassword',
  'accounts.verifyEmail',
  'accounts.confirmEmailChange',
  // By a link that was mailed to them.
  'teamInvitations.open',
  'teamInvitations.acceptWithPassword',
  // The demo's screener: evaluates and stores nothing.
  'eligibility.evaluate',
  // The demo's list: five organizations with the demo's fields.
  'organizations.listDesignated',
  // Tells the sign-in page whether this is the local trial.
  'settings.get',
])

/** What a team record holds at least, where that is more than its team and a member. */
const leastValues: Readonly<Record<string, (victim: Ids) => object>> = {
  commitmentCertificates: ({ organizationId }) => ({ organizationId, certificateId: 'X' }),
  diligenceAnswers: () => ({ heading: 'finance' }),
  irccLetters: ({ memberId }) => ({ memberId, kind: 'request', receivedOn: '2026-11-01' }),
  trackerSightings: ({ memberId }) => ({
    memberId,
    part: 'medical',
    status: 'Passed',
    seenOn: '2026-11-01',
  }),
  lettersOfSupport: ({ memberId, organizationId }) => ({ memberId, organizationId, status: 'pending' }),
  ownership: ({ memberId }) => ({ memberId, votingRightsPct: 1 }),
  validityDates: ({ memberId }) => ({ memberId, kind: 'passport', day: '1999-01-01' }),
}

/** A new record of one kind for the victim's team. */
export function newTeamRecord(kind: string, victim: Ids): object {
  const values = leastValues[kind] ?? (({ memberId }: Ids) => ({ memberId }))
  return { teamId: victim.teamId, ...values(victim) }
}

const teamRecordInputs = Object.values(teamRecordKinds).flatMap(({ table }) => {
  const recordId = (victim: VictimIds) => victim.teamRecordIds[table]
  return [
    [`${table}.list`, ({ teamId }: VictimIds) => ({ id: teamId })],
    [`${table}.create`, (victim: VictimIds) => newTeamRecord(table, victim)],
    [
      `${table}.update`,
      (victim: VictimIds) => {
        const { teamId: _, ...values } = newTeamRecord(table, victim) as { teamId: string }
        return { id: recordId(victim), ...values }
      },
    ],
    [`${table}.remove`, (victim: VictimIds) => ({ id: recordId(victim) })],
  ] as const
})

/**
 * For every procedure a correct call that means somebody else's data; null where a call can mean the caller's own only.
 * The sweep fails for a procedure that is not here.
 */
export const foreignInputs: Readonly<Record<string, ((victim: VictimIds) => object) | null>> = {
  ...Object.fromEntries(teamRecordInputs),
  'accounts.cancelEmailChange': null,
  'accounts.changePassword': null,
  'accounts.confirmEmailChange': null,
  'accounts.scheduleErasure': null,
  'accounts.cancelErasure': null,
  'accounts.checkPasswordLink': null,
  'accounts.requestEmailChange': null,
  'accounts.requestPasswordReset': null,
  'accounts.resetPassword': null,
  'accounts.security': null,
  'accounts.sendVerification': null,
  'accounts.verifyEmail': null,
  'apiKeys.list': null,
  'apiKeys.create': null,
  'apiKeys.revoke': ({ apiKeyId }) => ({ id: apiKeyId }),
  'auditEvents.list': null,
  'businessPlans.progress': ({ userId }) => ({ id: userId }),
  'businessPlans.changes': ({ planId }) => ({ id: planId }),
  'businessPlans.get': ({ userId }) => ({ id: userId }),
  'businessPlans.create': ({ userId }) => ({ userId, executiveSummary: 'Taken over.' }),
  'businessPlans.update': ({ planId }) => ({ id: planId, executiveSummary: 'Taken over.' }),
  'businessPlanVersions.list': ({ planId }) => ({ id: planId }),
  'businessPlanVersions.get': ({ planVersionId }) => ({ id: planVersionId }),
  'businessPlanVersions.setAside': ({ planId }) => ({ id: planId, executiveSummary: 'Taken over.' }),
  'businessPlanVersions.restore': ({ planVersionId }) => ({ id: planVersionId }),
  'businessProfiles.get': ({ userId }) => ({ id: userId }),
  'businessProfiles.save': ({ userId }) => ({ id: userId, tagline: 'Taken over.' }),
  'calendar.feed': null,
  'calendar.createFeed': null,
  'calendar.revokeFeed': null,
  'documentAnalyses.list': ({ userId }) => ({ id: userId }),
  'documentAnalyses.extractText': ({ documentId }) => ({ id: documentId }),
  'documentAnalyses.analyzeText': ({ userId }) => ({
    userId,
    documentText: 'A text.',
    documentType: 'other',
  }),
  'documentAnalyses.analyzeDocument': ({ documentId }) => ({ id: documentId, documentText: 'A text.' }),
  'documentAnalyses.analyzeBusinessPlan': ({ planId }) => ({ id: planId }),
  'documentAnalyses.remove': ({ analysisId }) => ({ id: analysisId }),
  'documentPacks.list': null,
  'documentPacks.create': ({ documentId }) => ({
    title: 'Taken over',
    destination: 'pr_portal',
    papers: [{ documentId, label: 'Passport' }],
  }),
  'documentPacks.update': ({ documentPackId }) => ({
    id: documentPackId,
    title: 'Taken over',
    destination: 'pr_portal',
  }),
  'documentPacks.remove': ({ documentPackId }) => ({ id: documentPackId }),
  'documents.list': ({ userId }) => ({ id: userId }),
  'documents.createUpload': null,
  'documents.create': ({ uploadURL }) => ({
    fileName: 'x.txt',
    fileType: 'text/plain',
    fileSize: 5,
    objectPath: uploadURL,
  }),
  'documents.update': ({ documentId }) => ({ id: documentId, fileName: 'taken-over.txt' }),
  'documents.remove': ({ documentId }) => ({ id: documentId }),
  'documents.createDownloadLink': ({ documentId }) => ({ id: documentId }),
  'documents.ofTeam': ({ teamId }) => ({ id: teamId }),
  'documents.findSame': null,
  'documents.ticks': null,
  'documents.tick': null,
  'documents.untick': null,
  'eligibility.evaluate': ({ userId }) => ({ userId }),
  'eligibility.latest': ({ userId }) => ({ userId }),
  'eligibility.takeOver': null,
  'completeness.list': null,
  'completeness.mark': ({ historyPersonId }) => ({
    pack: 'permanent_residence',
    item: 'form',
    personId: historyPersonId,
    paper: 'Taken over.',
    place: 'this',
  }),
  'completeness.remove': ({ packEvidenceId }) => ({ id: packEvidenceId }),
  'companies.get': ({ userId }) => ({ id: userId }),
  'companies.suggestions': ({ userId }) => ({ id: userId }),
  'companies.save': ({ userId }) => ({ id: userId, sector: 'Taken over.' }),
  'financialData.changes': ({ userId }) => ({ id: userId }),
  'financialData.get': ({ userId }) => ({ id: userId }),
  'financialData.update': ({ userId }) => ({ id: userId, settlementFunds: 1 }),
  'financialData.put': ({ userId }) => ({ id: userId, settlementFunds: 1 }),
  'memberRecords.list': ({ teamId }) => ({ id: teamId }),
  'memberRecords.create': ({ memberId }) => ({ memberId, status: 'pending' }),
  'memberRecords.update': ({ memberRecordId }) => ({ id: memberRecordId, notes: 'Taken over.' }),
  'memberRecords.remove': ({ memberRecordId }) => ({ id: memberRecordId }),
  'memberships.access': null,
  'memberships.get': ({ userId }) => ({ id: userId }),
  'milestones.list': ({ userId }) => ({ id: userId }),
  'milestones.create': ({ userId }) => ({ userId, title: 'X', status: 'upcoming', category: 'legal' }),
  'milestones.update': ({ milestoneId }) => ({ id: milestoneId, title: 'Taken over.' }),
  'milestones.remove': ({ milestoneId }) => ({ id: milestoneId }),
  'notifications.list': null,
  'notifications.markRead': null,
  'multipartUploads.begin': null,
  'multipartUploads.listParts': ({ userId }) => ({ uploadId: 'x', key: largeKeyOf(userId) }),
  'multipartUploads.signPart': ({ userId }) => ({
    uploadId: 'x',
    partNumber: '1',
    key: largeKeyOf(userId),
  }),
  'multipartUploads.complete': ({ userId }) => ({
    uploadId: 'x',
    key: largeKeyOf(userId),
    parts: [{ ETag: 'x', PartNumber: 1 }],
  }),
  'multipartUploads.abort': ({ userId }) => ({ uploadId: 'x', key: largeKeyOf(userId) }),
  'multipartUploads.signUpload': null,
  'multipartUploads.lendCredentials': null,
  'organizationMatches.match': ({ userId }) => ({ userId }),
  'organizationMatches.profile': null,
  'organizationMatches.list': ({ userId }) => ({ id: userId }),
  'organizationMatches.update': ({ matchId }) => ({ id: matchId, status: 'rejected' }),
  'organizationMatches.put': ({ matchId }) => ({ id: matchId, status: 'rejected' }),
  'organizationMatches.remove': ({ matchId }) => ({ id: matchId }),
  'organizations.listDesignated': null,
  'organizations.list': null,
  'passkeys.list': null,
  'passkeys.rename': ({ passkeyId }) => ({ id: passkeyId, name: 'Taken over.' }),
  'passkeys.remove': ({ passkeyId }) => ({ id: passkeyId }),
  'personalHistory.get': null,
  'personalHistory.createPerson': null,
  'personalHistory.updatePerson': ({ historyPersonId }) => ({
    id: historyPersonId,
    name: 'Taken over.',
    relation: 'other',
  }),
  'personalHistory.removePerson': ({ historyPersonId }) => ({ id: historyPersonId }),
  'personalHistory.createEntries': ({ historyPersonId }) => ({
    entries: [{ personId: historyPersonId, kind: 'identity', title: 'X' }],
  }),
  'personalHistory.updateEntry': ({ historyPersonId, historyEntryId }) => ({
    id: historyEntryId,
    personId: historyPersonId,
    kind: 'identity',
    title: 'Taken over.',
  }),
  'personalHistory.removeEntry': ({ historyEntryId }) => ({ id: historyEntryId }),
  'prApplications.get': ({ teamId }) => ({ id: teamId }),
  'prApplications.list': ({ teamId }) => ({ id: teamId }),
  'prApplications.history': ({ teamId }) => ({ id: teamId }),
  'prApplications.create': ({ teamId }) => ({ teamId, status: 'preparing' }),
  'prApplications.update': ({ applicationId }) => ({ id: applicationId, feesPaid: true }),
  'prApplications.remove': ({ applicationId }) => ({ id: applicationId }),
  'presence.move': null,
  'resourceLocations.list': null,
  'resources.list': null,
  'resources.listBookmarks': null,
  'resources.bookmark': null,
  'resources.removeBookmark': null,
  'sessions.list': null,
  'sessions.end': ({ sessionId }) => ({ id: sessionId }),
  'sessions.endOthers': null,
  'trustedBrowsers.list': null,
  'trustedBrowsers.remove': ({ trustedBrowserId }) => ({ id: trustedBrowserId }),
  'settings.get': null,
  'teamInvitations.list': ({ teamId }) => ({ id: teamId }),
  'teamInvitations.create': ({ teamId, memberId }) => ({
    teamId,
    memberId,
    email: 'intruder@example.com',
  }),
  'teamInvitations.resend': ({ invitationId }) => ({ id: invitationId }),
  'teamInvitations.revoke': ({ invitationId }) => ({ id: invitationId }),
  'teamInvitations.open': null,
  'teamInvitations.accept': null,
  'teamInvitations.acceptWithPassword': null,
  'teamMembers.list': ({ teamId }) => ({ id: teamId }),
  'teamMembers.create': ({ teamId }) => ({ teamId, passportName: 'An Intruder' }),
  'teamMembers.update': ({ memberId }) => ({ id: memberId, passportName: 'Taken over.' }),
  'teamMembers.remove': ({ memberId }) => ({ id: memberId }),
  'teams.list': null,
  'teams.create': null,
  'teams.get': ({ teamId }) => ({ id: teamId }),
  'teams.update': ({ teamId }) => ({ id: teamId, teamName: 'Taken over.' }),
  'users.me': null,
  'users.updateMe': null,
  'webhooks.list': null,
  'webhooks.create': null,
  'webhooks.update': ({ webhookEndpointId }) => ({ id: webhookEndpointId, description: 'Taken over.' }),
  'webhooks.remove': ({ webhookEndpointId }) => ({ id: webhookEndpointId }),
  'webhooks.rotateSecret': ({ webhookEndpointId }) => ({ id: webhookEndpointId }),
  'webhooks.sendTest': ({ webhookEndpointId }) => ({ id: webhookEndpointId }),
  'webhooks.listDeliveries': ({ webhookEndpointId }) => ({ id: webhookEndpointId }),
  'webhooks.resend': ({ webhookDeliveryId }) => ({ id: webhookDeliveryId }),
  'workPermitSteps.list': ({ teamId }) => ({ id: teamId }),
  'workspaces.list': null,
  'auditEvents.ofWorkspace': null,
  'auditEvents.actors': null,
  'workspaces.open': ({ teamId }) => ({ teamId }),
  'workspaces.people': ({ teamId }) => ({ id: teamId }),
  'workspaces.changeRole': ({ memberId }) => ({ id: memberId, role: 'reader' }),
  'workspaces.handOver': ({ memberId }) => ({ id: memberId }),
  'workspaces.removePerson': ({ memberId }) => ({ id: memberId }),
  'workspaces.leave': ({ teamId }) => ({ id: teamId }),
  'workspaces.scheduleDeletion': ({ teamId }) => ({ id: teamId }),
  'workspaces.keepTeam': ({ teamId }) => ({ id: teamId }),
  'workPermitSteps.save': ({ teamId }) => ({ id: teamId, step: 'digital_photo', isDone: true }),
}
