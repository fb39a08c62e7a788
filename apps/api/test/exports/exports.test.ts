import { DomainError } from '@suv/domain'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { extractText } from '../../src/document-analyzer/extract/extract-text.ts'
import { renderPdf } from '../../src/exports/export-pool.ts'
import { registerExports } from '../../src/http/exports.ts'
import { handleRequestError } from '../../src/http/request-errors.ts'
import { createApiKeyHeaders, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const testServer = useTestServer()
const [founder] = useMembers(testServer, 'founder@example.org')
let server: FastifyInstance

beforeAll(async () => {
  server = Fastify()
  server.setErrorHandler(handleRequestError)
  registerExports(server, testServer.dependencies, [
    {
      path: '/api/exports/mine.txt',
      produce: async ({ actor }) => ({
        fileName: 'Zoë’s 事業計画.txt',
        type: 'text/plain; charset=utf-8',
        bytes: Buffer.from(actor.userId),
      }),
    },
    {
      path: '/api/exports/none.txt',
      produce: async () => {
        throw new DomainError('not_found', 'There is nothing to export yet.')
      },
    },
  ])
})

afterAll(async () => {
  await server.close()
})

test('a file comes as an attachment under its own name, for its member only', async () => {
  const url = '/api/exports/mine.txt'
  const answer = await server.inject({ url, headers: founder.cookie })

  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe(founder.userId)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="Zo__s ____.txt"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20%E4%BA%8B%E6%A5%AD%E8%A8%88%E7%94%BB.txt`,
  )
  expect((await server.inject({ url })).json()).toMatchObject({ code: 'UNAUTHORIZED' })
  const key = await createApiKeyHeaders(testServer, founder, 'read')
  expect((await server.inject({ url, headers: key })).body).toBe(founder.userId)
})

test('what cannot be made is answered in the shape of every error', async () => {
  const answer = await server.inject({ url: '/api/exports/none.txt', headers: founder.cookie })

  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ error: 'There is nothing to export yet.', code: 'NOT_FOUND' })
})

test('a PDF takes every script, even those its font lacks', async () => {
  const pdf = await renderPdf({
    title: 'Demande de Zoë Łęcka',
    createdAt: '2026-11-20',
    content: [{ text: 'Ελληνικά, кириллица, 事業計画, 🛶', style: 'title' }],
  })

  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF')
})

test('a PDF opens no file and no address that its content names', async () => {
  const withImage = (image: string) =>
    renderPdf({ title: 'Trick', createdAt: '2026-11-20', content: [{ image }] })

  await expect(withImage('/etc/hostname')).rejects.toThrow()
  await expect(withImage('http://127.0.0.1:9/secret.png')).rejects.toThrow()
})

test('two PDFs at once both come, and one that fails takes none with it', async () => {
  const titled = async (title: string) => {
    const pdf = await renderPdf({ title, createdAt: '2026-11-20', content: [title] })
    return (await extractText(pdf)).text
  }
  const first = titled('First of two')
  const failed = renderPdf({ title: 'Trick', createdAt: '2026-11-20', content: [{ image: '/etc/hostname' }] })
  const second = titled('Second of two')

  await expect(failed).rejects.toThrow()
  expect(await first).toContain('First of two')
  expect(await second).toContain('Second of two')
  expect(await titled('One more')).toContain('One more')
})

test('a PDF under way is finished before the server stops', async () => {
  const stopping = Fastify()
  const asked = Promise.withResolvers<void>()
  registerExports(stopping, testServer.dependencies, [
    {
      path: '/api/exports/last.pdf',
      produce: async () => {
        asked.resolve()
        const content = ['A line of the last PDF. '.repeat(1_000)]
        return {
          fileName: 'last.pdf',
          type: 'application/pdf',
          bytes: await renderPdf({ title: 'Last', createdAt: '2026-11-20', content }),
        }
      },
    },
  ])
  const address = await stopping.listen({ host: '127.0.0.1', port: 0 })
  const answer = fetch(`${address}/api/exports/last.pdf`, {
    headers: { ...founder.cookie, connection: 'close' },
  })
  await asked.promise
  const stopped = stopping.close()

  const pdf = Buffer.from(await (await answer).arrayBuffer()).toString('latin1')
  expect(pdf).toMatch(/^%PDF-/)
  expect(pdf.trimEnd()).toMatch(/%%EOF$/)
  await stopped
})
