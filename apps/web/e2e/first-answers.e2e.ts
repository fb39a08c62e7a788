import type { Page } from '@playwright/test'
import { createEmptyMember, newInstallation, type RunningApp, startApp } from './support/app.ts'
import { screenBudgets } from './support/budgets.ts'
import { runAdmin } from './support/run-admin.ts'
import { countScripts } from './support/scripts.ts'
import { signIn } from './support/sign-in.ts'
import { joinTeam } from './support/team-mate.ts'
import { expect, type NewPage, test } from './support/test.ts'
import { holdBackLive, watchShifts, watchSkeletons } from './support/watch-load.ts'

// What a screen shows first comes with the page, whoever asks: the sample member is looked at in first-load.

const noor = 'noor@landfall.example'
const ivo = 'ivo@landfall.example'
const passwords = { [noor]: '', [ivo]: '' }
let app: RunningApp
test.beforeAll(async () => {
  const installation = await newInstallation()
  for (const email of [noor, ivo] as const) passwords[email] = await createEmptyMember(installation, email)
  await runAdmin(installation, ['end-membership', ivo])
  app = await startApp(installation)
})
test.afterAll(() => app.stop())

/** What is asked for besides: the bell's list, and the history of each application, which lies folded. */
const besides = new Set(['notifications.list', 'prApplications.history'])

type Seen = { asked: string[]; moved: number; skeletons: number; bytes: number; heading: string | null }

/** Opens a screen as its reader does who was here before. */
async function open(page: Page, path: string): Promise<Seen> {
  const scripts = countScripts(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/trpc/')) asked.push(...pathname.replace('/trpc/', '').split(','))
  })
  await page.goto(`${app.baseUrl}${path}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { bytes } = await scripts()
  page.removeAllListeners('request')
  return {
    asked: asked.filter((name) => !besides.has(name)),
    moved: await page.evaluate(() => (window as unknown as { shifts: number }).shifts),
    skeletons: await page.evaluate(() => (window as unknown as { skeletons: number }).skeletons),
    bytes,
    heading: await page.getByRole('heading', { level: 1 }).textContent(),
  }
}

async function watch(page: Page): Promise<Page> {
  await watchShifts(page)
  await watchSkeletons(page)
  await holdBackLive(page)
  return page
}

async function openSignedIn(newPage: NewPage, email: keyof typeof passwords): Promise<Page> {
  const page = await newPage({ baseUrl: app.baseUrl, signedIn: false })
  await signIn(page.request, app.baseUrl, { email, password: passwords[email] })
  return watch(page)
}

async function expectAtOnce(page: Page): Promise<void> {
  for (const [path, budget] of Object.entries(screenBudgets)) {
    const { asked, moved, skeletons, bytes } = await open(page, path)
    expect.soft(asked, path).toEqual([])
    expect.soft(moved, `${path}: layout shift`).toBeLessThan(0.002)
    // While the code comes there may be one, and none after it.
    expect.soft(skeletons, `${path}: skeletons`).toBeLessThan(2)
    expect.soft(bytes, `${path}: bytes of JavaScript`).toBeLessThanOrEqual(budget.bytes)
  }
}

test('a member who has nothing yet has each screen with its first answers', async ({ newPage }) => {
  await expectAtOnce(await openSignedIn(newPage, noor))
})

test('so has who reads a team’s work', async ({ newPage }) => {
  const owner = await newPage({ baseUrl: app.baseUrl })
  const reader = await joinTeam(owner, { app, newPage, name: 'Rita Reader', role: 'reader' })
  // What still comes for the screen after joining is not the next screen's.
  await reader.waitForLoadState('networkidle')
  await expectAtOnce(await watch(reader))
})

test('a member without access has the offer at once, and all of their account', async ({ newPage }) => {
  const page = await openSignedIn(newPage, ivo)
  for (const path of Object.keys(screenBudgets)) {
    const { asked, moved, skeletons, heading } = await open(page, path)
    expect.soft(moved, `${path}: layout shift`).toBeLessThan(0.002)
    expect.soft(skeletons, `${path}: skeletons`).toBeLessThan(2)
    if (path === '/account') expect.soft(asked, path).toEqual([])
    else expect.soft(heading).toBe('Your membership is not active')
  }
  // What the server would refuse is not offered.
  await page.goto('/account')
  await expect(page.getByRole('button', { name: 'Add a webhook' })).toBeDisabled()
  await expect(page.getByText('Your membership is not active.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Team' })).toBeHidden()
})
