import { expect, type Page } from '@playwright/test'

/** A key that reads, made without its dialog, for the member whose session `page` has in the app at `origin`. */
export async function createApiKey(page: Page, origin: string, password: string): Promise<string> {
  const answer = await page.request.post('/trpc/apiKeys.create', {
    data: { json: { name: 'Build server key', scope: 'read', password } },
    headers: { origin },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { result } = (await answer.json()) as { result: { data: { json: { key: string } } } }
  return result.data.json.key
}

/** What its owner's data are answered with to a program with this key: 401 once the key is revoked. */
export async function statusWithKey(baseUrl: string, key: string): Promise<number> {
  const response = await fetch(`${baseUrl}/api/users/me`, { headers: { 'x-api-key': key } })
  return response.status
}
