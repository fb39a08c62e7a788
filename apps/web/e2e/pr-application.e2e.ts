import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { newPage } from './support/page.ts'

const quoted = [
  'The Letter of Support must be received first.',
  'Medical results are valid for 12 months',
  'Issued within 6 months of application',
  'Required for countries lived in for 6 or more consecutive months since age 18',
  'Processing: CAD $850 per adult',
  'Right of permanent residence fee: CAD $515 per adult',
  'Dependent child: CAD $230',
  'Right of permanent residence fee: CAD $600 per adult',
]

test('the application is moved on, deleted, and begun anew', async () => {
  const page = await newPage()
  await page.goto('/pr-application')
  await page.getByRole('heading', { level: 1, name: 'PR Application' }).waitFor()
  for (const text of quoted) await page.getByText(text, { exact: true }).waitFor()
  for (const title of ['Photos', 'Biometrics', 'Forms & Documents', 'Supporting Docs']) {
    await page
      .getByRole('region', { name: 'Additional Requirements' })
      .getByRole('heading', { name: title })
      .waitFor()
  }

  // Each tick is saved at once; none can be changed meanwhile.
  const essential = page.getByRole('region', { name: 'Essential Requirements' })
  const fees = essential.getByLabel('Application Fees')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/trpc/prApplications.update*', async (route) => {
    await held
    await route.continue()
  })
  await fees.press('Space')
  await expect.poll(() => essential.getByRole('checkbox', { disabled: true }).count()).toBe(3)
  release()
  await page.getByText('PR Application Updated').first().waitFor()
  await expect.poll(() => fees.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await essential.getByText('Completed', { exact: true }).count()).toBe(2)
  await page.unroute('**/trpc/prApplications.update*')

  const status = page.getByRole('region', { name: 'Application Status' })
  await status.getByRole('button', { name: 'Change Status and Dates' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit PR Application' })
  await editor.getByLabel('Application Number (Optional)').fill('E_000 1')
  await editor.getByLabel('Status').selectOption('Submitted')
  await editor.getByLabel('Submitted Date (Optional)').fill('2026-06-20')
  await editor.getByRole('button', { name: 'Save Application' }).click()
  await editor.waitFor({ state: 'hidden' })
  await status.getByText('submitted', { exact: true }).waitFor()
  await status.getByText(/^History/).click()
  const history = status.getByRole('listitem')
  await history
    .filter({ hasText: 'Status: from preparing to submitted' })
    .getByText(/by Amara Okafor$/)
    .waitFor()
  await history.filter({ hasText: 'Submitted date: 20 Jun 2026' }).waitFor()
  await history.filter({ hasText: 'Application number: E_000 1' }).waitFor()
  await history.filter({ hasText: 'Application Fees: completed' }).waitFor()

  await status.getByRole('button', { name: 'Delete Application' }).click()
  await page.getByRole('button', { name: 'Start Application' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await status.getByText('E_000 1', { exact: true }).waitFor()
  await status.getByRole('button', { name: 'Delete Application' }).click()
  const deleted = page.waitForResponse((response) => response.url().includes('prApplications.remove'))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await deleted

  await page.getByRole('link', { name: 'PR Application', exact: true }).click()
  await page.getByRole('button', { name: 'Start Application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Initialize PR Application' })
  await dialog.getByLabel('Notes (Optional)').fill('Waits for the letter of support.')
  await dialog.getByRole('button', { name: 'Create Application' }).dblclick()
  await page.getByText('Your permanent residence application has been initialized.').first().waitFor()
  await status.getByText('preparing', { exact: true }).waitFor()
  await status.getByText('History (1 change)').waitFor()
})

test('the validity view answers for any day, and takes the dates that are missing', async () => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/pr-application')
  const validity = page.getByRole('region', { name: 'What Will Have Expired' })
  const answer = validity.getByRole('status').first()
  await answer.getByText(/^If you file on .* nothing that is known has expired\./).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)

  const slider = validity.getByRole('slider', { name: 'Day on the picture' })
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/, today$/)
  await slider.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/, in 1 day$/)
  await slider.press('End')
  await answer.getByText(/papers count no longer: .*passport of Mateo Silva/).waitFor()
  await validity.getByText('If I land').click()
  await answer.getByText(/^If you land on /).waitFor()

  const day = validity.getByLabel('Day', { exact: true })
  await day.fill('2024-02-29')
  await answer.getByText(/^If you land on 29 Feb 2024/).waitFor()
  const plot = validity
    .getByRole('listitem')
    .filter({ hasText: 'Passport' })
    .first()
    .locator('[aria-hidden="true"]')
    .last()
  const before = await day.inputValue()
  await plot.click({ position: { x: 200, y: 20 } })
  expect(await day.inputValue()).not.toBe(before)

  await validity.getByRole('button', { name: 'Add date: Medical examination of Mateo Silva' }).press('Enter')
  const form = validity.getByRole('form', { name: 'Date: Medical examination of Mateo Silva' })
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Enter a date.').waitFor()
  await form.getByLabel('Day of the examination').fill('2024-02-29')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
  await day.fill('2025-02-27')
  await validity.getByText('Holds: 27 Feb 2025 is the last day').waitFor()
  await day.fill('2025-02-28')
  await validity.getByText('Expired: 27 Feb 2025 was the last day').waitFor()

  await validity.getByRole('button', { name: 'Change date: Medical examination of Mateo Silva' }).click()
  await form.getByRole('button', { name: 'Delete' }).click()
  const deleted = page.waitForResponse((response) => response.url().includes('validityDates.remove'))
  await page.getByRole('link', { name: 'See your letters' }).click()
  await deleted
})
