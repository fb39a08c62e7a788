import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { createEmptyMember, newInstallation, type RunningApp, startApp } from './support/app.ts'
import { expectToFit } from './support/layout.ts'
import { readMail } from './support/outbox.ts'
import { eligibleAnswers, fillAllSteps, nextButton, waitForResult } from './support/screener.ts'
import { expect, test } from './support/test.ts'

// Who has nothing yet meets the empty states, and who was invited what somebody else has: in the dark, on the narrowest phone.

const readList = (file: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../dist', file), 'utf8'))
const closed = ['/change-email', '/invitation', '/reset-password', '/verify-email']
const publicPaths = (readList('pages.json') as { path: string }[]).map(({ path }) => path)
const screens = (readList('routes.json') as string[]).filter(
  (path) => !publicPaths.includes(path) && !closed.includes(path),
)
/** Buttons that stand out: those that say nothing are filled. */
const filled = '#content :is(.mantine-Button-root:not([data-variant]), [data-variant="filled"])'
const look = { width: 320, colorScheme: 'dark' } as const
const email = 'noor@landfall.example'

let app: RunningApp
let password: string
test.beforeAll(async () => {
  const installation = await newInstallation()
  password = await createEmptyMember(installation, email)
  app = await startApp(installation)
})
test.afterAll(() => app.stop())

async function openEveryScreen(page: Page): Promise<void> {
  expect(screens.length).toBeGreaterThan(12)
  for (const path of screens) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toHaveCount(0)
    await test.step(path, async () => {
      await expectToFit(page)
      await expectAccessible(page)
    })
  }
}

test('a member who has nothing yet can open every screen, and be assessed', async ({ newPage }) => {
  const page = await newPage({ ...look, signedIn: false, baseUrl: app.baseUrl, expectedStatuses: [401] })
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await openEveryScreen(page)
  // One step is the first.
  for (const path of ['/dashboard', '/timeline', '/organizations', '/los-tracker', '/pr-application']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator(filled), path).toHaveCount(1)
  }
  await page.goto('/eligibility')
  await fillAllSteps(page, eligibleAnswers)
  await page.reload()
  await expect(page.getByText('Step 5 of 5', { exact: true })).toBeVisible()
  await nextButton(page).click()
  await waitForResult(page)
  await expectToFit(page)
  await expectAccessible(page)
})

const invited = 'lin@landfall.example'

test('so can a co-founder who was invited', async ({ newPage }) => {
  const owner = await newPage({ baseUrl: app.baseUrl })
  await owner.goto('/account')
  await owner.getByRole('button', { name: 'Add a person' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add a person' })
  await dialog.getByLabel('Name as in the passport').fill('Lin Wei')
  await dialog.getByLabel('Email (optional)').fill(invited)
  const since = new Date()
  await dialog.getByRole('button', { name: 'Add and invite' }).click()
  await expect(owner.getByText(`Invited as ${invited}, until`, { exact: false })).toBeVisible()
  const mail = await readMail({
    dataDir: app.dataDir,
    to: invited,
    subject: 'You are invited to a team on Landfall',
    since,
  })
  const guest = await newPage({ ...look, baseUrl: app.baseUrl, signedIn: false })
  await guest.goto(/\S+\/invitation#token=[\w-]+/.exec(mail)?.[0] ?? '')
  await guest.getByLabel('Choose a password').fill('a phrase of several words')
  await guest.getByRole('button', { name: 'Join the team' }).click()
  await expect(guest).toHaveURL('/dashboard')
  await openEveryScreen(guest)

  // In a workspace of their own they are told whose papers the trackers show, and come back with one press.
  const { teams } = await (await guest.request.get('/api/users/me')).json()
  const backTo = guest.getByRole('button', { name: `Work in ${teams[0].teamName}` })
  await guest.goto('/los-tracker')
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(backTo).toHaveCount(0)
  await guest.goto('/account')
  const reloaded = guest.waitForEvent('load')
  await guest.getByLabel('You work in').selectOption('Your own workspace')
  await reloaded
  for (const path of ['/dashboard', '/los-tracker', '/work-permits', '/pr-application']) {
    await guest.goto(path)
    await expect(backTo, path).toBeVisible()
    await expect(guest.getByText('You work in your own workspace'), path).toBeVisible()
    await expectToFit(guest)
    await expectAccessible(guest)
  }
  await guest.goto('/dashboard')
  await backTo.click()
  await expect(backTo).toHaveCount(0)
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
})
