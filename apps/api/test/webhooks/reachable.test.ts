import type { LookupAddress } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { postMessage } from '../../src/webhooks/post-message.ts'
import { lookupReachable, type ResolveName, requireTarget } from '../../src/webhooks/reachable.ts'
import { type Network, webhookSettings } from '../../src/webhooks/settings.ts'
import { useReceiver } from './receiver.ts'

const networksOf = (list: string): readonly Network[] =>
  webhookSettings.parse({ WEBHOOK_NETWORKS: list }).webhookNetworks
const none = networksOf('')
const receiver = useReceiver()

const inside = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:0:10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  '100::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '4000::1',
]
const outside = ['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.167.1.1', '2606:4700:4700::1111', '::ffff:8.8.8.8']
const inUrl = (address: string) => (address.includes(':') ? `[${address}]` : address)

describe('an address that is written out', () => {
  it.each(inside)('%s is refused', (address) => {
    expect(() => requireTarget(`https://${inUrl(address)}/hook`, none)).toThrow(/internet/)
  })

  it.each(outside)('%s is taken', (address) => {
    expect(() => requireTarget(`https://${inUrl(address)}/hook`, none)).not.toThrow()
  })

  it.each([
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://017700000001/',
    'https://127.1/',
    'https://127.0.0.1./',
    'https://①②⑦.0.0.1/',
    'https://[0:0:0:0:0:ffff:7f00:0001]/',
    'https://2852039166/latest/meta-data/',
  ])('%s is refused, however it is written', (url) => {
    expect(() => requireTarget(url, none)).toThrow(/internet/)
  })
})

