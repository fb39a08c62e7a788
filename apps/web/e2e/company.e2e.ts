import { expectAccessible } from './support/accessibility.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

// What the company says changes what the others' tests see of matches: so an app of its own.
let app: RunningApp
test.beforeAll(async () => {
  app = await startApp()
})
test.afterAll(() => app.stop())

test('a company says what it is and needs, offline too, and its matches follow', async ({ newPage }) => {
  const page = await newPage({ baseUrl: app.baseUrl, width: 390, cutsRequests: true })
  await page.goto('/company')
  await expect(page.getByLabel('Field', { exact: true })).toHaveValue('Clean technology')
  await expect(page.getByText('Matching looks for cleantech.')).toBeVisible()
  await expect(page.getByText('All changes are saved')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)

  // Nothing typed is lost without a network: it is saved when that is back.
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('companies.save'))
  await page.getByLabel('Website').fill('https://harbour.example/')
  await failed
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('All changes are saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Website')).toHaveValue('https://harbour.example/')

  // The sample plan proposes facts, with their sentences; one is taken over.
  const proposal = page.getByRole('button', { name: /^Use this sentence/ })
  await proposal.click()
  await expect(proposal).toBeHidden()
  await page.getByLabel('Organization you seek').selectOption('Angel investor group')
  await expect(page.getByText('All changes are saved')).toBeVisible()

  await page.getByRole('link', { name: 'Your matches' }).click()
  await page.getByRole('button', { name: 'Refresh Matches' }).click()
  const count = page.getByText(/^\d+ of 64 organizations match$/)
  await expect(count).toBeVisible()
  const before = Number.parseInt((await count.textContent()) ?? '', 10)
  expect(before).toBeLessThan(20)
  const slider = page.getByRole('slider', { name: 'A match has at least' })
  const saved = page.waitForResponse((response) => response.url().includes('companies.save'))
  await slider.press('Home')
  await expect(page.getByText('64 of 64 organizations match')).toBeVisible()
  await saved
  await page.reload()
  await expect(page.getByText('64 of 64 organizations match')).toBeVisible()
  await slider.press('End')
  await expect(page.getByText(/^1 of 64 organizations match$/)).toBeVisible()
  await page.getByText('The other 63 organizations').click()
  await expect(page.getByRole('list', { name: 'Organizations that do not match' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
})
