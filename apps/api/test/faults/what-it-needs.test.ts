import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { startS3 } from '../files/s3-server.ts'
import { startMailServer } from '../mail/mail-server.ts'
import { askForLinks } from './ask-for-links.ts'
import { useFaultPlace, withoutServer } from './fault-place.ts'
import { startStoreFront } from './store-front.ts'
import { startTcpProxy } from './tcp-proxy.ts'

const place = useFaultPlace()
const bucket = 'faults'
const s3 = withoutServer ? { reason: 'there is no PostgreSQL' } : await startS3(bucket)
if ('reason' in s3) process.stdout.write(` A store that goes away is not tested here: ${s3.reason}\n`)
afterAll(async () => {
  if (!('reason' in s3)) await s3.stop()
})

it.skipIf('reason' in s3)(
  'keeps every acknowledged file, once, where the store goes away in the middle of uploads',
  async () => {
    if ('reason' in s3) return
    const { endpoint = '', credentials } = s3.settings
    const { hostname, port } = new URL(endpoint)
    const store = await startTcpProxy({ host: hostname, port: Number(port) })
    const server = await place.start({
      S3_BUCKET: bucket,
      S3_ENDPOINT: store.through(endpoint).replace(/\/$/, ''),
      S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
    })
    const files = Array.from({ length: 24 }, (_, index) => ({
      name: `${index}.txt`,
      text: `${index} ${randomBytes(40_000).toString('hex')}`,
      caller: place.callers[index % place.callers.length],
    }))
    let failedTries = 0
    let endedAt = Number.POSITIVE_INFINITY
    let lastFailureAt = 0
    const upload = async ({ name, text, caller }: (typeof files)[number]) => {
      const headers = { 'x-api-key': caller?.apiKey ?? '', 'content-type': 'application/json' }
      const post = async (path: string, body: object, more: Record<string, string> = {}) => {
        const response = await fetch(`${server.address}${path}`, {
          method: 'POST',
          headers: { ...headers, ...more },
          body: JSON.stringify(body),
        })
        if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
        return (await response.json()) as { uploadURL: string; id: string }
      }
      for (;;) {
        const begun = performance.now()
        try {
          const { uploadURL } = await post('/api/documents/upload', { fileSize: Buffer.byteLength(text) })
          const sent = await fetch(uploadURL, { method: 'PUT', body: text })
          if (sent.status !== 200) throw new Error(`the store answered ${sent.status}`)
          return await post('/api/documents', { fileName: name, objectPath: uploadURL })
        } catch {
          failedTries += 1
          if (begun > endedAt) lastFailureAt = performance.now()
          await wait(200)
        }
      }
    }
    const under = Promise.all(files.map((file, index) => wait(index * 60).then(() => upload(file))))
    await wait(500)
    store.become('refuse')
    expect((await fetch(`${server.address}/readyz/files`)).status).toBe(503)
    // The rest is served.
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    await wait(2_000)
    store.become('pass')
    endedAt = performance.now()
    const recorded = await under
    for (const [index, { id }] of recorded.entries()) {
      const { text = '', caller } = files[index] ?? {}
      const response = await fetch(`${server.address}/api/documents/${id}/download`, {
        headers: { 'x-api-key': caller?.apiKey ?? '' },
      })
      expect(await response.text()).toBe(text)
    }
    const rows = await place.db.selectFrom('documents').select('fileName').execute()
    const seconds = Math.max(0, lastFailureAt - endedAt) / 1000
    process.stdout.write(
      `fault | store gone in the middle of uploads | sent ${files.length} | acknowledged ${recorded.length} | found ${rows.length} | lost 0 | doubled ${rows.length - files.length} | failed tries ${failedTries} | recovered in ${seconds.toFixed(1)} s\n`,
    )
    expect(failedTries).toBeGreaterThan(0)
    expect(rows).toHaveLength(files.length)
    expect(seconds).toBeLessThan(10)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    await store.close()
  },
  90_000,
)

