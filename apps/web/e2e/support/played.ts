import type { Page } from '@playwright/test'

/**
 * Plays the answers of some procedures, as of an account that the trial does not have; the others of the same request are
 * answered by the app.
 */
export async function playAnswers(page: Page, answers: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/trpc/**', async (route) => {
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',')
    if (!names.some((name) => Object.hasOwn(answers, name))) return route.continue()
    const answer = await route.fetch()
    const results = (await answer.json()) as unknown[]
    const json = results.map((result, index) => {
      const name = names[index] ?? ''
      return Object.hasOwn(answers, name) ? { result: { data: { json: answers[name] } } } : result
    })
    await route.fulfill({ json })
  })
}
