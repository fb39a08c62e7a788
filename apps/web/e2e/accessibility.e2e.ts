import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/test.ts'

const readList = (file: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../dist', file), 'utf8'))
// The public pages are looked at one by one in public-pages.e2e.ts.
const publicPaths = new Set((readList('pages.json') as { path: string }[]).map(({ path }) => path))
// These are looked at in the tests of their own screen.
const elsewhere = new Set([
  '/business-plan',
  '/dashboard',
  '/document-analysis',
  '/eligibility',
  '/financial',
  '/los-tracker',
  '/map',
  '/organizations',
  '/pr-application',
  '/resources',
  '/work-permits',
])
const paths = (readList('routes.json') as string[]).filter(
  (path) => !publicPaths.has(path) && !elsewhere.has(path),
)
const colorScheme = 'dark'
const openToAll = new Set(['/change-email', '/reset-password', '/verify-email'])

test.describe('axe finds nothing in the dark', () => {
  for (const path of [...paths, '/nowhere']) {
    test(`on ${path}`, async ({ newPage }) => {
      const page = await newPage({ colorScheme, signedIn: !openToAll.has(path), expectedStatuses: [404] })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('in the menu on a phone', async ({ newPage }) => {
    const page = await newPage({ colorScheme, width: 390 })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page)
  })

  test('in the user menu', async ({ newPage }) => {
    const page = await newPage({ colorScheme })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /user menu/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    await expectAccessible(page)
  })

  test('in the dialog for a new API key', async ({ newPage }) => {
    const page = await newPage({ colorScheme })
    await page.goto('/account')
    await page.getByRole('button', { name: 'Create an API key' }).click()
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
    await expectAccessible(page)
  })
})
