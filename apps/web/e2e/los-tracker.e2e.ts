import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { newPage } from './support/page.ts'

function cardOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })
}

async function chooseOrganization(page: Page, dialog: Locator, typed: string): Promise<void> {
  await dialog.getByLabel('Designated Organization').fill(typed)
  await page.getByRole('listbox').getByRole('option').first().click()
}

test('the letters are added, changed, deleted and brought back', async () => {
  const page = await newPage()
  await page.goto('/los-tracker')
  await page.getByRole('heading', { level: 1, name: 'LOS and Commitment Tracker' }).waitFor()
  const sample = cardOf(page, 'Amara Okafor')
  await sample.getByText(/^Not issued yet\. Recorded on \d+ [A-Z][a-z]{2} \d{4}\.$/).waitFor()

  await page.getByRole('button', { name: 'Add Letter of Support' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Letter of Support' })
  await dialog.getByRole('button', { name: 'Add Letter of Support' }).click()
  await dialog.getByText('Please select a team member').waitFor()
  await dialog.getByText('Please select a designated organization').waitFor()
  await dialog.getByLabel('Team Member').selectOption('Mateo Silva')
  await chooseOrganization(page, dialog, 'DMZ')
  await dialog.getByLabel(/^Essential person/).check()
  await dialog.getByLabel('Status').selectOption('Issued')
  await dialog.getByLabel('Issued Date (Optional)').fill('2025-12-01')
  await dialog.getByLabel('Notes (Optional)').fill('By courier.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add Letter of Support' }).dblclick()
  await page.getByText('Letter of Support added successfully').first().waitFor()
  await dialog.waitFor({ state: 'hidden' })

  const card = cardOf(page, 'Mateo Silva')
  expect(await card.count()).toBe(1)
  await card
    .getByText(
      'Issued 1 Dec 2025. Attach the letter from your documents. No commitment certificate of this organization is recorded yet.',
    )
    .waitFor()
  await card.getByText('issued', { exact: true }).waitFor()
  await card.getByLabel('Status of the letter for Mateo Silva').selectOption('Expired')
  await card.getByText('expired', { exact: true }).waitFor()

  await card.getByRole('button', { name: 'Edit the letter for Mateo Silva' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Letter of Support' })
  await editor.getByLabel('Status').selectOption('Pending')
  await editor.getByLabel('Notes (Optional)').fill('')
  await editor.getByRole('button', { name: 'Save Letter of Support' }).click()
  await editor.waitFor({ state: 'hidden' })
  await page.reload()
  await card.getByText('pending', { exact: true }).waitFor()
  expect(await card.getByText('By courier.').count()).toBe(0)

  const remove = card.getByRole('button', { name: 'Delete the letter for Mateo Silva' })
  await remove.click()
  await card.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.waitFor()
  await remove.click()
  const deleted = page.waitForResponse((response) => response.url().includes('lettersOfSupport.remove'))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await deleted
})

test('the certificates are kept in the address, by keyboard, on a phone, and say when saving fails', async () => {
  const page = await newPage({ width: 390, colorScheme: 'dark', expectedStatuses: [503] })
  await page.goto('/los-tracker')
  await page.getByRole('tab', { name: /^Letters of Support/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL('**/los-tracker?tab=certificates')
  await page.reload()
  await page.getByRole('heading', { name: 'No commitment certificates recorded yet' }).waitFor()
  await page.getByRole('button', { name: 'Add Commitment Certificate' }).focus()
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Add Commitment Certificate' })
  const submit = dialog.getByRole('button', { name: 'Add Commitment Certificate' })
  await submit.press('Enter')
  await dialog.getByText('Certificate ID is required').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Designated Organization').focus()
  await page.keyboard.type('DMZ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Certificate ID').fill('CC-77')
  await dialog.getByRole('group', { name: 'Covers Members' }).getByLabel('Amara Okafor').press('Space')
  await dialog.getByLabel('Issued Date (Optional)').fill('2026-01-05')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.route('**/trpc/commitmentCertificates.create*', (route) =>
    route.fulfill({ status: 503, body: '' }),
  )
  await submit.press('Enter')
  await page.getByText('Failed to add Commitment Certificate').first().waitFor()
  expect(await dialog.getByLabel('Certificate ID').inputValue()).toBe('CC-77')
  await page.unroute('**/trpc/commitmentCertificates.create*')
  await submit.press('Enter')
  await page.getByText('Commitment Certificate added successfully').first().waitFor()

  const card = cardOf(page, 'CC-77')
  await card
    .getByText('Issued 5 Jan 2026. The government accepts no certificate issued after 31 Dec 2025.')
    .waitFor()
  await card.getByText('Amara Okafor').waitFor()
  await page.getByRole('button', { name: 'Edit certificate CC-77' }).press('Enter')
  const editor = page.getByRole('dialog', { name: 'Edit Commitment Certificate' })
  await editor.getByLabel('Issued Date (Optional)').fill('2025-12-01')
  await editor.getByRole('button', { name: 'Save Commitment Certificate' }).press('Enter')
  await card.getByText(/^Issued 1 Dec 2025\. It reached 6 months on 1 Jun 2026\./).waitFor()
  await card.getByRole('button', { name: 'Delete certificate CC-77' }).press('Enter')
  const deleted = page.waitForResponse((response) => response.url().includes('commitmentCertificates.remove'))
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await deleted
})
