import { endMembership, grantMembership, listRowsToExport } from '@suv/db'
import { maximumWebhookEndpoints } from '@suv/domain'
import { describe, expect, it } from 'vitest'
import { createApiKeyHeaders } from '../support/members.ts'
import { readAudit } from '../support/teams.ts'
import { useWebhookWorld } from './world.ts'

const world = useWebhookWorld()
const path = '/webhook-endpoints'
const values = { url: 'https://hook.example.com/landfall?key=1', events: ['milestone.completed'] }

describe('an endpoint', () => {
  it('is added, read, changed and deleted, and shows its secret once', async () => {
    const { send, founder, test } = world
    const created = (await send(founder, 'POST', path, { ...values, description: 'Our sheet' })).json()
    expect(created).toMatchObject({ ...values, description: 'Our sheet', isEnabled: true, offReason: null })
    expect(created.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
    const listed = await send(founder, 'GET', path)
    const { secret, ...shown } = created
    expect(listed.json()).toEqual([shown])
    const changed = (await send(founder, 'PATCH', `${path}/${created.id}`, { isEnabled: false })).json()
    expect(changed).toMatchObject({ isEnabled: false, offReason: 'member', url: values.url })
    const row = await test.database.db.selectFrom('webhookEndpoints').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(secret)
    expect((await send(founder, 'DELETE', `${path}/${created.id}`)).json()).toEqual({ id: created.id })
    expect((await send(founder, 'GET', path)).json()).toEqual([])
    expect(
      (await readAudit(test, created.id)).map(({ action, changedFields }) => [action, changedFields]),
    ).toEqual([
      ['create', ['url', 'description', 'events']],
      ['update', ['isEnabled']],
      ['delete', []],
    ])
  })

  it.each([
    ['url', 'https://10.0.0.1/'],
    ['url', 'https://user:pass@hook.example.com/'],
    ['url', 'https://hook.example.com/#part'],
    ['url', 'ftp://hook.example.com/'],
    ['url', 'hook'],
    ['url', `https://hook.example.com/${'x'.repeat(2_000)}`],
    ['events', []],
    ['events', ['milestone.started']],
    ['events', ['webhook.test']],
    ['events', ['milestone.due', 'milestone.due']],
    ['description', 'x'.repeat(201)],
  ])('with another %s is refused by name: %j', async (field, value) => {
    const refused = await world.send(world.founder, 'POST', path, { ...values, [field]: value })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toContain(field)
  })

  it(`is one of ${maximumWebhookEndpoints} at most, of calls at once too`, async () => {
    const calls = Array.from({ length: maximumWebhookEndpoints + 3 }, () =>
      world.send(world.founder, 'POST', path, values),
    )
    const codes = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(maximumWebhookEndpoints)
    expect(codes.filter((code) => code === 409)).toHaveLength(3)
  })

  it('takes no idempotency key, whose answer would be kept', async () => {
    const { test, founder } = world
    const response = await test.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: values,
      headers: { ...founder.cookie, 'idempotency-key': 'k' },
    })
    expect(response.statusCode).toBe(400)
    expect(await test.database.db.selectFrom('idempotencyKeys').selectAll().execute()).toEqual([])
  })

  it('is exported without its secrets', async () => {
    const { founder, test } = world
    await world.listen(founder, 'milestone.due')
    const scope = { userId: founder.userId, teamIds: [] }
    const [row] = await listRowsToExport(test.database.db, 'webhookEndpoints', scope)
    expect(row).toMatchObject({ url: world.receiver.url() })
    expect(Object.keys(row ?? {}).join()).not.toMatch(/secret(?!Until)/i)
  })
})

describe('who may', () => {
  it('manages with a key that writes, reads with one that reads', async () => {
    const { test, founder } = world
    const { id } = await world.listen(founder, 'milestone.due')
    const read = await createApiKeyHeaders(test, founder, 'read')
    const write = await createApiKeyHeaders(test, founder, 'write')
    const calls = [
      ['GET', path],
      ['GET', `${path}/${id}/deliveries`],
      ['POST', path, values],
      ['PATCH', `${path}/${id}`, { description: 'x' }],
      ['POST', `${path}/${id}/secret`],
      ['POST', `${path}/${id}/test`],
      ['DELETE', `${path}/${id}`],
    ] as const
    const codesWith = async (headers: { authorization: string }) => {
      const codes: number[] = []
      for (const [method, url, payload] of calls) {
        const body = payload === undefined ? {} : { payload }
        codes.push((await test.inject({ method, url: `/api${url}`, headers, ...body })).statusCode)
      }
      return codes
    }
    expect(await codesWith(read)).toEqual([200, 200, 403, 403, 403, 403, 403])
    expect(await codesWith(write)).toEqual([200, 200, 200, 200, 200, 200, 200])
  })

  it('knows nothing of another member’s', async () => {
    const { send, founder, colleague, stranger } = world
    const { id } = await world.listen(founder, 'milestone.due')
    await send(founder, 'POST', `${path}/${id}/test`)
    const [delivery] = await world.deliveries(founder, id)
    for (const other of [colleague, stranger]) {
      expect((await send(other, 'GET', path)).json()).toEqual([])
      expect((await send(other, 'GET', `${path}/${id}/deliveries`)).statusCode).toBe(404)
    }
    expect((await send(stranger, 'PATCH', `${path}/${id}`, { description: 'x' })).statusCode).toBe(404)
    expect((await send(stranger, 'POST', `${path}/${id}/secret`)).statusCode).toBe(404)
    expect((await send(stranger, 'POST', `${path}/${id}/test`)).statusCode).toBe(404)
    expect((await send(stranger, 'POST', `/webhook-deliveries/${delivery?.id}/resend`)).statusCode).toBe(404)
    expect((await send(stranger, 'DELETE', `${path}/${id}`)).statusCode).toBe(200)
    expect(await world.endpoint(founder, id)).toMatchObject({ id })
    expect((await send(null, 'GET', path)).statusCode).toBe(401)
    for (const odd of ['not-an-id', '11111111-1111-4111-8111-111111111111'])
      expect((await send(founder, 'GET', `${path}/${odd}/deliveries`)).statusCode).toBe(404)
    expect((await send(founder, 'GET', `${path}/%00/deliveries`)).statusCode).toBe(400)
  })

  it('needs a membership to add one and to send, and gets nothing once it has ended', async () => {
    const { test, send, stranger, deliver, receiver } = world
    const { db } = test.database
    const { id } = await world.listen(stranger, 'milestone.completed')
    const milestone = { title: 'Open an account', status: 'completed', category: 'financial' }
    await send(stranger, 'POST', '/milestones', milestone)
    await endMembership(db, { userId: stranger.userId, now: test.clock.now() })
    await deliver()
    expect(receiver.received).toEqual([])
    expect((await world.deliveries(stranger, id))[0]).toMatchObject({ state: 'failed', attempts: [] })
    expect((await send(stranger, 'POST', path, values)).statusCode).toBe(403)
    expect((await send(stranger, 'POST', `${path}/${id}/test`)).statusCode).toBe(403)
    expect((await send(stranger, 'DELETE', `${path}/${id}`)).statusCode).toBe(200)
    await grantMembership(db, { userId: stranger.userId, now: test.clock.now() })
  })
})
