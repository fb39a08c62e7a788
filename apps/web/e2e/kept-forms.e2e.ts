import type { Page } from '@playwright/test'
import { enterPassword } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// What is typed into a dialog and not saved yet.

async function openForm(page: Page, path: string, button: string) {
  if (!page.url().endsWith(path)) await page.goto(path)
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

test('a session that ends while a milestone is written loses none of it', async ({ newPage, sample }) => {
  const page = await newPage({ expectedStatuses: [401] })
  let dialog = await openForm(page, '/timeline', 'Add Milestone')
  await dialog.getByLabel('Title').fill('Ask the bank')
  await dialog.getByLabel('Description').fill('A page of what to ask')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Create Milestone' }).click()
  await page.waitForURL(/\/login/)
  await enterPassword(page, sample)
  await page.waitForURL(/\/timeline$/)
  dialog = await openForm(page, '/timeline', 'Add Milestone')
  await expect(dialog.getByLabel('Title')).toHaveValue('Ask the bank')
  await expect(dialog.getByLabel('Description')).toHaveValue('A page of what to ask')

  // Cancel gives it up.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  dialog = await openForm(page, '/timeline', 'Add Milestone')
  await expect(dialog.getByLabel('Title')).toHaveValue('')
})

test('a reload keeps what a record and a funding source were to say, until they are saved', async ({
  page,
  memberApi: { userId, call },
}) => {
  const { fundingSources } = await call<{ fundingSources: object[] }>('get', `/financial-data/${userId}`)
  let dialog = await openForm(page, '/work-permits', 'Add Work Permit')
  await dialog.getByLabel('Notes (Optional)').fill('Typed before the reload')
  await page.reload()
  dialog = await openForm(page, '/work-permits', 'Add Work Permit')
  await expect(dialog.getByLabel('Notes (Optional)')).toHaveValue('Typed before the reload')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/financial?tab=funding')
  dialog = await openForm(page, '/financial?tab=funding', 'Add Funding Source')
  await dialog.getByRole('textbox', { name: 'Source', exact: true }).fill('A friend')
  await page.reload()
  dialog = await openForm(page, '/financial?tab=funding', 'Add Funding Source')
  await expect(dialog.getByRole('textbox', { name: 'Source', exact: true })).toHaveValue('A friend')
  await dialog.getByLabel('Amount (CAD)').fill('1,000')
  await dialog.getByRole('button', { name: 'Save Funding Source' }).click()
  await expect(dialog).toBeHidden()
  dialog = await openForm(page, '/financial?tab=funding', 'Add Funding Source')
  await expect(dialog.getByRole('textbox', { name: 'Source', exact: true })).toHaveValue('')
  await call('patch', `/financial-data/${userId}`, { fundingSources })
})
