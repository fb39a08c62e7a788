import { setTimeout } from 'node:timers/promises'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import type { SampleSignIn } from './run.ts'

/**
 * Signs in at `baseUrl`; the session's cookie is the request context's afterwards. An address may sign in so often in a minute:
 * a file of many tests waits its turn for as long as the answer says, which does not count as the test's time. To ask again any
 * sooner would use up the tries of the address and the account too.
 */
export async function signIn(request: APIRequestContext, baseUrl: string, data: SampleSignIn): Promise<void> {
  const ask = () => request.post('/api/auth/sign-in/email', { data, headers: { origin: baseUrl } })
  let answer = await ask()
  if (answer.status() === 429) {
    const { 'retry-after': ours, 'x-retry-after': theirs } = answer.headers()
    const wait = (Number(ours ?? theirs) + 1) * 1000
    test.info().setTimeout(test.info().timeout + wait)
    await setTimeout(wait)
    answer = await ask()
  }
  expect(answer.status()).toBe(200)
}

/** Fills in the sign-in page and sends it. */
export async function enterPassword(page: Page, { email, password }: SampleSignIn): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