describe('a name', () => {
  const resolveTo =
    (...answers: string[][]): ResolveName =>
    (_name, _options, callback) => {
      const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? []
      callback(
        null,
        addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    }
  const lookUp = (resolve: ResolveName, policy = { networks: none, isPlain: false }) =>
    new Promise<unknown>((done) =>
      lookupReachable(policy, resolve)('hook.example.com', { all: true }, (error, addresses) =>
        done(error ?? addresses),
      ),
    )

  it.each(inside)('that resolves to %s leads nowhere', async (address) => {
    expect(await lookUp(resolveTo([address]))).toMatchObject({ name: 'UnreachableAddressError' })
  })

  it('that resolves to some of both leads to the public ones', async () => {
    const found = await lookUp(resolveTo(['10.0.0.1', '8.8.8.8', '::1']))
    expect(found).toEqual([{ address: '8.8.8.8', family: 4 }])
  })

  const post = (url: string, resolve: ResolveName, networks = none) =>
    postMessage(
      { url, headers: {}, body: '{}', signal: new AbortController().signal },
      { networks, resolve, timeoutMs: 2_000 },
    )

  it('that has turned to the inside since it was entered is not connected to', async () => {
    const own = networksOf('127.0.0.1')
    // What was resolved, and nothing else, is connected to: the second answer is asked for by the second message only.
    const resolve = resolveTo(['127.0.0.1'], ['127.0.0.2'])
    const url = `http://rebind.example.com:${receiver.port()}/`
    expect(await post(url, resolve, own)).toMatchObject({ status: 204, problem: null })
    expect(await post(url, resolve, own)).toMatchObject({ status: null })
    expect(receiver.received).toHaveLength(1)
  })

  it('that leads inside is answered as one that nobody knows', async () => {
    const fail =
      (code: string): ResolveName =>
      (_name, _options, callback) =>
        callback(Object.assign(new Error(code), { code }), [])
    const url = 'https://hook.example.com/'
    const inner = await post(url, resolveTo(['10.11.12.13']))
    expect(inner).toEqual({
      status: null,
      answer: '',
      durationMs: 0,
      problem: expect.stringMatching(/^No address that the internet reaches was found for the host\. Check/),
    })
    for (const code of ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'])
      expect(await post(url, fail(code))).toEqual(inner)
    expect(await post('https://10.11.12.13/', fail('ENOTFOUND'))).toEqual(inner)
    expect(await post(url, resolveTo([]))).toEqual(inner)
  })

  it('that leads to a public address gets no plain http', async () => {
    const found = await lookUp(resolveTo(['8.8.8.8']), { networks: networksOf('10.0.0.0/8'), isPlain: true })
    expect(found).toMatchObject({ name: 'UnreachableAddressError' })
  })
})

describe('the operator’s own networks', () => {
  it('are reached, by plain http too, and nothing beside them', () => {
    const own = networksOf('10.0.0.0/8, ::1')
    expect(() => requireTarget('http://10.1.2.3/', own)).not.toThrow()
    expect(() => requireTarget('http://[::1]/', own)).not.toThrow()
    expect(() => requireTarget('http://[::ffff:10.1.2.3]/', own)).not.toThrow()
    expect(() => requireTarget('https://127.0.0.1/', own)).toThrow(/internet/)
    expect(() => requireTarget('http://8.8.8.8/', own)).toThrow(/internet/)
    expect(() => requireTarget('http://hook.example.com/', none)).toThrow(/https/)
  })

  it('are told wrong in words', () => {
    const { error } = webhookSettings.safeParse({ WEBHOOK_NETWORKS: '10.0.0.0/8,office' })
    expect(error?.issues[0]?.message).toBe('office is no address or range, such as 10.0.0.0/8')
  })
})

describe('a message', () => {
  const own = networksOf('127.0.0.1')
  const post = (timeoutMs = 2_000) =>
    postMessage(
      {
        url: receiver.url(),
        headers: { 'webhook-id': 'evt_1' },
        body: '{"a":1}',
        signal: new AbortController().signal,
      },
      { networks: own, timeoutMs },
    )
  afterEach(() => {
    receiver.answers = []
  })

  it('is posted as JSON with its headers', async () => {
    expect(await post()).toMatchObject({ status: 204, answer: '', problem: null })
    const [{ headers, body }] = receiver.received as [(typeof receiver.received)[number]]
    expect(body).toBe('{"a":1}')
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'evt_1' })
  })

  it('does not follow a redirect', async () => {
    receiver.answers = [{ status: 307, headers: { location: receiver.url('/elsewhere') } }]
    expect(await post()).toMatchObject({ status: 307, problem: expect.stringContaining('not followed') })
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
  })

  it('reads the start of an answer only', async () => {
    receiver.answers = [{ status: 500, body: `\u0000${'é'.repeat(5_000_000)}` }]
    const { answer, problem } = await post()
    expect(answer).toBe('é'.repeat(1_000))
    expect(problem).toBe('It answered 500.')
  })

  it.each([
    ['a byte at a time', 50, 'x'],
    ['without end', 0, 'x'.repeat(65_536)],
  ])('lets nobody hold it who answers %s', async (_what, everyMs, chunk) => {
    let sent = 0
    const dripping = createServer((_request, response) => {
      response.writeHead(200)
      const write = () => {
        if (response.destroyed) return
        sent += chunk.length
        response.write(chunk)
        setTimeout(write, everyMs)
      }
      write()
    })
    const url = await new Promise<string>((done) =>
      dripping.listen(0, '127.0.0.1', () =>
        done(`http://127.0.0.1:${(dripping.address() as AddressInfo).port}/`),
      ),
    )
    const ended = new Promise((done) => dripping.once('connection', (socket) => socket.once('close', done)))
    const signal = new AbortController().signal
    const started = performance.now()
    const got = await postMessage({ url, headers: {}, body: '{}', signal }, { networks: own, timeoutMs: 600 })
    expect(performance.now() - started).toBeLessThan(3_000)
    // The status has come, and decides.
    expect(got).toMatchObject({ status: 200, problem: null, answer: expect.stringMatching(/^x{1,1000}$/) })
    await ended
    expect(sent).toBeLessThan(8_000_000)
    dripping.close()
  })

  it('does not wait for ever', async () => {
    receiver.answers = [{ status: 200, never: true }]
    expect(await post(100)).toMatchObject({ status: null, problem: 'No answer came in time.' })
  })

  it('says in words what went wrong with a connection', async () => {
    const answer = await postMessage(
      { url: 'http://127.0.0.1:1/', headers: {}, body: '{}', signal: new AbortController().signal },
      { networks: own },
    )
    expect(answer).toMatchObject({ status: null, problem: 'The connection was refused.' })
  })
})
