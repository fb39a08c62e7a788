import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { startMailServer } from '../mail/mail-server.ts'
import { askForLinks } from './ask-for-links.ts'
import { useFaultPlace, withoutServer } from './fault-place.ts'
import { printOutcome, startWriteLoad } from './write-load.ts'

const place = useFaultPlace()

it.skipIf(withoutServer)(
  'doubles nothing where the database commits and its acknowledgement is lost',
  async () => {
    const server = await place.start()
    const load = startWriteLoad(() => server.address, place)
    await load.acknowledgedMore(20)
    const lost = place.proxy.loseCommits(20)
    await vi.waitFor(() => expect(lost.count()).toBe(20), { timeout: 40_000, interval: 20 })
    load.faultEnded()
    await load.acknowledgedMore(30)
    const outcome = await load.finish(place.db)
    printOutcome('20 commits whose acknowledgement is lost', outcome)
    expect(outcome.failedTries).toBeGreaterThan(0)
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, found: outcome.sent })
    expect(outcome.recoverySeconds).toBeLessThan(10)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  },
  90_000,
)

it.skipIf(withoutServer)(
  'serves on where one of three processes is frozen, and loses nothing when it goes on',
  async () => {
    const servers = await Promise.all([place.start(), place.start(), place.start()])
    let turn = 0
    const load = startWriteLoad(() => servers[turn++ % servers.length]?.address ?? '', place)
    await load.acknowledgedMore(60)
    const [frozen] = servers
    frozen?.child.kill('SIGSTOP')
    await wait(12_000)
    // Each writer meets it once in three tries, and waits eight seconds there.
    await load.acknowledgedMore(12)
    frozen?.child.kill('SIGCONT')
    load.faultEnded()
    await load.acknowledgedMore(60)
    const outcome = await load.finish(place.db)
    printOutcome('one process of three frozen for 12 s', outcome)
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, found: outcome.sent })
    expect(outcome.recoverySeconds).toBeLessThan(10)
    for (const { child } of servers) child.kill('SIGTERM')
    expect(await Promise.all(servers.map(({ exited }) => exited))).toEqual([0, 0, 0])
  },
  120_000,
)

it.skipIf(withoutServer)(
  'serves on where the mail server takes connections and says nothing, and sends every mail once later',
  async () => {
    const mail = await startMailServer()
    const silent = createServer((socket) => socket.on('error', () => {}))
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
    const { port } = silent.address() as AddressInfo
    const settings = { MAIL_FROM: 'us@example.com' }
    let server = await place.start({ ...settings, SMTP_URL: `smtp://127.0.0.1:${port}` })
    const asked = await askForLinks(server.address, { db: place.db, count: 3 })
    expect((await fetch(`${server.address}/readyz/mail`)).status).toBe(503)
    const load = startWriteLoad(() => server.address, place)
    await load.acknowledgedMore(100)
    const outcome = await load.finish(place.db)
    printOutcome('mail server that says nothing', outcome)
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, failedTries: 0, found: outcome.sent })
    // It hands over at no greeting: what was under way is left to the next start.
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    server = await place.start({ ...settings, SMTP_URL: mail.url })
    await vi.waitFor(() => expect(mail.received).toHaveLength(asked), { timeout: 60_000 })
    await wait(2_000)
    expect(mail.received).toHaveLength(asked)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    silent.close()
  },
  150_000,
)
