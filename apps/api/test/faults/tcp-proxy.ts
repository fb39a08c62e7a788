import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * What a network does to a server and its database. `pass`: nothing. `slow`: every packet waits. `freeze`: nothing gets through, and
 * nobody is told. `refuse`: connections end at once, as where no server listens.
 */
export type Weather = 'pass' | 'slow' | 'freeze' | 'refuse'

export type TcpProxy = {
  /** The address with the proxy in place of the host. */
  readonly through: (url: string) => string
  readonly become: (weather: Weather) => void
  /** Ends every connection that there is, in the middle of whatever it carries. */
  readonly cut: () => void
  /** Ends the next so many connections of PostgreSQL's that tell of a commit, before the word is passed on. */
  readonly loseCommits: (count: number) => { readonly count: () => number }
  readonly close: () => Promise<void>
}

const slowMs = 150
/** How PostgreSQL acknowledges one. */
const committed = 'COMMIT\0'

/** Stands between a server and what it needs, on this machine. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let weather: Weather = 'pass'
  let commitsToLose = 0
  const pairs = new Set<readonly [Socket, Socket]>()

  const thaw = async () => {
    while (weather === 'freeze') await wait(20)
    if (weather === 'slow') await wait(slowMs)
  }
  const carry = async (from: Socket, to: Socket) => {
    try {
      for await (const chunk of from) {
        await thaw()
        if (commitsToLose > 0 && chunk.includes(committed)) {
          commitsToLose -= 1
          from.destroy()
          to.destroy()
          return
        }
        if (!to.write(chunk)) await new Promise((drained) => to.once('drain', drained).once('close', drained))
      }
      to.end()
    } catch {
      to.destroy()
    }
  }
  const server = createServer((near) => {
    near.on('error', () => {})
    if (weather === 'refuse') {
      near.destroy()
      return
    }
    const far = connect(target)
    far.on('error', () => near.destroy())
    const pair = [near, far] as const
    pairs.add(pair)
    near.once('close', () => {
      far.destroy()
      pairs.delete(pair)
    })
    far.once('close', () => near.destroySoon())
    void carry(near, far)
    void carry(far, near)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo

  const cut = () => {
    for (const [near, far] of pairs) {
      near.destroy()
      far.destroy()
    }
  }
  return {
    through: (url) => {
      const changed = new URL(url)
      changed.hostname = '127.0.0.1'
      changed.port = String(port)
      return changed.href
    },
    become: (next) => {
      weather = next
      if (next === 'refuse') cut()
    },
    cut,
    loseCommits: (count) => {
      commitsToLose = count
      return { count: () => count - commitsToLose }
    },
    close: async () => {
      weather = 'pass'
      cut()
      await new Promise((closed) => server.close(closed))
    },
  }
}
