import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { newPage } from './support/page.ts'

const routeList = resolve(import.meta.dirname, '../dist/routes.json')
const paths = (JSON.parse(readFileSync(routeList, 'utf8')) as string[]).filter((path) => path !== '/')
const openToAll = new Set(['/login', '/signup', '/demo', '/demo/organizations', '/demo/eligibility'])

describe.each(['light', 'dark'] as const)('axe finds nothing in %s', (colorScheme) => {
  test.each([...paths, '/nowhere'])('on %s', async (path) => {
    const page = await newPage({ colorScheme, signedIn: !openToAll.has(path), expectedStatuses: [404] })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
  })

  test('in the menu on a phone', async () => {
    const page = await newPage({ colorScheme, width: 390 })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await expectAccessible(page)
  })

  test('in the user menu', async () => {
    const page = await newPage({ colorScheme })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /user menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
    await expectAccessible(page)
  })

  test('in the dialog for a new API key', async () => {
    const page = await newPage({ colorScheme })
    await page.goto('/account')
    await page.getByRole('button', { name: 'Create an API key' }).click()
    await page.getByRole('dialog').getByLabel('Name').waitFor()
    await expectAccessible(page)
  })
})
