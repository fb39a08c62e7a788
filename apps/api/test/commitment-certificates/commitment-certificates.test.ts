import { expect, it } from 'vitest'
import { createTeamWorld, describeTeamRecord } from '../support/team-records.ts'

describeTeamRecord({
  path: '/commitment-certificates',
  entity: 'commitmentCertificates',
  input: ({ teamId, founder, colleague, organizationId, documentId }) => ({
    teamId,
    organizationId,
    certificateId: 'CC-1',
    certificateDocumentId: documentId,
    coversMembers: [founder.memberId, colleague.memberId],
    essentialMembers: [founder.memberId],
    issuedDate: '2026-10-01',
    status: 'issued',
    notes: 'By post.',
  }),
  least: ({ teamId, organizationId }) => ({ teamId, organizationId, certificateId: 'CC-2' }),
  defaults: { status: 'pending', coversMembers: [], essentialMembers: [], certificateDocumentId: null },
  change: { status: 'expired', coversMembers: [] },
  foreign: ({ founder, stranger, strangersDocumentId }) => ({
    organizationId: stranger.memberId,
    certificateDocumentId: strangersDocumentId,
    coversMembers: [founder.memberId, stranger.memberId],
    essentialMembers: [stranger.memberId],
  }),
  foreignTeamStatus: 403,
  broken: [
    ['organizationId', ''],
    ['certificateDocumentId', 'none'],
    ['coversMembers', 'all'],
    ['essentialMembers', ['me']],
    ['issuedDate', '2026-13-01'],
    ['status', 'in_discussion'],
    ['notes', 5],
  ],
})

it('asks for the certificate’s id in the specified words', async () => {
  const { test, send, founder, teamId, organizationId } = await createTeamWorld()
  for (const certificateId of ['', ' ', undefined]) {
    const response = await send(founder, 'POST', '/commitment-certificates', {
      teamId,
      organizationId,
      certificateId,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toEqual([{ path: 'certificateId', message: 'Certificate ID is required' }])
  }
  await test.close()
})

it('takes each member once', async () => {
  const { test, send, founder, colleague, teamId, organizationId } = await createTeamWorld()
  const create = (coversMembers: string[]) =>
    send(founder, 'POST', '/commitment-certificates', {
      teamId,
      organizationId,
      certificateId: 'CC-3',
      coversMembers,
    })
  const twice = await create([founder.memberId, colleague.memberId, founder.memberId])
  expect(twice.statusCode).toBe(400)
  expect(twice.json().issues).toEqual([{ path: 'coversMembers', message: 'Name each member once.' }])
  expect((await create([founder.memberId, colleague.memberId])).statusCode).toBe(200)
  await test.close()
})
