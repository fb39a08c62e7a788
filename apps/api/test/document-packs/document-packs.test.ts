import { describe, expect, it } from 'vitest'
import { useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path = '',
  payload?: object,
  headers: object = member.cookie,
) {
  const url = `/api/document-packs${path}`
  return test.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })
}

async function document(userId: string): Promise<string> {
  const { id } = await test.database.db
    .insertInto('documents')
    .values({
      userId,
      fileName: 'passport.pdf',
      fileType: 'application/pdf',
      objectPath: crypto.randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

it.each([
  ['GET', ''],
  ['POST', ''],
  ['PUT', '/x'],
  ['DELETE', '/x'],
] as const)('%s %s answers 401 to a stranger', async (method, path) => {
  expect((await call(method, path, method === 'GET' ? undefined : {}, {})).statusCode).toBe(401)
})

describe('packs', () => {
  it('are kept, written anew and deleted, and are nobody else’s', async () => {
    expect((await call('GET')).json()).toEqual([])
    const papers = [{ documentId: await document(member.userId), label: 'Passport, Amina' }]
    const values = { title: 'Work permit', destination: 'ircc_portal', papers }
    const pack = (await call('POST', '', values)).json()
    expect(pack).toMatchObject({ ...values, limitMb: null, userId: member.userId })
    expect((await call('GET')).json()).toEqual([pack])
    expect((await call('GET', '', undefined, other.cookie)).json()).toEqual([])

    const changed = { title: 'By mail', destination: 'other', limitMb: 10 }
    expect((await call('PUT', `/${pack.id}`, changed, other.cookie)).statusCode).toBe(404)
    expect((await call('PUT', `/${pack.id}`, changed)).json()).toMatchObject({ ...changed, papers: [] })
    await call('DELETE', `/${pack.id}`, undefined, other.cookie)
    expect((await call('GET')).json()).toHaveLength(1)
    for (const _ of [1, 2]) expect((await call('DELETE', `/${pack.id}`)).json()).toEqual({ id: pack.id })
    expect((await call('PUT', `/${pack.id}`, changed)).statusCode).toBe(404)
  })

  it('take papers of the member only; one that was deleted meanwhile may stay', async () => {
    const [mine, theirs] = await Promise.all([document(member.userId), document(other.userId)])
    const pack = (documentId: string) => ({
      title: 'Pack',
      destination: 'pr_portal',
      papers: [{ documentId, label: 'Paper' }],
    })
    const refused = await call('POST', '', pack(theirs))
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toContain('Choose documents that you uploaded.')
    const { id } = (await call('POST', '', pack(mine))).json()
    await test.database.db.deleteFrom('documents').where('id', '=', mine).execute()
    expect((await call('PUT', `/${id}`, pack(mine))).statusCode).toBe(200)
    expect((await call('PUT', `/${id}`, pack(theirs))).statusCode).toBe(400)
    expect((await call('POST', '', pack(mine))).statusCode).toBe(400)
  })

  it.each([
    [{ title: '' }],
    [{ destination: 'mail' }],
    [{ destination: 'other' }],
    [{ limitMb: 4 }],
    [{ destination: 'other', limitMb: 101 }],
    [{ papers: [{ documentId: 'x', label: 'Paper' }] }],
    [{ papers: 'none' }],
  ])('refuse %j', async (values) => {
    const answer = await call('POST', '', { title: 'Pack', destination: 'pr_portal', ...values })
    expect(answer.statusCode, answer.body).toBe(400)
  })

  it('refuse a paper twice, one without a label, and more than a hundred', async () => {
    const documentId = await document(member.userId)
    const papers = (count: number, label = 'Paper') =>
      Array.from({ length: count }, () => ({ documentId, label }))
    for (const given of [papers(2), papers(1, ' '), papers(101)]) {
      const answer = await call('POST', '', { title: 'Pack', destination: 'pr_portal', papers: given })
      expect(answer.statusCode).toBe(400)
    }
  })
})
