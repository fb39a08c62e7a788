import { endMembership, grantMembership } from '@suv/db'
import { expect, it } from 'vitest'
import { appRouter } from '../../src/router.ts'
import { listProcedures } from '../http/procedures.ts'
import { callTrpc, useMembers } from '../support/members.ts'
import { sender } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

/** What may still be changed without an active membership, each for a reason. */
const staysOpen = (path: string) =>
  // The account is the member's, paid for or not, and so are the ways into it.
  /^(accounts|apiKeys|passkeys|sessions|trustedBrowsers|workspaces|calendar)\./.test(path) ||
  path === 'users.updateMe' ||
  // To take something away.
  /\.(remove\w*|abort|revoke)$/.test(path) ||
  stillOpen.has(path)
const stillOpen = new Set([
  // Invited, they may come to have access.
  'teamInvitations.open',
  'teamInvitations.accept',
  'teamInvitations.acceptWithPassword',
  // Free for everybody.
  'eligibility.evaluate',
  'eligibility.takeOver',
  // To read what is kept.
  'documents.createDownloadLink',
  'multipartUploads.listParts',
  'notifications.markRead',
  'presence.move',
  // To turn one off; the verb refuses the rest.
  'webhooks.update',
])

const test = useTestServer()
const [member] = useMembers(test, 'ada@example.com')
const send = (...call: [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object]) =>
  sender(test)(member, ...call)
const endAccess = () => endMembership(test.database.db, { userId: member.userId, now: test.clock.now() })

const milestone = { title: 'Register', status: 'upcoming', category: 'legal' }
const saysSo = 'full-access membership'

it('leaves what is kept to be read, taken along and deleted, and nothing to be changed', async () => {
  const { id } = (await send('POST', '/milestones', milestone)).json()
  await endAccess()
  const refused = await send('PATCH', `/milestones/${id}`, { title: 'Changed' })
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toEqual({ error: expect.stringContaining(saysSo), code: 'FORBIDDEN' })
  expect((await send('POST', '/milestones', milestone)).statusCode).toBe(403)
  const list = await send('GET', `/milestones/${member.userId}`)
  expect(list.json()).toEqual([expect.objectContaining({ id, title: 'Register' })])
  expect((await send('GET', '/exports/everything.zip')).statusCode).toBe(200)
  expect((await send('DELETE', `/milestones/${id}`)).statusCode).toBe(200)
  const { db } = test.database
  await grantMembership(db, { userId: member.userId, now: test.clock.now() })
  expect((await send('POST', '/milestones', milestone)).statusCode).toBe(200)
})

it('closes every change but those, before it looks at the input', async () => {
  await endAccess()
  const mutations = listProcedures(appRouter).flatMap(({ path, type }) => (type === 'mutation' ? [path] : []))
  const closed: string[] = []
  for (const path of mutations) {
    const { body } = await callTrpc(test, 'mutation', path, { input: {}, headers: member.cookie })
    if (body.includes(saysSo)) closed.push(path)
  }
  expect(closed).toEqual(mutations.filter((path) => !staysOpen(path)))
  expect(closed.length).toBeGreaterThan(50)
})
