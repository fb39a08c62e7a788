import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { createWebhookSecrets } from '../../src/webhooks/secrets.ts'
import { signMessage } from '../../src/webhooks/sign-message.ts'

it('signs as the specification’s own example', () => {
  const headers = signMessage({
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
    secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  })
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('signs id, timestamp and body with each secret, the newest first', () => {
  const { create } = createWebhookSecrets('a secret of the server')
  const secrets = [create(), create()]
  const at = new Date('2026-11-22T10:00:00.900Z')
  const body = '{"ü":"✓"}'
  const headers = signMessage({ id: 'evt_1', at, body, secrets })
  const byHand = secrets.map((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const text = `evt_1.${Math.floor(at.getTime() / 1000)}.${body}`
    return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
  })
  expect(headers['webhook-signature']).toBe(byHand.join(' '))
})

it('is verified with either secret, and not after a change', () => {
  const { create } = createWebhookSecrets('a secret of the server')
  const secrets = [create(), create()]
  const body = '{"type":"milestone.due"}'
  const headers = signMessage({ id: 'evt_1', at: new Date(), body, secrets })
  for (const secret of secrets) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
  expect(() => new Webhook(create()).verify(body, headers)).toThrow('No matching signature')
  expect(() => new Webhook(secrets[0] ?? '').verify(`${body} `, headers)).toThrow('No matching signature')
  const other = { ...headers, 'webhook-id': 'evt_2' }
  expect(() => new Webhook(secrets[0] ?? '').verify(body, other)).toThrow('No matching signature')
})

it('keeps secrets so that they are read with the server’s secret only', async () => {
  const [secrets, others] = [createWebhookSecrets('one secret'), createWebhookSecrets('another secret')]
  const secret = secrets.create()
  expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(24)
  const sealed = await secrets.seal(secret)
  expect(sealed).not.toContain(secret.slice(6, 20))
  expect(await secrets.seal(secret)).not.toBe(sealed)
  expect(await secrets.open(sealed)).toBe(secret)
  await expect(others.open(sealed)).rejects.toThrow()
})
