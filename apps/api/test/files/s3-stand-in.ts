import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '../../src/files/settings.ts'

/**
 * As much of an S3 store as objects of any size need, in this process and without its checks: for what a call costs us. What a store
 * takes and refuses is tested with a real one (`s3-server.ts`).
 */
export async function startS3StandIn(): Promise<{
  settings: S3Settings
  put: (key: string, bytes: Buffer) => void
  stop: () => void
}> {
  const objects = new Map<string, Buffer | number>()
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    if (request.method === 'PUT') objects.set(path, await countBytes(request))
    if (request.method === 'DELETE') objects.delete(path)
    const found = objects.get(path)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || found === undefined) {
      response.writeHead(isRead ? 404 : 200).end()
      return
    }
    response.writeHead(200, { 'content-length': typeof found === 'number' ? found : found.length })
    response.end(request.method === 'GET' ? found : undefined)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const credentials = { accessKeyId: 'test-access', secretAccessKey: 'test-secret' }
  return {
    settings: {
      bucket: 'files',
      region: 'us-east-1',
      endpoint,
      credentials,
      pathStyle: true,
      sts: undefined,
    },
    put: (key, bytes) => objects.set(`/files/${key}`, bytes),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What is kept is counted only: to join it would be a long turn of the test's own. */
async function countBytes(request: IncomingMessage): Promise<number> {
  let count = 0
  for await (const chunk of request) count += (chunk as Buffer).length
  return count
}
