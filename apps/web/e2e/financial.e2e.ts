import type { FinancialData } from '@suv/domain'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { newPage } from './support/page.ts'
import { sampleApi } from './support/sample-api.ts'

/** The sample member's finances, which are put back afterwards: other journeys read them. */
let before: FinancialData

beforeAll(async () => {
  const page = await newPage()
  const { userId, call } = await sampleApi(page)
  before = await call('get', `/financial-data/${userId}`)
})

afterAll(async () => {
  const page = await newPage()
  const { userId, call } = await sampleApi(page)
  const { id, userId: _owner, createdAt, updatedAt, ...values } = before
  await call('patch', `/financial-data/${userId}`, values)
  await page.context().close()
})

const requirement = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Requirements' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })

async function addSource(page: Page, name: string, kind: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Funding Source' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Funding Source' })
  await dialog.getByLabel('Source', { exact: true }).fill(name)
  await dialog.getByLabel('Kind of source').selectOption(kind)
  await dialog.getByLabel('Amount (CAD)').fill(amount)
  await dialog.getByLabel('Committed in writing').check()
  await dialog.getByRole('button', { name: 'Save Funding Source' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('funding is added until the venture and angel requirements are met', async () => {
  const page = await newPage()
  await page.goto('/financial')
  await page.getByRole('heading', { level: 1, name: 'Start-Up Visa Investment Tracking' }).waitFor()
  await requirement(page, 'Angel investors').getByText('Not met').waitFor()
  await requirement(page, 'Settlement funds').getByText('Met', { exact: true }).waitFor()
  await page.getByText('33%: $50,000 secured of $150,000 required.').waitFor()
  await page.getByLabel('Family size').selectOption('2 people')
  await page.getByLabel('Figures of').selectOption('Rules of 2026')
  await requirement(page, 'Settlement funds').getByText('of $19,001').waitFor()

  await page.getByRole('tab', { name: 'Funding' }).click()
  await page.waitForURL(/tab=funding/)
  await addSource(page, 'Second angel', 'Angel investor group', '25,000')
  await page.getByRole('button', { name: 'Use the sources' }).click()
  await requirement(page, 'Angel investors').getByText('Met', { exact: true }).waitFor()
  await page.getByText('Investment requirement: Met').waitFor()
  await requirement(page, 'Venture capital').getByText('Not met').waitFor()
  await addSource(page, 'Maple fund', 'Venture capital fund', '200000')
  await page.getByRole('button', { name: 'Use the sources' }).click()
  await requirement(page, 'Venture capital').getByText('Met', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Delete Maple fund' }).click()
  await page.getByRole('button', { name: 'Edit Maple fund' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Edit Maple fund' }).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Export for Visa Application' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /XLSX/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('start-up-visa-finances.xlsx')
  expect(await file.failure()).toBeNull()
})

test('two tabs keep what each has typed', async () => {
  const page = await newPage({ expectedStatuses: [409] })
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto('/financial')
    await tab.getByLabel('Start-up capital').waitFor()
  }
  await other.getByLabel('Start-up capital').fill('21000')
  await other.getByRole('button', { name: 'Save amounts' }).click()
  await other.getByText('Your amounts are saved.').first().waitFor()
  // Another field: both are kept.
  await page.getByLabel('Fast-track investment').fill('5000')
  await page.getByRole('button', { name: 'Save amounts' }).click()
  await page.getByText('Your amounts are saved.').first().waitFor()
  expect(await page.getByLabel('Start-up capital').inputValue()).toBe('21,000')
  // The same field: the member decides.
  await other.getByLabel('Fast-track investment').fill('7000')
  await other.getByRole('button', { name: 'Save amounts' }).click()
  await other.getByText('Fast-track investment: $7000 here, $5,000 there').waitFor()
  await other.getByRole('button', { name: 'Save mine' }).click()
  await other.getByText('This was saved in another place').waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByLabel('Fast-track investment').waitFor()
  expect(await page.getByLabel('Fast-track investment').inputValue()).toBe('7,000')
})

test('assumptions move the chart and the break-even, and shares the rules, on a phone', async () => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/financial?tab=cashflow')
  await page.getByText('Month 2', { exact: true }).waitFor()
  await page.getByText('18 months', { exact: true }).waitFor()
  const line = page.locator('.recharts-line-curve').first()
  const drawn = await line.getAttribute('d')
  await page.getByLabel('Monthly growth').fill('4')
  await page.getByLabel('Initial patients per day').fill('7')
  await page.getByText('Month 2', { exact: true }).waitFor({ state: 'hidden' })
  await expect.poll(() => line.getAttribute('d')).not.toBe(drawn)
  await page.getByRole('button', { name: 'Save assumptions' }).click()
  await page.getByText('Your assumptions are saved.').first().waitFor()
  await page.reload()
  await page.getByLabel('Monthly growth').waitFor()
  expect(await page.getByLabel('Monthly growth').inputValue()).toBe('4')
  await page.getByLabel('Monthly growth').fill('a lot')
  await page.getByText('Enter a percent from -100 to 1,000.').waitFor()

  const ownership = page.getByRole('region', { name: 'Ownership What-If' })
  await ownership.getByText('Met: each applicant needs 10% or more; the least is 25%.').waitFor()
  await ownership.getByRole('button', { name: 'Add Round' }).click()
  await ownership.getByLabel('Share that Round 1 takes in percent').fill('60')
  await ownership
    .getByText(/Not met: applicants and organization together .* 34%.* Broken since Round 1/)
    .waitFor()
  await ownership
    .getByLabel('Who takes the shares of Round 1')
    .selectOption('Round 1: Designated organization')
  await ownership.getByText(/^Met: applicants and organization together .* 94%/).waitFor()
  await ownership.getByLabel('Share of Mateo Silva in percent').fill('9.5')
  await ownership.getByText(/Not met: each applicant .* Mateo Silva would have less/).waitFor()
  await ownership.getByText('Only whole percents can be stored').waitFor()

  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})
