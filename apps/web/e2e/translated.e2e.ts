import type { Page } from '@playwright/test'
import { type RunningApp, startApp } from './support/app.ts'
import { openAllOrganizations } from './support/demo.ts'
import {
  eligibleAnswers,
  fillAllSteps,
  listedGaps,
  nextButton,
  openQuestionnaire,
  partlyEligibleAnswers,
  type ScreenerAnswers,
  waitForResult,
} from './support/screener.ts'
import { expect, test } from './support/test.ts'

// Many who apply have their browser translate what they read. It puts elements in the place of text nodes, which React still
// holds: text that changes, or beside which something comes and goes, has to stand in an element of its own (src/jsx).

/** An app of its own: here everything is pressed. */
let app: RunningApp
test.beforeAll(async () => {
  app = await startApp()
})
test.afterAll(() => app.stop())

/** To the end of the screener, there again with other answers, and back by every step. */
async function goThroughScreener(page: Page): Promise<void> {
  const finish = async (answers: ScreenerAnswers) => {
    await fillAllSteps(page, answers)
    await nextButton(page).click()
    await waitForResult(page)
  }
  await finish(partlyEligibleAnswers)
  expect(await listedGaps(page)).not.toEqual([])
  await page.getByRole('button', { name: /^Read it under/ }).click()
  await page.getByRole('button', { name: 'Retake Assessment' }).click()
  await finish(eligibleAnswers)
  await expect(page.getByRole('heading', { level: 2, name: 'Eligible' })).toBeVisible()
  await page.getByRole('button', { name: 'Retake Assessment' }).click()
  // Answers that change what stands beside them, back and forth.
  for (const answer of ['No', 'Yes', 'No']) await page.getByLabel(answer, { exact: true }).first().check()
  const share = page.getByLabel('Percentage of voting rights you hold')
  for (const text of ['5', '', 'no number', '200', '50']) {
    await share.fill(text)
    await share.blur()
  }
  for (const step of [2, 3, 4, 5]) {
    await nextButton(page).click()
    await expect(page.getByText(`Step ${step} of 5`, { exact: true })).toBeVisible()
  }
  for (const province of ['Quebec (not eligible)', 'Ontario', 'Quebec (not eligible)']) {
    await page.getByLabel('Province of settlement').selectOption(province)
  }
  for (const step of [4, 3, 2, 1]) {
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page.getByText(`Step ${step} of 5`, { exact: true })).toBeVisible()
  }
}

/** Presses what can be pressed, and ticks what can be ticked, one after the other. What opens is closed again. */
async function pressEverything(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const controls = page.locator('main').locator('button:visible, summary:visible, input[type=checkbox]')
  await controls.evaluateAll((found) => {
    for (const [place, control] of found.entries()) control.setAttribute('data-place', String(place))
  })
  const count = Math.min(await controls.count(), 15)
  let pressed = 0
  for (let place = 0; place < count; place += 1) {
    const control = page.locator(`[data-place="${place}"]:enabled, summary[data-place="${place}"]`)
    if ((await control.count()) === 1) {
      await control.dispatchEvent('click')
      pressed += 1
    }
    const dialog = page.getByRole('dialog')
    await page.waitForTimeout(150)
    // A dialog whose code came late can open over the next one.
    await expect(async () => {
      if (await dialog.first().isVisible()) await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    expect(await page.getByText('This page could not be shown').count(), `${path}, control ${place}`).toBe(0)
    if (new URL(page.url()).pathname !== path) break
  }
  await expect(heading).toBeVisible()
  return pressed
}

test.describe('a page that the browser translates goes on working', () => {
  test('in the demo', async ({ newPage }) => {
    const page = await newPage({ translated: true, signedIn: false })
    await page.goto('/demo/eligibility')
    await expect(page.locator('html[data-started]')).toBeVisible()
    await goThroughScreener(page)
    await page.goto('/demo/organizations')
    await openAllOrganizations(page)
    await page.goto('/demo')
    await page.getByRole('button', { name: 'Reset the demo' }).click()
    await expect(page.getByText('You have 5 of 5 organization views left.')).toBeVisible()
    for (const path of ['/login', '/signup']) await pressEverything(page, path)
  })

  test("in the member's screener", async ({ newPage }) => {
    const page = await newPage({ translated: true, baseUrl: app.baseUrl })
    await openQuestionnaire(page)
    await goThroughScreener(page)
  })

  for (const paths of [
    ['/dashboard', '/timeline'],
    ['/organizations', '/resources', '/map'],
    ['/los-tracker', '/work-permits'],
    ['/pr-application', '/financial'],
    ['/business-plan', '/document-analysis', '/account'],
  ]) {
    test(`on ${paths.join(', ')}`, async ({ newPage }) => {
      const page = await newPage({ translated: true, baseUrl: app.baseUrl })
      for (const path of paths) expect(await pressEverything(page, path), path).toBeGreaterThan(1)
    })
  }
})
