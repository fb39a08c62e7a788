import type { APIRequestContext } from '@playwright/test'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

export type MemberApi = {
  readonly userId: string
  /** @throws where the answer is an error, with what it said. */
  readonly call: <T>(method: Method, path: string, data?: object) => Promise<T>
}

/** The REST API of the member whose session `request` has. */
export async function createMemberApi(request: APIRequestContext): Promise<MemberApi> {
  async function call<T>(method: Method, path: string, data?: object): Promise<T> {
    const answer = await request[method](`/api${path}`, data === undefined ? {} : { data })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const { id } = await call<{ id: string }>('get', '/users/me')
  return { userId: id, call }
}
