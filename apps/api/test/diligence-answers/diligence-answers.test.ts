import { describeTeamRecord } from '../support/team-records.ts'

describeTeamRecord({
  path: '/diligence-answers',
  entity: 'diligenceAnswers',
  input: ({ teamId, documentId }) => ({
    teamId,
    heading: 'customers',
    question: 'Who pays?',
    answer: 'Twelve clinics.',
    paper: 'Ledger, page 2',
    paperDatedOn: '2026-10-31',
    documentId,
  }),
  least: ({ teamId }) => ({ teamId, heading: 'finance' }),
  defaults: { question: '', answer: '', paper: '', paperDatedOn: null, documentId: null },
  change: { answer: 'Fourteen clinics.', paperDatedOn: null, documentId: null },
  foreign: ({ strangersDocumentId }) => ({ documentId: strangersDocumentId }),
  foreignTeamStatus: 403,
  broken: [
    ['teamId', null],
    ['heading', 'weather'],
    ['answer', 5],
    ['paper', 'x'.repeat(201)],
    ['paperDatedOn', '2026-02-30'],
  ],
})
