import { connect, type Socket } from 'node:net'

/** The name of what was found, or undefined where the bytes are clean. */
export type Scan = (bytes: Uint8Array) => Promise<string | undefined>

/** The virus check gave no answer: nobody knows whether the file is clean. */
export class ScannerError extends Error {
  override readonly name = 'ScannerError'
}

const chunkSize = 64 * 1024
const timeoutMs = 30_000

/**
 * Asks a ClamAV daemon over TCP, by its INSTREAM command: the bytes in pieces, each with its length before it, then a length
 * of 0.
 *
 * @param url tcp://host:port
 */
export function createClamdScan(url: URL): Scan {
  const address = { host: url.hostname.replaceAll(/[[\]]/g, ''), port: Number(url.port || 3310) }
  return async (bytes) => {
    const answer = await ask(address, bytes)
    if (/^stream: OK$/.test(answer)) return undefined
    const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? []
    if (found === undefined) throw new ScannerError(`The virus check answered: ${answer.slice(0, 200)}`)
    return found
  }
}

function ask(address: { host: string; port: number }, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address)
    let answer = ''
    const fail = (reason: string, cause?: unknown) => {
      socket.destroy()
      reject(new ScannerError(`The virus check ${reason}`, { cause }))
    }
    socket.setTimeout(timeoutMs, () => fail('did not answer in time'))
    socket.on('error', (error) => fail('could not be reached', error))
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      if (answer.length > 4096) fail('answered too much')
    })
    socket.on('close', () => resolve(answer.replaceAll(/[\0\n]/g, '').trim()))
    socket.on('connect', () => {
      send(socket, bytes).catch((error: unknown) => fail('broke off', error))
    })
  })
}

async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += chunkSize) {
    const chunk = bytes.subarray(at, at + chunkSize)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    socket.write(length)
    if (!socket.write(chunk)) {
      await new Promise<void>((resolve, reject) => {
        socket.once('drain', resolve)
        socket.once('close', () => reject(new ScannerError('The connection was closed')))
      })
    }
  }
  socket.write(Buffer.alloc(4))
}
