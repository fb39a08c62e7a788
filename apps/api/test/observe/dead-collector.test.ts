import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { openTracing } from '../../src/observe/tracing.ts'

const request = { method: 'GET', id: 'r', headers: {} } as FastifyRequest
const settings = { headers: {}, serviceName: 'landfall', share: 1 }

it('a collector that says nothing costs a request nothing, keeps no traces in memory and holds up no stop', async () => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => {}).resume()))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const tracing = openTracing({ ...settings, endpoint: `http://127.0.0.1:${port}` })
  const trace = async (requests: number) => {
    const begun = process.cpuUsage()
    for (let done = 0; done < requests; done += 100) {
      for (let one = 0; one < 100; one += 1)
        tracing.endRequest(tracing.beginRequest(request, '/api/users/me'), 200)
      await wait(1)
    }
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / requests
  }
  await trace(5_000)
  const before = process.memoryUsage().heapUsed
  const cost = await trace(30_000)
  const grown = (process.memoryUsage().heapUsed - before) / 1_048_576
  const begun = performance.now()
  await tracing.close()
  const seconds = (performance.now() - begun) / 1000
  process.stdout.write(
    `fault | collector that says nothing | sent 30000 traces | ${cost.toFixed(0)} µs each | memory ${grown.toFixed(0)} MB more | stopped in ${seconds.toFixed(1)} s\n`,
  )
  // All of them would be some 60 MB.
  expect(grown).toBeLessThan(30)
  expect(cost).toBeLessThan(500)
  expect(seconds).toBeLessThan(4)
  for (const socket of sockets) socket.destroy()
  await new Promise((closed) => server.close(closed))
})
