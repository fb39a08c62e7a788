import { expect, test } from './support/test.ts'

test('a save that failed says why, stays over other pages, and can be tried again', async ({ newPage }) => {
  const page = await newPage({ expectedStatuses: [503] })
  await page.goto('/work-permits')
  const step = page.getByLabel('5. Digital Photo')
  await expect(step).toBeVisible()
  const wasDone = await step.isChecked()
  const isDone = () => expect.poll(() => step.isChecked())
  await page.route('**/trpc/workPermitSteps.save*', (route) => route.fulfill({ status: 503, body: '' }))
  await step.press('Space')
  const failure = page.getByRole('listitem').filter({ hasText: 'The server could not be reached.' })
  await expect(failure).toBeVisible()
  await isDone().toBe(wasDone)

  // A message that something else is saved does not put it away, nor does another page.
  await page.getByRole('link', { name: 'PR Application', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'PR Application' })).toBeVisible()
  await expect(failure).toBeVisible()
  await page.goBack()
  await expect(step).toBeVisible()

  await page.unroute('**/trpc/workPermitSteps.save*')
  const saved = page.waitForResponse((response) => response.url().includes('workPermitSteps.save'))
  await failure.getByRole('button', { name: 'Try again' }).click()
  await saved
  await isDone().toBe(!wasDone)
  await expect(failure).toBeHidden()

  const restored = page.waitForResponse((response) => response.url().includes('workPermitSteps.save'))
  await step.press('Space')
  await restored
})

test('uploads that fail name each file once, until it is sent or taken out', async ({ newPage }) => {
  const page = await newPage({ expectedStatuses: [403] })
  await page.goto('/document-analysis')
  await page.getByRole('button', { name: 'Upload Documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Documents' })
  await expect(dialog.getByRole('button', { name: 'Choose files' })).toBeVisible()
  const files = ['Lease.txt', 'Licence.txt'].map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(`The text of ${name}`),
  }))
  await dialog.getByTestId('files').setInputFiles(files)
  await page.route('**/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 403, body: '' }) : route.fallback(),
  )
  await dialog.getByRole('button', { name: 'Upload 2 files' }).click()
  await expect(dialog.getByText('Not uploaded.')).toHaveCount(2)
  const failure = page.getByText(/^Failed to upload /)
  await expect(failure).toHaveCount(1)
  await expect(failure).toHaveText(
    /^Failed to upload (Lease\.txt, Licence\.txt|Licence\.txt, Lease\.txt)\. Please try again\.$/,
  )
  for (const { name } of files) await expect(dialog.getByText(name, { exact: true })).toHaveCount(1)

  await dialog.getByRole('button', { name: 'Remove Lease.txt' }).click()
  await expect(failure).toHaveText('Failed to upload Licence.txt. Please try again.')
  await dialog.getByRole('button', { name: 'Remove Licence.txt' }).click()
  await expect(failure).toBeHidden()
})
