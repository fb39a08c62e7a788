import { rm } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppPlace, createEmptyMember, newAppPlace, type RunningApp, startApp } from './support/app.ts'
import { newPage } from './support/page.ts'
import { openPlan, textOf, waitForSaved, waitForUnsaved } from './support/plan.ts'

// These journeys kill the server, so they have one of their own, with a member who has nothing yet.
const email = 'noor@example.org'
let place: AppPlace
let password: string
let app: RunningApp
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> | undefined

beforeAll(async () => {
  place = await newAppPlace()
  password = await createEmptyMember(place, email)
  app = await startApp(place)
}, 120_000)
afterAll(async () => {
  await app.stop()
  await rm(place.dataDir, { recursive: true, force: true })
})

/** A device of the member: a browser of its own, signed in. */
async function newDevice(): Promise<Page> {
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

test('a plan is begun from nothing, and no character is lost when the server is killed', async () => {
  const page = await newDevice()
  await openPlan(page)
  await page.getByText('A starting assumption of 75%').waitFor()
  await page.getByText('Nothing to save yet').first().waitFor()
  const summary = textOf(page, 'Executive Summary')
  await summary.fill('We plan harbours.')
  await waitForSaved(page)
  await page.getByText('A starting assumption').waitFor({ state: 'detached' })

  await app.kill()
  await summary.pressSequentially(' With care.')
  await page.getByText('The server could not be reached.', { exact: false }).first().waitFor()
  await page.getByRole('tab', { name: 'Market Analysis' }).click()
  await textOf(page, 'Market Analysis').fill('Ports — çà et là: 港 🚢')
  await waitForUnsaved(page)

  app = await startApp(place)
  await page.reload()
  await waitForSaved(page)
  const other = await newDevice()
  await openPlan(other)
  expect(await textOf(other, 'Executive Summary').inputValue()).toBe('We plan harbours. With care.')
  await other.getByRole('tab', { name: 'Market Analysis' }).click()
  expect(await textOf(other, 'Market Analysis').inputValue()).toBe('Ports — çà et là: 港 🚢')
  // What is confirmed leaves the device.
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /plan-draft/.test(key))),
  ).toEqual([])
}, 120_000)

test('two devices edit the same section, one of them offline, and a person chooses', async () => {
  const [left, right] = [await newDevice(), await newDevice()]
  await openPlan(left, 'jobs')
  await openPlan(right, 'jobs')
  const [mine, theirs] = [textOf(left, 'Job Creation Plan'), textOf(right, 'Job Creation Plan')]

  await left.context().setOffline(true)
  await mine.fill('Twenty jobs in Halifax.')
  await left.getByText('The server could not be reached.', { exact: false }).first().waitFor()
  await theirs.fill('Fifteen jobs in Moncton.')
  await right.getByLabel('Business title').fill('Harbour Grid')
  await waitForSaved(right)

  await left.context().setOffline(false)
  await left.getByText('This section was changed in another tab or on another device').waitFor()
  // The other texts came along, and writing goes on meanwhile.
  expect(await left.getByLabel('Business title').inputValue()).toBe('Harbour Grid')
  await mine.pressSequentially(' More later.')
  await left.reload()
  await left.getByRole('button', { name: 'Compare and choose' }).click()
  const dialog = left.getByRole('dialog', { name: 'Two versions of Job Creation Plan' })
  expect(
    await dialog.getByRole('region', { name: 'Yours, in this tab' }).locator('mark').first().textContent(),
  ).toContain('Twenty')
  await dialog.getByRole('button', { name: 'Keep both, one after the other' }).click()
  await waitForSaved(left)
  expect(await mine.inputValue()).toBe('Fifteen jobs in Moncton.\n\nTwenty jobs in Halifax. More later.')

  await right.reload()
  expect(await theirs.inputValue()).toBe(await mine.inputValue())
})

test('a choice for the other text keeps this one among the versions', async () => {
  const [left, right] = [await newDevice(), await newDevice()]
  await openPlan(left, 'operations')
  await openPlan(right, 'operations')
  await textOf(left, 'Operations Plan').fill('Left')
  await waitForSaved(left)
  await textOf(right, 'Operations Plan').fill('Right')
  await right.getByRole('button', { name: 'Compare and choose' }).click()
  await right.getByRole('button', { name: 'Keep the other one' }).click()
  await waitForSaved(right)
  expect(await textOf(right, 'Operations Plan').inputValue()).toBe('Left')
  await right.getByRole('button', { name: 'Versions' }).click()
  await right
    .getByRole('button', { name: /Set aside between two edits/ })
    .first()
    .click()
  await right.getByRole('dialog').getByText('Right', { exact: true }).waitFor()
})

test('a session that ends keeps the text, and it is saved after signing in again', async () => {
  const page = await newDevice()
  await openPlan(page, 'innovation')
  await page.context().clearCookies()
  await textOf(page, 'Innovation Statement').fill('Tides are rules.')
  await page.getByText('Your session has ended.', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.waitForURL(/\/login\?next=/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/business-plan\?section=innovation/)
  await waitForSaved(page)
  expect(await textOf(page, 'Innovation Statement').inputValue()).toBe('Tides are rules.')
})
