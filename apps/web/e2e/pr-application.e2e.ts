import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

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

test('the application is moved on, deleted, and begun anew', async ({ page }) => {
  await page.goto('/pr-application')
  await expect(page.getByRole('heading', { level: 1, name: 'PR Application' })).toBeVisible()
  for (const text of quoted) await expect(page.getByText(text, { exact: true })).toBeVisible()
  const adultFees = page.getByText(/^Right of permanent residence fee:/)
  await expect(adultFees).toHaveText([/\$600/, /\$515/])
  for (const title of ['Photos', 'Biometrics', 'Forms & Documents', 'Supporting Docs']) {
    await expect(
      page.getByRole('region', { name: 'Additional Requirements' }).getByRole('heading', { name: title }),
    ).toBeVisible()
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
  await expect(essential.getByRole('checkbox', { disabled: true })).toHaveCount(3)
  release()
  await expect(page.getByText('PR Application Updated').first()).toBeVisible()
  await expect(fees).toBeFocused()
  await expect(essential.getByText('Completed', { exact: true })).toHaveCount(2)
  await page.unroute('**/trpc/prApplications.update*')

  const status = page.getByRole('region', { name: 'Application Status' })
  await status.getByRole('button', { name: 'Change Status and Dates' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit PR Application' })
  await editor.getByLabel('Application Number (Optional)').fill('E_000 1')
  await editor.getByLabel('Status').selectOption('Submitted')
  await editor.getByLabel('Submitted Date (Optional)').fill('2026-06-20')
  await editor.getByRole('button', { name: 'Save Application' }).click()
  await expect(editor).toBeHidden()
  await expect(status.getByText('submitted', { exact: true })).toBeVisible()
  await status.getByText(/^History/).click()
  const history = status.getByRole('listitem')
  await expect(
    history.filter({ hasText: 'Status: from preparing to submitted' }).getByText(/by Amara Okafor$/),
  ).toBeVisible()
  await expect(history.filter({ hasText: 'Submitted date: 20 Jun 2026' })).toBeVisible()
  await expect(history.filter({ hasText: 'Application number: E_000 1' })).toBeVisible()
  await expect(history.filter({ hasText: 'Application Fees: completed' })).toBeVisible()

  await status.getByRole('button', { name: 'Delete Application' }).click()
  await expect(page.getByRole('button', { name: 'Start Application' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status.getByText('E_000 1', { exact: true })).toBeVisible()
  await status.getByRole('button', { name: 'Delete Application' }).click()
  const deleted = page.waitForResponse((response) => response.url().includes('prApplications.remove'))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await deleted

  await page.getByRole('link', { name: 'PR Application', exact: true }).click()
  await page.getByRole('button', { name: 'Start Application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Initialize PR Application' })
  await dialog.getByLabel('Notes (Optional)').fill('Waits for the letter of support.')
  await dialog.getByRole('button', { name: 'Create Application' }).dblclick()
  await expect(
    page.getByText('Your permanent residence application has been initialized.').first(),
  ).toBeVisible()
  await expect(status.getByText('preparing', { exact: true })).toBeVisible()
  await expect(status.getByText('History (1 change)')).toBeVisible()
})

test('the validity view answers for any day, and takes the dates that are missing', async ({ newPage }) => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/pr-application')
  const validity = page.getByRole('region', { name: 'What Will Have Expired' })
  const answer = validity.getByRole('status').first()
  await expect(
    answer.getByText(
      /^Nothing can be filed under this program: it took applications until 30 Jun 2026\. .* nothing that is known has expired\./,
    ),
  ).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)

  const slider = validity.getByRole('slider', { name: 'Day on the picture' })
  await expect(slider).toHaveAttribute('aria-valuetext', /, today$/)
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /, in 1 day$/)
  await slider.press('End')
  await expect(answer.getByText(/papers would count no longer: .*passport of Mateo Silva/)).toBeVisible()
  // Nobody has filed: nothing can be asked for, and nobody lands.
  await expect(validity.getByText('If I land')).toHaveCount(0)
  const mateo = validity.getByRole('radiogroup', { name: 'Application of Mateo Silva' })
  await mateo.getByText('Filed', { exact: true }).click()
  await expect(validity.getByText(/^Not recorded as submitted\./)).toBeVisible()
  await expect(answer.getByText(/^If IRCC asks on .*passport of Mateo Silva/)).toBeVisible()
  await validity.getByText('If I land').click()
  await expect(answer.getByText(/^If you land on /)).toBeVisible()

  const day = validity.getByLabel('Day', { exact: true })
  await day.fill('2024-02-29')
  await expect(answer.getByText(/^If you land on 29 Feb 2024/)).toBeVisible()
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
  await expect(form.getByText('Enter a date.')).toBeVisible()
  await form.getByLabel('Day of the examination').fill('2024-02-29')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await day.fill('2025-02-27')
  await expect(validity.getByText('Holds: 27 Feb 2025 is the last day')).toBeVisible()
  await day.fill('2025-02-28')
  await expect(validity.getByText('Expired: 27 Feb 2025 was the last day')).toBeVisible()

  await validity.getByRole('button', { name: 'Change date: Medical examination of Mateo Silva' }).click()
  await form.getByRole('button', { name: 'Delete' }).click()
  const deleted = page.waitForResponse((response) => response.url().includes('validityDates.remove'))
  await page.getByRole('link', { name: 'See your letters' }).click()
  await deleted
})

test('each founder has an application of their own', async ({ page, newPage }) => {
  await page.goto('/pr-application')
  const applicants = page.getByRole('tablist', { name: 'Applicants' })
  const amara = applicants.getByRole('tab', { name: /^Amara Okafor/ })
  const mateo = applicants.getByRole('tab', { name: /^Mateo Silva/ })
  await expect(amara).toHaveAttribute('aria-selected', 'true')
  await expect(mateo).toHaveText('Mateo Silvanot started')
  await expect(page.getByText('0 of 2 submitted', { exact: true })).toBeVisible()

  await amara.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'No application of Mateo Silva yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Start Application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Initialize PR Application' })
  await dialog.getByLabel('Application Number (Optional)').fill('E_000 2')
  await dialog.getByLabel('Status').selectOption('Submitted')
  // No day is put in: none that is left is a day to file on.
  await expect(dialog.getByLabel('Submitted Date (Optional)')).toHaveValue('')
  await dialog.getByLabel('Submitted Date (Optional)').fill('2026-06-20')
  await dialog.getByRole('button', { name: 'Create Application' }).click()
  await expect(mateo).toHaveText('Mateo Silvasubmitted')
  await expect(page.getByText('1 of 2 submitted', { exact: true })).toBeVisible()
  const medical = page.getByLabel('Medical Examination', { exact: true })
  await medical.press('Space')
  await expect(page.getByText('PR Application Updated').first()).toBeVisible()
  await expect(medical).toBeChecked()
  const status = page.getByRole('region', { name: 'Application Status' })
  await status.getByText('History (4 changes)').click()
  await expect(status.getByRole('listitem').filter({ hasText: 'Application number: E_000 2' })).toBeVisible()
  await expect(
    status.getByRole('link', { name: 'How long the papers of Mateo Silva count' }),
  ).toHaveAttribute('href', /^#papers-/)

  // The other's is as it was.
  await amara.click()
  await expect(medical).not.toBeChecked()
  await expect(status.getByText('preparing', { exact: true })).toBeVisible()
  await expect(page.getByText('E_000 2')).toBeHidden()

  const phone = await newPage({ width: 390, colorScheme: 'dark' })
  await phone.goto('/pr-application')
  await phone.getByRole('tab', { name: /^Mateo Silva/ }).click()
  await expect(phone.getByText('E_000 2', { exact: true })).toBeVisible()
  await expectToFit(phone)
  await expectAccessible(phone)

  await mateo.click()
  await status.getByRole('button', { name: 'Delete Application' }).click()
  await expect(mateo).toHaveText('Mateo Silvanot started')
  const deleted = page.waitForResponse((response) => response.url().includes('prApplications.remove'))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await deleted
})
