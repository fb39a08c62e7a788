import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { knowQuiet } from '../../src/http/quiet.ts'

it('waits for who has not noticed that no more is wanted, not for probes, and never longer than said', async () => {
  const server = Fastify()
  knowQuiet(server)
  for (const url of ['/', '/readyz']) server.get(url, async () => 'yes')
  const waited = async (atMostMs: number) => {
    const begun = performance.now()
    await server.untilQuiet({ atMostMs })
    return performance.now() - begun
  }
  expect(await waited(5_000)).toBeLessThan(500)
  await server.inject('/')
  expect(await waited(300)).toBeGreaterThanOrEqual(300)
  await server.inject('/')
  const probes = setInterval(() => server.inject('/readyz'), 100)
  const last = await waited(20_000)
  clearInterval(probes)
  expect(last).toBeGreaterThan(900)
  expect(last).toBeLessThan(15_000)
})