it.skipIf('reason' in s3)(
  'says in words that the store is busy, serves what needs none, waits for a slow one, and records each file once',
  async () => {
    if ('reason' in s3) return
    const { endpoint = '', credentials } = s3.settings
    const store = await startStoreFront(endpoint)
    const server = await place.start({
      S3_BUCKET: bucket,
      S3_ENDPOINT: store.address,
      S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
    })
    const { apiKey = '', userId } = place.callers[0] ?? {}
    const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' }
    const ask = (method: string, path: string, body?: object) =>
      fetch(`${server.address}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const upload = async (text: string) => {
      const asked = await ask('POST', '/api/documents/upload', { fileSize: text.length })
      const { uploadURL } = (await asked.json()) as { uploadURL: string }
      expect((await fetch(uploadURL, { method: 'PUT', body: text })).status).toBe(200)
      return uploadURL
    }
    const record = (objectPath: string) => ask('POST', '/api/documents', { fileName: 'a.txt', objectPath })
    const first = (await (await record(await upload('first'))).json()) as { id: string }
    const waiting = await upload('second')
    const own = new URL(
      ((await (await ask('POST', '/api/documents/upload')).json()) as { uploadURL: string }).uploadURL,
    )

    store.become('busy')
    const refused = [await record(waiting), await fetch(own, { method: 'PUT', body: 'by way of the server' })]
    for (const response of refused) {
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('5')
      expect(await response.text()).toContain('does not answer just now')
    }
    expect((await fetch(`${server.address}/readyz/files`)).status).toBe(503)
    for (const path of ['/readyz', '/api/users/me']) expect((await ask('GET', path)).status).toBe(200)
    // Its file goes with a job, which is tried again.
    expect((await ask('DELETE', `/api/documents/${first.id}`)).status).toBe(200)

    store.become(1_000)
    const begun = performance.now()
    let longest = 0
    const slow = record(waiting)
    const isDone = slow.then(() => true)
    while (!(await Promise.race([isDone, wait(100, false)]))) {
      const asked = performance.now()
      await fetch(`${server.address}/healthz`)
      longest = Math.max(longest, performance.now() - asked)
    }
    const slowSeconds = (performance.now() - begun) / 1000
    expect((await slow).status).toBe(200)
    store.become('pass')
    expect((await record(waiting)).status).toBe(200)
    const rows = await place.db
      .selectFrom('documents')
      .select('id')
      .where('userId', '=', userId ?? '')
      .where('fileName', '=', 'a.txt')
      .execute()
    process.stdout.write(
      `fault | store busy, then 1 s late | sent 3 | acknowledged 2 | found ${rows.length + 1} | doubled ${rows.length - 1} | recorded in ${slowSeconds.toFixed(1)} s while late | others waited ${longest.toFixed(0)} ms at most\n`,
    )
    expect(rows).toHaveLength(1)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    store.close()
  },
  90_000,
)

it.skipIf(withoutServer)(
  'sends every mail, once, where the mail server was gone',
  async () => {
    const mail = await startMailServer()
    const { port } = new URL(mail.url)
    const way = await startTcpProxy({ host: '127.0.0.1', port: Number(port) })
    const server = await place.start({ SMTP_URL: way.through(mail.url), MAIL_FROM: 'us@example.com' })
    way.become('refuse')
    const asked = await askForLinks(server.address, { db: place.db, count: 6 })
    expect((await fetch(`${server.address}/readyz/mail`)).status).toBe(503)
    await wait(4_000)
    expect(mail.received).toHaveLength(0)
    way.become('pass')
    const endedAt = performance.now()
    await vi.waitFor(() => expect(mail.received).toHaveLength(asked), {
      timeout: 40_000,
      interval: 100,
    })
    const seconds = (performance.now() - endedAt) / 1000
    await wait(2_000)
    const receivers = new Set(mail.received.map((text) => /X-Envelope-To: (\S+)/.exec(text)?.[1]))
    process.stdout.write(
      `fault | mail server gone for 4 s | sent ${asked} | acknowledged ${asked} | found ${receivers.size} | lost ${asked - receivers.size} | doubled ${mail.received.length - receivers.size} | recovered in ${seconds.toFixed(1)} s\n`,
    )
    expect(receivers.size).toBe(asked)
    expect(mail.received).toHaveLength(asked)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    await way.close()
  },
  90_000,
)
