import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expectToFit } from './support/layout.ts'
import {
  eligibleAnswers,
  fillStep,
  nextButton,
  partlyEligibleAnswers,
  waitForResult,
} from './support/screener.ts'
import { expect, test } from './support/test.ts'

// The narrowest phones that are still in use, and what WCAG 2.2 (1.4.10) asks of a page that is enlarged four times.
const width = 320

const readList = (file: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../dist', file), 'utf8'))
const publicPaths = (readList('pages.json') as { path: string; kind: string }[])
  .filter(({ kind }) => kind !== 'text')
  .map(({ path }) => path)
const openToAll = ['/change-email', '/reset-password', '/verify-email', '/invitation']
const memberPaths = (readList('routes.json') as string[]).filter(
  (path) => !publicPaths.includes(path) && !openToAll.includes(path),
)

test.describe('nothing is wider than 320 pixels', () => {
  for (const [who, paths] of [
    ['a stranger', [...publicPaths, ...openToAll, '/nowhere']],
    ['a member', memberPaths],
  ] as const) {
    test(`of what ${who} can open`, async ({ newPage }) => {
      const page = await newPage({
        width,
        signedIn: who === 'a member',
        cutsRequests: true,
        expectedStatuses: [401, 404],
      })
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await test.step(path, () => expectToFit(page))
      }
    })
  }

  test('of a start page that knows the way back in', async ({ newPage }) => {
    const page = await newPage({ width, signedIn: false })
    await page.addInitScript(() => localStorage.setItem('suv:member', 'yes'))
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expectToFit(page)
  })

  for (const [kind, answers] of [
    ['an eligible', eligibleAnswers],
    ['a partly eligible', partlyEligibleAnswers],
    ['a refused', { ...partlyEligibleAnswers, province: 'Quebec (not eligible)', concerns: 'Yes' }],
  ] as const) {
    test(`in the steps and the result of ${kind} visitor`, async ({ newPage }) => {
      const page = await newPage({ width, signedIn: false })
      await page.goto('/demo/eligibility')
      await expect(page.locator('html[data-started]')).toBeVisible()
      for (const step of [1, 2, 3, 4, 5]) {
        await fillStep(page, step, answers)
        await expectToFit(page)
        await nextButton(page).click()
      }
      await waitForResult(page)
      for (const summary of await page.locator('summary').all()) await summary.click()
      await expectToFit(page)
    })
  }
})
