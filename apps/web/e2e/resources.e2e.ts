import { text as readText } from 'node:stream/consumers'
import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

// Whatever was saved before, by the sample or by another test.
test.beforeEach(async ({ memberApi: { call } }) => {
  const kept = await call<{ resourceId: string }[]>('get', '/resource-bookmarks')
  for (const { resourceId } of kept) await call('delete', `/resource-bookmarks/${resourceId}`)
})

test('the resources stand in six groups', async ({ page }) => {
  await page.goto('/resources')
  await expect(page.getByRole('heading', { level: 1, name: 'Start-Up Visa Resources' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([
    'Immigration',
    'Organizations',
    'Business',
    'Settlement',
    'Legal',
    'Networking',
  ])
  await expectAccessible(page)
})

test('a search stands in the address, and one without results leads back', async ({ page }) => {
  await page.goto('/resources')
  await page.getByLabel('Search resources').fill('FEE list')
  await expect(page.getByRole('heading', { name: 'IRCC fee list' })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Official', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/resources?tab=immigration&q=FEE+list')
  await page.getByRole('tab', { name: 'Legal (0)' }).click()
  await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible()
  await page.getByRole('button', { name: 'Immigration (1)' }).click()
  await expect(page.getByRole('heading', { name: 'IRCC fee list' })).toBeVisible()
  await page.getByLabel('Search resources').fill('no such thing anywhere')
  await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all resources' }).click()
  await expect(page.getByRole('heading', { name: 'IRCC fee list' })).toBeVisible()
})

test('a resource is saved, found again among the saved ones, and let go', async ({ page }) => {
  await page.goto('/resources')
  await page.getByRole('button', { name: 'Save Resource: IRCC fee list' }).click()
  await expect(page.getByRole('button', { name: 'Saved: IRCC fee list' })).toBeVisible()
  await page.getByLabel(/^Saved only/).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'IRCC fee list' })).toBeVisible()
  await page.getByRole('button', { name: 'Saved: IRCC fee list' }).click()
  await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible()
})

test('a page of ours opens inside, and one of others outside', async ({ page }) => {
  await page.goto('/resources?tab=organizations')
  await expect(page.getByRole('link', { name: /^View Page: Find designated organizations/ })).toHaveAttribute(
    'href',
    '/organizations',
  )
  await expect(page.getByRole('link', { name: /^Visit Site/ }).first()).toHaveAttribute('target', '_blank')
})

test('the templates download, on a phone', async ({ newPage }) => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/resources')
  const downloads = page.getByRole('region', { name: 'Essential Application Documents' }).getByRole('button')
  await expect(downloads).toHaveCount(6)
  for (const button of await downloads.all()) {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toMatch(/\.txt$/)
    const text = await readText(await download.createReadStream())
    expect(text).toContain('not legal advice')
    expect(text.length).toBeGreaterThan(600)
    if (download.suggestedFilename().startsWith('Settlement')) expect(text).toContain('$13,757')
  }
})

test('help is at hand, on a phone', async ({ newPage }) => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/resources?tab=organizations')
  const help = page.getByRole('region', { name: 'Need Help' })
  await expect(help.getByRole('link', { name: '1-888-242-2100' })).toHaveAttribute(
    'href',
    'tel:1-888-242-2100',
  )
  await expect(help.getByRole('link', { name: /^Find Consultant/ })).toBeVisible()
  await expect(help.getByRole('link', { name: /^View Guide/ })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
})

test('an official resource says so in full on a phone', async ({ newPage }) => {
  for (const width of [390, 320]) {
    const page = await newPage({ width })
    await page.goto('/resources')
    const badges = page.getByText('Official', { exact: true })
    await expect(badges.first()).toBeVisible()
    const cut = await badges.evaluateAll(
      (found) => found.filter((badge) => badge.scrollWidth > badge.clientWidth).length,
    )
    expect(cut, `${width} px wide`).toBe(0)
    await expectToFit(page)
  }
})
