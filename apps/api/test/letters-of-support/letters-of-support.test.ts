import { describeTeamRecord } from '../support/team-records.ts'

describeTeamRecord({
  path: '/letters-of-support',
  entity: 'lettersOfSupport',
  input: ({ teamId, founder, organizationId, documentId }) => ({
    teamId,
    memberId: founder.memberId,
    organizationId,
    letterDocumentId: documentId,
    isEssentialPerson: true,
    issuedDate: '2026-10-01',
    status: 'issued',
    notes: 'By post.',
  }),
  least: ({ teamId, founder, organizationId }) => ({ teamId, memberId: founder.memberId, organizationId }),
  defaults: {
    status: 'pending',
    isEssentialPerson: false,
    letterDocumentId: null,
    issuedDate: null,
    notes: null,
  },
  change: { status: 'expired', letterDocumentId: null },
  foreign: ({ stranger, strangersDocumentId }) => ({
    memberId: stranger.memberId,
    organizationId: stranger.memberId,
    letterDocumentId: strangersDocumentId,
  }),
  foreignTeamStatus: 403,
  broken: [
    ['teamId', ''],
    ['memberId', ''],
    ['organizationId', 'none'],
    ['letterDocumentId', 'none'],
    ['isEssentialPerson', 'yes'],
    ['issuedDate', 'soon'],
    ['status', 'contacted'],
    ['notes', 5],
  ],
})
