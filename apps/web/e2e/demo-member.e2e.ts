import { openAllOrganizations } from './support/demo.ts'
import {
  eligibleAnswers,
  fillAllSteps,
  nextButton,
  partlyEligibleAnswers,
  waitForResult,
} from './support/screener.ts'
import { expect, test } from './support/test.ts'

test.describe('a member who comes to the public pages', () => {
  // Where they were signed in before, the browser knows to ask.
  test.beforeEach(async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  })

  test('is not offered on /signup what they have', async ({ page }) => {
    await page.goto('/signup')
    await expect(page.getByRole('heading', { name: 'You have Full Access' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Purchase Full Access' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('finds the way back in the demo, and their areas unlocked', async ({ page }) => {
    await page.goto('/demo')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
    const areas = page.getByRole('region', { name: 'With Full Access' })
    await expect(areas.getByRole('link', { name: 'Business Plan Builder' })).toHaveAttribute(
      'href',
      '/business-plan',
    )
    await expect(page.locator('a[href="/signup"]:not(footer a)')).toHaveCount(0)
    await expect(areas.getByText('Locked', { exact: true })).toHaveCount(0)

    await page.goto('/demo/organizations')
    await openAllOrganizations(page)
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse Organizations' })).toHaveAttribute(
      'href',
      '/organizations',
    )
    await page.goto('/demo')
    const browse = page.getByRole('link', { name: 'Browse Organizations' })
    // The page as it was made at build time does not know the member yet.
    await expect(browse).toHaveAttribute('href', '/organizations')
    await browse.click()
    await expect(page).toHaveURL('/organizations')
  })

  for (const [answers, link, target] of [
    [eligibleAnswers, 'Find Designated Organizations', '/organizations'],
    [partlyEligibleAnswers, 'View Resources to Improve', '/resources'],
  ] as const) {
    test(`has "${link}" of a demo's result lead to their own area`, async ({ page }) => {
      await page.goto('/demo/eligibility')
      await expect(
        page.getByRole('link', { name: 'Take the screener as a member to keep them' }),
      ).toBeVisible()
      await fillAllSteps(page, answers)
      await nextButton(page).click()
      await waitForResult(page)
      await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', target)
      await expect(page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
        'href',
        '/dashboard',
      )
    })
  }
})
