import type { Page } from 'playwright-core'
import { inject } from 'vitest'

type Method = 'get' | 'patch' | 'delete' | 'post'

/** The sample member's own REST API, to put a journey's start in place and to leave nothing behind. */
export async function sampleApi(page: Page) {
  async function call<T>(method: Method, path: string, data?: object): Promise<T> {
    const answer = await page.request[method](`/api${path}`, {
      ...(data === undefined ? {} : { data }),
      headers: { origin: inject('baseUrl') },
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const { id } = await call<{ id: string }>('get', '/users/me')
  return { userId: id, call }
}
