import type { BrowserContext, Page } from '@playwright/test'
import {
  createEmptyMember,
  type Installation,
  newInstallation,
  type RunningApp,
  startApp,
} from './support/app.ts'
import { openPlan, textOf, waitForSaved, waitForUnsaved } from './support/plan.ts'
import { expect, type NewPage, test } from './support/test.ts'

// These tests kill the server, so they have one of their own, with a member who has nothing yet.
const email = 'noor@example.org'
let installation: Installation
let password: string
let app: RunningApp
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> | undefined

test.beforeAll(async () => {
  installation = await newInstallation()
  password = await createEmptyMember(installation, email)
  app = await startApp(installation)
})
test.afterAll(() => app.stop())

/** A device of the member: a browser of its own, signed in. */
async function newDevice(newPage: NewPage): Promise<Page> {
  const { baseUrl } = app
  const page = await newPage({ baseUrl, signedIn: false, cutsRequests: true, expectedStatuses: [401, 409] })
  const context = page.context()
  if (cookies === undefined) {
    // Sign-in takes few tries a minute: the devices share a session.
    const headers = { origin: baseUrl }
    await page.request.post('/api/auth/sign-in/email', { data: { email, password }, headers })
    cookies = await context.cookies()
  }
  await context.addCookies(cookies)
  return page
}

test('a plan is begun from nothing, and no character is lost when the server is killed', async ({
  newPage,
}) => {
  const page = await newDevice(newPage)
  await openPlan(page)
  await expect(page.getByText('0%', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Nothing to save yet').first()).toBeVisible()
  const summary = textOf(page, 'Executive Summary')
  await summary.fill('We plan harbours.')
  await waitForSaved(page)
  await expect(page.getByText('A starting assumption')).not.toBeAttached()

  await app.kill()
  await summary.pressSequentially(' With care.')
  await expect(page.getByText('The server could not be reached.', { exact: false }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Market Analysis' }).click()
  await textOf(page, 'Market Analysis').fill('Ports — çà et là: 港 🚢')
  await waitForUnsaved(page)

  app = await startApp(installation)
  await page.reload()
  await waitForSaved(page)
  const other = await newDevice(newPage)
  await openPlan(other)
  await expect(textOf(other, 'Executive Summary')).toHaveValue('We plan harbours. With care.')
  await other.getByRole('tab', { name: 'Market Analysis' }).click()
  await expect(textOf(other, 'Market Analysis')).toHaveValue('Ports — çà et là: 港 🚢')
  // What is confirmed leaves the device.
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /plan-draft/.test(key))),
  ).toEqual([])
})

test('two devices edit the same section, one of them offline, and a person chooses', async ({ newPage }) => {
  const [left, right] = [await newDevice(newPage), await newDevice(newPage)]
  await openPlan(left, 'jobs')
  await openPlan(right, 'jobs')
  const [mine, theirs] = [textOf(left, 'Job Creation Plan'), textOf(right, 'Job Creation Plan')]

  await left.context().setOffline(true)
  await mine.fill('Twenty jobs in Halifax.')
  await expect(left.getByText('The server could not be reached.', { exact: false }).first()).toBeVisible()
  await theirs.fill('Fifteen jobs in Moncton.')
  await right.getByLabel('Business title').fill('Harbour Grid')
  await waitForSaved(right)

  await left.context().setOffline(false)
  await expect(left.getByText('This section was changed in another tab or on another device')).toBeVisible()
  // The other texts came along, and writing goes on meanwhile.
  await expect(left.getByLabel('Business title')).toHaveValue('Harbour Grid')
  await mine.pressSequentially(' More later.')
  await left.reload()
  await left.getByRole('button', { name: 'Compare and choose' }).click()
  const dialog = left.getByRole('dialog', { name: 'Two versions of Job Creation Plan' })
  await expect(
    dialog.getByRole('region', { name: 'Yours, in this tab' }).locator('mark').first(),
  ).toContainText('Twenty')
  await dialog.getByRole('button', { name: 'Keep both, one after the other' }).click()
  await waitForSaved(left)
  await expect(mine).toHaveValue('Fifteen jobs in Moncton.\n\nTwenty jobs in Halifax. More later.')

  await right.reload()
  await expect(theirs).toHaveValue(await mine.inputValue())
})

test('a choice for the other text keeps this one among the versions', async ({ newPage }) => {
  const [left, right] = [await newDevice(newPage), await newDevice(newPage)]
  await openPlan(left, 'operations')
  await openPlan(right, 'operations')
  await textOf(left, 'Operations Plan').fill('Left')
  await waitForSaved(left)
  await textOf(right, 'Operations Plan').fill('Right')
  await right.getByRole('button', { name: 'Compare and choose' }).click()
  await right.getByRole('button', { name: 'Keep the other one' }).click()
  await waitForSaved(right)
  await expect(textOf(right, 'Operations Plan')).toHaveValue('Left')
  await right.getByRole('button', { name: 'Versions' }).click()
  await right
    .getByRole('button', { name: /Set aside between two edits/ })
    .first()
    .click()
  await expect(right.getByRole('dialog').getByText('Right', { exact: true })).toBeVisible()
})

test('a session that ends keeps the text, and it is saved after signing in again', async ({ newPage }) => {
  const page = await newDevice(newPage)
  await openPlan(page, 'innovation')
  await page.context().clearCookies()
  await textOf(page, 'Innovation Statement').fill('Tides are rules.')
  await expect(page.getByText('Your session has ended.', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/business-plan\?section=innovation/)
  await waitForSaved(page)
  await expect(textOf(page, 'Innovation Statement')).toHaveValue('Tides are rules.')
})
