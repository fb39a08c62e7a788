import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '../errors.ts'

const answers: Record<string, { status: number } & ErrorBody> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    error: 'The request did not arrive whole in time.',
    code: 'TIMEOUT',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    error: 'The address and the headers are too long together: at most 16 KiB are taken.',
    code: 'REQUEST_HEADER_FIELDS_TOO_LARGE',
  },
}
const unreadable = { status: 400, error: 'This request cannot be read.', code: 'BAD_REQUEST' }

/** What Node’s parser gives up on, before there is a request, is answered in the one error shape too. The connection ends. */
export function answerUnreadableRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  // Whoever sent it has gone.
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, ...rest } = answers[error.code ?? ''] ?? unreadable
  const body = JSON.stringify(rest satisfies ErrorBody)
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  socket.destroy(error)
}
