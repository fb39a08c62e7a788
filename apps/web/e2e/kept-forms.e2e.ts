import type { Page } from '@playwright/test'
import { removeDocuments, uploadDocument } from './support/documents.ts'
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

test('a reload keeps what is typed of a person, a pack, somebody of the team and a match', async ({
  page,
  memberApi,
}) => {
  const { userId, call } = memberApi
  const lease = { name: 'Lease.txt', mimeType: 'text/plain', buffer: Buffer.from('A lease') }
  await uploadDocument(page.request, lease)
  const [match] = await call<{ id: string; organizationId: string; notes: string | null }[]>(
    'get',
    `/organization-matches/${userId}`,
  )
  const forms = [
    { path: '/pr-application?part=history', button: /^Add (Yourself|a Person)$/, field: /^Name as in/ },
    { path: '/pr-application?part=pack', button: 'New Pack', field: 'Name of the pack' },
    { path: '/account', button: 'Add a person', field: /^Name as in/ },
    { path: `/organizations#${match?.organizationId}`, field: 'Notes' },
  ]
  const open = async ({ path, button }: (typeof forms)[number]) => {
    await page.goto(path)
    if (button !== undefined) await page.getByRole('button', { name: button }).click()
    return page.getByRole('dialog')
  }
  for (const form of forms) {
    await (await open(form)).getByLabel(form.field).fill('Typed before the reload')
  }
  // Each page is loaded anew for another's form, and now for its own.
  for (const form of forms) {
    const dialog = await open(form)
    await expect(dialog.getByLabel(form.field)).toHaveValue('Typed before the reload')
    if (form.button === undefined) continue
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: form.button }).click()
    await expect(dialog.getByLabel(form.field)).toHaveValue('')
  }
  // Saved, it is kept no longer.
  await page.getByRole('dialog').getByRole('button', { name: 'Save your notes' }).click()
  await expect(page.getByText('Match status updated successfully.').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(':match:')
  await call('patch', `/organization-matches/${match?.id}`, { notes: match?.notes ?? null })
  await removeDocuments(memberApi)
})
