import { text as readText } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { newPage } from './support/page.ts'

test('a resource is searched for, saved and found again', async () => {
  const page = await newPage()
  // Whatever was saved before, by the sample or by a try of this journey.
  const kept: { resourceId: string }[] = await (await page.request.get('/api/resource-bookmarks')).json()
  for (const { resourceId } of kept) await page.request.delete(`/api/resource-bookmarks/${resourceId}`)
  await page.goto('/resources')
  await page.getByRole('heading', { level: 1, name: 'Start-Up Visa Resources' }).waitFor()
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'Immigration',
    'Organizations',
    'Business',
    'Settlement',
    'Legal',
    'Networking',
  ])
  await expectAccessible(page)

  await page.getByLabel('Search resources').fill('FEE list')
  await page.getByRole('heading', { name: 'IRCC fee list' }).waitFor()
  expect(await page.getByRole('tabpanel').getByRole('listitem').count()).toBe(1)
  await page.getByText('Official', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Save Resource: IRCC fee list' }).click()
  await page.getByRole('button', { name: 'Saved: IRCC fee list' }).waitFor()

  // The search stands in the address; what is saved is kept for the member.
  await page.waitForURL('**/resources?tab=immigration&q=FEE+list')
  await page.getByLabel('Search resources').fill('no such thing anywhere')
  await page.getByRole('heading', { name: 'No resources found' }).waitFor()
  await page.getByRole('button', { name: 'Show all resources' }).click()
  await page.getByLabel(/^Saved only/).click()
  await page.reload()
  await page.getByRole('heading', { name: 'IRCC fee list' }).waitFor()
  await page.getByLabel('Search resources').fill('fee list')
  await page.getByRole('tab', { name: 'Legal (0)' }).click()
  await page.getByRole('heading', { name: 'No resources found' }).waitFor()
  await page.getByRole('button', { name: 'Immigration (1)' }).click()
  await page.getByRole('button', { name: 'Saved: IRCC fee list' }).click()
  await page.getByRole('heading', { name: 'No resources found' }).waitFor()
})

test('the product’s own page opens inside, the templates download and help is at hand', async () => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/resources?tab=organizations')
  expect(
    await page.getByRole('link', { name: /^View Page: Find designated organizations/ }).getAttribute('href'),
  ).toBe('/organizations')
  expect(
    await page
      .getByRole('link', { name: /^Visit Site/ })
      .first()
      .getAttribute('target'),
  ).toBe('_blank')

  const downloads = page.getByRole('region', { name: 'Essential Application Documents' }).getByRole('button')
  expect(await downloads.count()).toBe(6)
  for (const button of await downloads.all()) {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toMatch(/\.txt$/)
    const text = await readText(await download.createReadStream())
    expect(text).toContain('not legal advice')
    expect(text.length).toBeGreaterThan(600)
    if (download.suggestedFilename().startsWith('Settlement')) expect(text).toContain('$13,757')
  }

  const help = page.getByRole('region', { name: 'Need Help' })
  expect(await help.getByRole('link', { name: '1-888-242-2100' }).getAttribute('href')).toBe(
    'tel:1-888-242-2100',
  )
  await help.getByRole('link', { name: /^Find Consultant/ }).waitFor()
  await help.getByRole('link', { name: /^View Guide/ }).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
