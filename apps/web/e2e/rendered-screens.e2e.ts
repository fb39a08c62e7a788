import { openWithoutCode } from './support/hold-code.ts'
import { enterPassword, signIn } from './support/sign-in.ts'
import { openSlowLine } from './support/slow-line.ts'
import { expect, test } from './support/test.ts'

/** Screens that the server renders, and what of the member's own stands on each at once. */
const screens = [
  { path: '/dashboard', shows: 'Here is where your application stands.' },
  { path: '/timeline', shows: 'This week' },
  { path: '/organizations', shows: 'My Matches' },
  { path: '/business-plan', shows: 'Six sections, saved as you write.' },
]

test.describe('a screen shows before its code is there, and stays as it is:', () => {
  for (const { path, shows } of screens) {
    for (const width of [1280, 390]) {
      test(`${path} at ${width} pixels`, async ({ newPage }) => {
        const page = await newPage({ width, waitsForStart: false })
        const letThrough = await openWithoutCode(page, path)
        await expect(page.locator('#root[data-rendered]').getByText(shows).first()).toBeVisible()
        const heading = page.getByRole('heading', { level: 1 })
        const before = await heading.elementHandle()
        await letThrough()
        // The very same element: the app took it over instead of making another.
        expect(await heading.evaluate((element, other) => element === other, before)).toBe(true)
        await page.waitForLoadState('networkidle')
      })
    }
  }
})

test('a press and a word of before the code is there are not lost', async ({ newPage }) => {
  const page = await newPage({ waitsForStart: false })
  const letThrough = await openWithoutCode(page, '/timeline')
  await page.getByRole('button', { name: 'Add Milestone' }).click()
  await letThrough()
  await expect(page.getByRole('dialog', { name: 'Add New Milestone' })).toBeVisible()
})

test('on a slow line a screen is not taken over before all of it is there', async ({ newPage, app }) => {
  const line = await openSlowLine(app.baseUrl, 'Overall Progress')
  const page = await newPage({ waitsForStart: false, storageOrigin: line.origin })
  await page.goto(`${line.origin}/timeline`, { waitUntil: 'commit' })
  await expect(page.locator('#root[data-rendered]').getByText('This week')).toBeVisible()
  const filesToCome = () =>
    page.evaluate(() => {
      const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
      const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
      return files.length === 0 ? Number.NaN : files.filter(({ href }) => !come.has(href)).length
    })
  await expect.poll(filesToCome).toBe(0)
  // So long the app took to start on half a page.
  await page.waitForTimeout(1_000)
  await expect(page.locator('html[data-started]')).toHaveCount(0, { timeout: 1_000 })
  line.letThrough()
  await expect(page.locator('html[data-started]')).toBeVisible()
  await expect(page.getByText(/^5 phases • 22 weeks/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  line.close()
})

test('where the code does not come the screen still reads, and says so', async ({ newPage }) => {
  const page = await newPage({ waitsForStart: false, cutsRequests: true })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByText('Here is where your application stands.')).toBeVisible()
  await expect(page.getByText('A part of this page did not load.')).toBeVisible()
})

test('without a script the screen reads', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto('/timeline')
  await expect(page.getByRole('heading', { name: 'Canadian Start-Up Visa Program Timeline' })).toBeVisible()
  expect(await page.content()).toContain('This screen can be read, but not used')
})

test('a stranger gets no screen, and who has signed out none of the last', async ({ newPage, sample }) => {
  const page = await newPage({ signedIn: false })
  const stranger = await page.request.get('/dashboard')
  expect(await stranger.text()).not.toContain('data-rendered')
  await page.goto('/login')
  await enterPassword(page, sample)
  await expect(page.getByText('Here is where your application stands.')).toBeVisible()
  // The screen tells the server where the reader is, a moment later.
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(cookies).toContain('landfall.zone')
  await page.reload()
  await expect(page.locator('#root[data-rendered]')).toBeVisible()
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Hello/)
  expect(await (await page.request.get('/dashboard')).text()).not.toContain('data-rendered')
})

test('what a menu reads ahead does not outlive the session', async ({ newPage, app, sample }) => {
  const page = await newPage({ signedIn: false, cutsRequests: true })
  await signIn(page.request, app.baseUrl, sample)
  await page.goto('/dashboard')
  // Opening the menu reads ahead for its first entry: here the answer comes only after the session has ended.
  const { promise: signedOut, resolve: hasSignedOut } = Promise.withResolvers<void>()
  let readsAhead = 0
  await page.route('**/trpc/accounts.security,**', async (route) => {
    readsAhead += 1
    await signedOut
    await route.continue().catch(() => {})
  })
  await page.getByRole('button', { name: /user menu/ }).click()
  await expect.poll(() => readsAhead).toBe(1)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  hasSignedOut()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  // The same document asks anew for whoever comes next.
  await enterPassword(page, sample)
  await expect(page.getByText('Here is where your application stands.')).toBeVisible()
})
