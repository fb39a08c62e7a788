import type { Page } from '@playwright/test'
import {
  createEmptyMember,
  type Installation,
  newInstallation,
  type RunningApp,
  startApp,
} from './support/app.ts'
import { readMail } from './support/outbox.ts'
import {
  eligibleAnswers,
  fillAllSteps,
  nextButton,
  partlyEligibleAnswers,
  waitForResult,
} from './support/screener.ts'
import { test as base, expect, type NewPage } from './support/test.ts'

const email = 'noor@landfall.example'

let installation: Installation
let app: RunningApp
let password: string

base.beforeAll(async () => {
  installation = await newInstallation()
  password = await createEmptyMember(installation, email)
  app = await startApp(installation)
})
base.afterAll(() => app.stop())

const test = base.extend<{ visitor: Page; visit: (options?: Parameters<NewPage>[0]) => Promise<Page> }>({
  visit: async ({ newPage }, use) =>
    use((options) => newPage({ ...options, signedIn: false, baseUrl: app.baseUrl })),
  /** Somebody who has just seen a result. */
  visitor: async ({ visit }, use) => {
    const page = await visit({ expectedStatuses: [401] })
    await page.goto('/demo/eligibility')
    await fillAllSteps(page, partlyEligibleAnswers)
    await nextButton(page).click()
    await waitForResult(page)
    await use(page)
  },
})

async function signIn(page: Page, secret = password): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
}

const savedToast = 'Your result from the demo is saved'
const keptTexts = (page: Page) =>
  page.evaluate(() => [sessionStorage, localStorage].map((area) => area.getItem('suv:visitor-result')))

test.describe("a visitor's result", () => {
  test('is there after other pages, a reload and Back, with its answers', async ({ visitor: page }) => {
    await page.getByRole('link', { name: 'Sign up to save your results' }).click()
    await expect(page).toHaveURL('/signup')
    await page.goBack()
    await waitForResult(page)

    await page.reload()
    await waitForResult(page)
    await expect(page.getByText('Step 1 of 5', { exact: true })).toHaveCount(0)

    // The start page is another document: Back shows what the address says.
    await page.getByRole('banner').getByRole('link', { name: 'Landfall: start page' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Know where you stand before you apply.' }),
    ).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/demo/eligibility')
    await waitForResult(page)

    // Another document, and the way back by hand.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/demo')
    await page.getByRole('link', { name: 'View Results' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Partially eligible' })).toBeVisible()

    await page.getByRole('button', { name: 'Retake Assessment' }).click()
    await expect(page.getByLabel('Percentage of voting rights you hold')).toHaveValue(
      partlyEligibleAnswers.ownership,
    )
  })

  test('leads to what is open to a visitor', async ({ visit, visitor: page }) => {
    const dashboard = (on: Page) => on.getByRole('main').getByRole('link', { name: 'Go to Dashboard' })
    await expect(dashboard(page)).toHaveAttribute('href', '/demo')
    await page.getByRole('link', { name: 'View Resources to Improve' }).click()
    await expect(page).toHaveURL('/guides')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await waitForResult(page)

    const eligible = await visit()
    await eligible.goto('/demo/eligibility')
    await fillAllSteps(eligible, eligibleAnswers)
    await nextButton(eligible).click()
    await eligible.getByRole('link', { name: 'Find Designated Organizations' }).click()
    await expect(eligible).toHaveURL('/demo/organizations')
  })

  test('is gone after a reset', async ({ visitor: page }) => {
    await page.goto('/demo')
    await page.getByRole('button', { name: 'Reset the demo' }).click()
    // The press may come before the code.
    await expect.poll(() => keptTexts(page)).toEqual([null, null])
    await page.getByRole('link', { name: 'Start Screening' }).click()
    await expect(page.getByText('Step 1 of 5', { exact: true })).toBeVisible()
  })

  test('is nobody else’s in another tab', async ({ visitor: page }) => {
    const other = await page.context().newPage()
    await signIn(other)
    await other.goto('/eligibility')
    await expect(other.getByText('Step 1 of 5', { exact: true })).toBeVisible()
    await expect(other.getByText(savedToast)).toHaveCount(0)
  })

  test('becomes that of the member who signs in, once and with its date', async ({ visitor: page }) => {
    const [kept] = await keptTexts(page)
    const { assessedAt } = JSON.parse(kept ?? '{}') as { assessedAt: string }
    await signIn(page)
    await expect(page.getByText(savedToast).first()).toBeVisible()
    expect(await keptTexts(page)).toEqual([null, null])

    await page.goto('/eligibility')
    await expect(page.getByRole('heading', { level: 2, name: 'Partially eligible' })).toBeVisible()
    await expect(page.locator('time').first()).toHaveAttribute('datetime', assessedAt)
    await expect(page.getByText(savedToast)).toHaveCount(0)
  })

  test('that could not be sent is sent with the next page', async ({ visit }) => {
    const page = await visit({ expectedStatuses: [401, 503] })
    await page.goto('/demo/eligibility')
    await fillAllSteps(page, { ...partlyEligibleAnswers, concerns: 'Yes' })
    await nextButton(page).click()
    await waitForResult(page)
    await page.route('**/trpc/eligibility.takeOver*', (route) => route.fulfill({ status: 503, body: 'down' }))
    await signIn(page)
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    await page.unroute('**/trpc/eligibility.takeOver*')
    await page.goto('/eligibility')
    await expect(page.getByText('You noted an admissibility concern.')).toBeVisible()
    expect(await keptTexts(page)).toEqual([null, null])
  })

  test('waits for the one who buys, whose password is set in another tab', async ({ visitor: page }) => {
    await page.getByRole('link', { name: 'Sign up to save your results' }).click()
    const accepted = page.waitForEvent('dialog').then((dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Purchase Full Access' }).click()
    await accepted
    const [, carried] = await keptTexts(page)
    const { assessedAt } = JSON.parse(carried ?? '{}') as { assessedAt: string }

    // The mail's link, in a tab of its own.
    const since = new Date()
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send the link' }).click()
    const mail = await readMail({
      dataDir: app.dataDir,
      to: email,
      subject: 'Reset your Landfall password',
      since,
    })
    const tab = await page.context().newPage()
    await tab.goto(/\S+\/reset-password#token=[\w-]+/.exec(mail)?.[0] ?? '')
    password = 'a new one for the buyer'
    await tab.getByLabel('New password').fill(password)
    await tab.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(tab).toHaveURL('/dashboard')
    await expect(tab.getByText(savedToast).first()).toBeVisible()
    await tab.goto('/eligibility')
    await expect(tab.locator('time').first()).toHaveAttribute('datetime', assessedAt)
    const [, left] = await keptTexts(tab)
    expect(left).toBeNull()
  })
})
