import { seedSampleMember } from '@suv/db'
import { afterAll, beforeAll } from 'vitest'
import { sampleMember } from '../../src/dependencies.ts'
import { hashPassword } from '../../src/features/accounts/password-hash.ts'
import { createMember, type Member, signIn } from '../support/members.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'
import type { Ids } from './documented-calls.ts'

/** The people of the contract test: the sample member with something in every area, one who has nothing, and a stranger to both. */
export type Cast = {
  readonly test: TestServer
  readonly sample: { readonly member: Member; readonly ids: Ids }
  readonly newcomer: { readonly member: Member; readonly ids: Ids }
  readonly outsider: Member
  readonly close: () => Promise<void>
}

/** The people for all tests of a file. */
export function useCast(): Cast {
  const cast = {} as Cast
  beforeAll(async () => {
    Object.assign(cast, await createCast())
  })
  afterAll(() => cast.close())
  return cast
}

export async function createCast(): Promise<Cast> {
  const test = await createTestServer()
  await seedSampleMember(test.database.db, {
    email: sampleMember.email,
    passwordHash: await hashPassword(sampleMember.password),
  })
  const member = await signIn(test, sampleMember)
  const newcomer = await createMember(test, 'newcomer@example.com')
  const outsider = await createMember(test, 'outsider@example.com')
  const ids = await prepareSample(test, member)
  const team = await call(test, newcomer, 'POST', '/api/teams', { teamName: 'New team' })
  return {
    test,
    sample: { member, ids },
    newcomer: { member: newcomer, ids: { ...ids, userId: newcomer.userId, teamId: team.id } },
    outsider,
    close: () => test.close(),
  }
}

type Method = 'GET' | 'POST' | 'PUT'

/** Makes a call that must succeed. */
async function call(test: TestServer, { cookie }: Member, method: Method, url: string, payload?: object) {
  const response = await test.inject({
    method,
    url,
    headers: cookie,
    ...(payload === undefined ? {} : { payload }),
  })
  if (response.statusCode !== 200)
    throw new Error(`${method} ${url}: ${response.statusCode} ${response.body}`)
  return response.json()
}

/** Gives the sample member something in the areas that its seed leaves empty, by the calls themselves. */
async function prepareSample(test: TestServer, member: Member): Promise<Ids> {
  const { userId } = member
  const teamId = 'team-1'
  const [match] = await call(test, member, 'POST', '/api/organizations/match', { userId })
  const [person] = await call(test, member, 'GET', `/api/team-members/${teamId}`)
  const plan = await call(test, member, 'GET', `/api/business-plans/${userId}`)
  const application = await call(test, member, 'GET', `/api/pr-applications/${teamId}`)
  const { organizationId } = match
  await call(test, member, 'POST', '/api/letters-of-support', {
    teamId,
    memberId: person.id,
    organizationId,
    isEssentialPerson: true,
    status: 'pending',
  })
  await call(test, member, 'POST', '/api/commitment-certificates', {
    teamId,
    organizationId,
    certificateId: 'C-1',
    status: 'pending',
  })
  await call(test, member, 'POST', '/api/work-permits', { teamId, memberId: person.id })
  await call(test, member, 'POST', '/api/document-analyses/text', {
    documentText: 'A letter.',
    documentType: 'other',
  })
  const document = await call(test, member, 'POST', '/api/documents', {
    fileName: 'first.txt',
    fileType: 'text/plain',
    fileSize: 5,
    objectPath: await upload(test, member),
  })
  return {
    userId,
    teamId,
    memberId: person.id,
    organizationId,
    planId: plan.id,
    matchId: match.id,
    documentId: document.id,
    applicationId: application.id,
    uploadURL: await upload(test, member),
  }
}

/** Sends five bytes to a new upload address. @returns the address. */
async function upload(test: TestServer, member: Member): Promise<string> {
  const { uploadURL } = await call(test, member, 'POST', '/api/documents/upload')
  const { pathname, search } = new URL(uploadURL, 'http://localhost')
  const response = await test.inject({
    method: 'PUT',
    url: pathname + search,
    headers: { 'content-type': 'text/plain' },
    payload: 'hello',
  })
  if (response.statusCode !== 200) throw new Error(`PUT ${pathname}: ${response.statusCode} ${response.body}`)
  return uploadURL
}
