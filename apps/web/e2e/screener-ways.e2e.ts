import type { Page } from '@playwright/test'
import {
  eligibleAnswers,
  fillAllSteps,
  fillStep,
  nextButton,
  openQuestionnaire,
  partlyEligibleAnswers,
  waitForResult,
} from './support/screener.ts'
import { expect, test } from './support/test.ts'

const stepText = (page: Page, step: number) => page.getByText(`Step ${step} of 5`, { exact: true })

/** From step 1 to `last`, filled in on the way. */
async function goTo(page: Page, last: number): Promise<void> {
  for (let step = 1; step < last; step += 1) {
    await fillStep(page, step, eligibleAnswers)
    await nextButton(page).click()
  }
  await expect(stepText(page, last)).toBeVisible()
}

test.describe("the browser's Back in the screener", () => {
  for (const who of ['visitor', 'member'] as const) {
    test(`leads a ${who} to the step before, and out of the first one`, async ({ newPage }) => {
      const page = await newPage({ width: 390, signedIn: who === 'member' })
      await page.goto(who === 'member' ? '/account' : '/demo')
      if (who === 'member') await openQuestionnaire(page)
      else await page.getByRole('link', { name: 'Start Screening' }).click()
      await goTo(page, 4)
      await page.getByLabel('Available funds in CAD').fill('25000')
      await page.goBack()
      await expect(stepText(page, 3)).toBeVisible()
      await expect(page.getByLabel('IELTS')).toBeChecked()
      // By the button it is the same way.
      await page.getByRole('button', { name: 'Previous' }).click()
      await expect(stepText(page, 2)).toBeVisible()
      await page.goForward()
      await expect(stepText(page, 3)).toBeVisible()
      await page.goForward()
      await expect(stepText(page, 4)).toBeVisible()
      await expect(page.getByLabel('Available funds in CAD')).toHaveValue('25000')
      await page.reload()
      await expect(stepText(page, 4)).toBeVisible()
      for (const step of [3, 2, 1]) {
        await page.goBack()
        await expect(stepText(page, step)).toBeVisible()
      }
    })
  }

  test('leads to the step before while the code is on its way', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.goto('/demo')
    await page.getByRole('link', { name: 'Start Screening' }).click()
    await goTo(page, 4)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.fallback()
    })
    await page.reload({ waitUntil: 'commit' })
    await page.evaluate(() => history.back())
    await page.waitForTimeout(200)
    release()
    await expect(stepText(page, 3)).toBeVisible()
    await page.goForward()
    await expect(stepText(page, 4)).toBeVisible()
  })

  test('leads from a result to the last step, and forward to the result again', async ({ newPage }) => {
    const page = await newPage({ signedIn: false })
    await page.goto('/demo')
    await page.getByRole('link', { name: 'Start Screening' }).click()
    await fillAllSteps(page, eligibleAnswers)
    await nextButton(page).click()
    await waitForResult(page)
    await page.goBack()
    await expect(stepText(page, 4)).toBeVisible()
    await page.goForward()
    await waitForResult(page)
    await page.getByRole('button', { name: 'Retake Assessment' }).click()
    await expect(stepText(page, 1)).toBeVisible()
    await page.goBack()
    await waitForResult(page)
  })
})

test("a phone's Back closes the open menu, and a link in it takes its place", async ({ newPage }) => {
  const page = await newPage({ width: 390 })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Landfall: dashboard' }).waitFor()
  await page.goto('/timeline')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toHaveCount(0)
  await expect(page).toHaveURL('/timeline')

  // Closed otherwise, it leaves nothing behind.
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Resources' }).click()
  await expect(page).toHaveURL('/resources')
  await expect(menu).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/timeline')
  await expect(menu).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('a field that is left with a wrong value', () => {
  for (const width of [390, 1280]) {
    test(`says so without moving the button that is pressed, ${width} px wide`, async ({ newPage }) => {
      const page = await newPage({ signedIn: false, width })
      await page.goto('/demo/eligibility')
      await expect(page.locator('html[data-started]')).toBeVisible()
      await goTo(page, 4)
      const funds = page.getByLabel('Available funds in CAD')
      await funds.fill('a lot')
      await funds.focus()
      const previous = page.getByRole('button', { name: 'Previous' })
      // A button that is pressed moves by a pixel by itself.
      const footer = page.locator('#next-hint')
      await previous.scrollIntoViewIfNeeded()
      const [before, place] = [await previous.boundingBox(), await footer.boundingBox()]
      if (before === null || place === null) throw new Error('"Previous" is not on the screen.')
      // At its upper edge, as the finger comes: there 24 pixels make the difference.
      await page.mouse.move(before.x + before.width / 2, before.y + 4)
      await page.mouse.down()
      await expect(funds).not.toBeFocused()
      expect((await footer.boundingBox())?.y).toBe(place.y)
      await page.mouse.up()
      await expect(stepText(page, 3)).toBeVisible()

      await page.goForward()
      await expect(stepText(page, 4)).toBeVisible()
      await funds.focus()
      await funds.press('Tab')
      await expect(funds).toHaveAttribute('aria-invalid', 'true')
    })
  }
})

test.describe('on a phone', () => {
  test('a result begins with what to improve, and is no longer than it must be', async ({ newPage }) => {
    const page = await newPage({ signedIn: false, width: 390 })
    await page.goto('/demo/eligibility')
    await expect(page.locator('html[data-started]')).toBeVisible()
    await fillAllSteps(page, partlyEligibleAnswers)
    await nextButton(page).click()
    await waitForResult(page)
    const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0
    const improve = await top('What to Improve')
    for (const other of [/^For comparison/, 'New applications are paused', 'Each Requirement']) {
      const place = await page.getByRole('region', { name: other }).boundingBox()
      expect(place?.y).toBeGreaterThan(improve)
    }
    const height = await page.getByRole('main').evaluate((main) => main.scrollHeight)
    expect(height).toBeLessThan(2450)
    // With what stands around it.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000)
    // What is asked of a requirement that is met is said on demand, of one that is not at once.
    const each = page.getByRole('region', { name: 'Each Requirement' })
    const asked = each.getByText('A province or territory other than Quebec')
    await expect(asked.first()).toBeHidden()
    await expect(each.getByText('At least $23,360 for a family of 3').first()).toBeVisible()
    await each.getByText('Sources and dates').click()
    await expect(asked.last()).toBeVisible()
  })

  test('from step 2 on the notice of the demo is one line', async ({ newPage }) => {
    const page = await newPage({ signedIn: false, width: 390 })
    await page.goto('/demo/eligibility')
    await expect(page.locator('html[data-started]')).toBeVisible()
    await expect(page.getByText(/^Results are not saved in demo mode: this tab keeps yours/)).toBeVisible()
    await goTo(page, 2)
    await expect(page.getByRole('link', { name: 'Sign up to save your results' })).toBeVisible()
    const line = page.getByText(/^Not saved in demo mode\./)
    expect((await line.boundingBox())?.height).toBeLessThan(30)
    await expect(page.getByText(/this tab keeps yours/)).toHaveCount(0)
  })
})
