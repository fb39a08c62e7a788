import { grantMembership } from '@suv/db'
import { createUser } from '@suv/db/testing'
import { beforeAll } from 'vitest'
import { hashPassword } from '../../src/features/accounts/password-hash.ts'
import type { TestServer } from './test-server.ts'

export const password = 'correct horse battery'
let passwordHash: string | undefined

export type Member = {
  readonly userId: string
  readonly email: string
  /** Where it is another than `password`. */
  readonly password?: string
  /** Headers of the member's browser. */
  readonly cookie: { readonly cookie: string }
}

/** Members of the site for all tests of a file, one for each address. */
export function useMembers<const Emails extends readonly string[]>(
  test: TestServer,
  ...emails: Emails
): { [Index in keyof Emails]: Member } {
  const members = emails.map(() => ({}) as Member)
  beforeAll(async () => {
    for (const [index, email] of emails.entries()) {
      Object.assign(members[index] ?? {}, await createMember(test, email))
    }
  })
  return members as { [Index in keyof Emails]: Member }
}

/** A member with a password, with full access, who has signed in. */
export async function createMember(testServer: TestServer, email: string): Promise<Member> {
  const member = await createMemberWithoutAccess(testServer, email)
  await grantMembership(testServer.database.db, { userId: member.userId, now: testServer.clock.now() })
  return member
}

/** The same, without full access: as one whose money went back, or who has left the team that had it. */
export async function createMemberWithoutAccess(testServer: TestServer, email: string): Promise<Member> {
  // scrypt is slow on purpose: once a run is enough.
  passwordHash ??= await hashPassword(password)
  await createUser(testServer.database.db, { email, passwordHash })
  return signIn(testServer, { email, password })
}

/** Signs in a member who exists, as a browser does. */
export async function signIn(
  { server }: TestServer,
  credentials: { readonly email: string; readonly password: string },
): Promise<Member> {
  const response = await server.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: credentials,
  })
  if (response.statusCode !== 200) throw new Error(`sign-in failed: ${response.statusCode} ${response.body}`)
  const cookie = {
    cookie: response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
  }
  const me = await server.inject({ method: 'GET', url: '/api/users/me', headers: cookie })
  return { userId: me.json().id, ...credentials, cookie }
}

/** Calls a tRPC procedure over HTTP as the web app does, one call a batch. */
export async function callTrpc(
  { server }: TestServer,
  type: 'query' | 'mutation',
  path: string,
  options: { input?: unknown; headers?: Record<string, string> } = {},
) {
  const payload = {
    json: options.input ?? null,
    ...(options.input === undefined ? { meta: { values: ['undefined'] } } : {}),
  }
  return server.inject({
    method: type === 'query' ? 'GET' : 'POST',
    url: `/trpc/${path}`,
    ...(options.headers === undefined ? {} : { headers: options.headers }),
    ...(type === 'query' ? { query: { input: JSON.stringify(payload) } } : { payload }),
  })
}

/** Creates an API key for the member and gives the headers that use it. */
export async function createApiKeyHeaders(
  testServer: TestServer,
  member: Member,
  scope: 'read' | 'write',
): Promise<{ authorization: string }> {
  const response = await callTrpc(testServer, 'mutation', 'apiKeys.create', {
    input: { name: `${scope} key`, scope, password: member.password ?? password },
    headers: member.cookie,
  })
  const { key } = response.json().result.data.json as { key: string }
  return { authorization: `Bearer ${key}` }
}
