import type { Locator, Page } from '@playwright/test'
import { makeOffice } from '../../api/test/files/corpus/office.ts'
import { makePdf } from '../../api/test/files/corpus/pdf.ts'
import { startS3 } from '../../api/test/files/s3-server.ts'
import { expectAccessible } from './support/accessibility.ts'
import { startApp } from './support/app.ts'
import { removeDocuments, uploadDocument } from './support/documents.ts'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
/** A PDF of its own: two of the same content are one file to the product. */
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: makePdf({ catalogue: `/Lang (${name})` }),
})
const bankLetter = pdf('Bank letter.pdf')
const picture = { name: 'Паспорт 🍁.png', mimeType: 'image/png', buffer: dot }
const fiveFiles = [
  bankLetter,
  picture,
  { name: 'Business plan.docx', mimeType: docxType, buffer: makeOffice('docx') },
  { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Ask the bank for six months.') },
  pdf('Articles.pdf'),
]

const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Uploaded documents' }).getByRole('listitem').filter({ hasText: name })

async function openManager(page: Page): Promise<void> {
  await page.goto('/document-analysis')
  await expect(page.getByRole('heading', { level: 2, name: 'Document checklist' })).toBeVisible()
}

async function openUpload(page: Page): Promise<{ dialog: Locator; input: Locator }> {
  await page.getByRole('button', { name: 'Upload Documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Documents' })
  await expect(dialog.getByRole('button', { name: 'Choose files' })).toBeVisible()
  return { dialog, input: dialog.getByTestId('files') }
}

async function uploadFive(page: Page): Promise<void> {
  const { dialog, input } = await openUpload(page)
  await input.setInputFiles(fiveFiles)
  await dialog.getByRole('button', { name: 'Upload 5 files' }).click()
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(5)
  await expect(page.getByText('Document Uploaded', { exact: true }).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  for (const { name } of fiveFiles) await expect(rowOf(page, name)).toBeVisible()
}

test.describe('documents', () => {
  test.beforeEach(({ memberApi }) => removeDocuments(memberApi))

  test('are counted against the checklist', async ({ page }) => {
    await openManager(page)
    await expect(page.getByRole('heading', { level: 1, name: 'AI Document Analysis' })).toBeVisible()
    await expect(page.getByText(/^\d+ of \d+ documents present$/)).toBeVisible()
  })

  test('that are too large or of a wrong kind are named before anything is sent', async ({ page }) => {
    await openManager(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (/documents\.create|\/upload/.test(request.url())) sent.push(request.url())
    })
    const { dialog, input } = await openUpload(page)
    await input.setInputFiles({
      name: 'big.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(10_485_761),
    })
    await expect(dialog.getByText('big.pdf exceeds maximum allowed size of 10 MB')).toBeVisible()
    await input.setInputFiles([
      bankLetter,
      { name: 'holiday.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') },
    ])
    await expect(
      dialog.getByText(/^holiday\.heic was not added: \.heic files cannot be kept here/),
    ).toBeVisible()
    const zone = dialog.getByRole('region', { name: 'Choose files' })
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['MZ'], 'tool.exe', { type: 'application/x-msdownload' }))
      return transfer
    })
    await zone.dispatchEvent('drop', { dataTransfer: dropped })
    await expect(dialog.getByText(/^tool\.exe was not added: .* Send it as PDF, Word/)).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    expect(sent).toEqual([])
  })

  test('that are refused say why, and can be taken out', async ({ newPage }) => {
    const page = await newPage({ expectedStatuses: [400] })
    await openManager(page)
    const { dialog, input } = await openUpload(page)
    await input.setInputFiles({
      name: 'form.pdf',
      mimeType: 'application/pdf',
      buffer: makePdf({ catalogue: '/AA << /S /JavaScript >>' }),
    })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(dialog.getByText(/This file can run commands on its own/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove form.pdf' }).click()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toBeHidden()
  })

  test('are uploaded five at once', async ({ page }) => {
    await openManager(page)
    await uploadFive(page)
  })

  test('wait where five are chosen already, and are sent when there is room', async ({ page }) => {
    await openManager(page)
    const { dialog, input } = await openUpload(page)
    await input.setInputFiles([...fiveFiles, pdf('Sixth.pdf')])
    const sixth = dialog.getByRole('listitem').filter({ hasText: 'Sixth.pdf' })
    await expect(sixth.getByText(/^Waits: 5 files are sent at a time/)).toBeVisible()
    await expect(dialog.getByText(/^Waits/)).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Upload 6 files' }).click()
    await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(6)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(rowOf(page, 'Sixth.pdf')).toBeVisible()
  })

  test('that are kept already are named before they are sent', async ({ page }) => {
    await uploadDocument(page.request, bankLetter)
    await openManager(page)
    const { dialog, input } = await openUpload(page)
    const again = { ...bankLetter, name: 'Letter again.pdf' }
    await input.setInputFiles([again, pdf('New.pdf'), { ...pdf('New.pdf'), name: 'New copy.pdf' }])
    const known = dialog.getByRole('listitem').filter({ hasText: 'Letter again.pdf' })
    await expect(known.getByText('You already keep this file as Bank letter.pdf.')).toBeVisible()
    await expect(dialog.getByText(/^The same file as New\.pdf/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Leave it out: New copy.pdf' }).click()
    await dialog.getByRole('button', { name: 'Keep both: Letter again.pdf' }).click()
    await dialog.getByRole('button', { name: 'Upload 2 files' }).click()
    await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(rowOf(page, 'Letter again.pdf')).toBeVisible()
    await expect(rowOf(page, 'New copy.pdf')).toBeHidden()
  })

  test('that were the same as one taken out again stand in its place', async ({ page }) => {
    await openManager(page)
    const { dialog, input } = await openUpload(page)
    const copies = ['First.pdf', 'Second.pdf', 'Third.pdf'].map((name) => ({ ...pdf('One.pdf'), name }))
    await input.setInputFiles(copies)
    await expect(dialog.getByText(/^The same file as First\.pdf/)).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Remove First.pdf' }).click()
    await expect(dialog.getByText(/^The same file as Second\.pdf/)).toHaveCount(1)
    await expect(dialog.getByText(/First\.pdf/)).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeEnabled()
  })

  test('are filed with one press where their analysis suggests', async ({ page, memberApi }) => {
    const documentText = 'Passport No. AK0123456\nSurname: WANJIRU\nDate of expiry: 14 March 2031'
    const id = await uploadDocument(page.request, {
      name: 'scan.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(documentText),
    })
    await memberApi.call('post', `/documents/${id}/analyze`, { documentText })
    await openManager(page)
    const suggestion = page.getByRole('region', { name: 'Suggested place of scan.txt' })
    await expect(suggestion.getByText('Personal documents: Passport or travel document')).toBeVisible()
    await expect(suggestion.getByText('Passport No. AK0123456', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await suggestion.getByRole('button', { name: 'File it here: scan.txt' }).click()
    await expect(suggestion).toBeHidden()
    await expect(
      rowOf(page, 'scan.txt').getByText(/Passport or travel document.*valid until 14 Mar 2031/),
    ).toBeVisible()
  })

  test('are renamed, filed in the checklist and dated', async ({ page }) => {
    await uploadDocument(page.request, picture)
    await openManager(page)
    await page.getByRole('button', { name: 'Edit Паспорт 🍁.png' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit document' })
    await editor.getByLabel('Name').fill('Passport 🍁.exe')
    await editor.getByRole('button', { name: 'Save' }).click()
    await expect(editor.getByText('Keep the end of the name')).toBeVisible()
    await editor.getByLabel('Name').fill('Passport 🍁.png')
    await editor.getByLabel('Checklist item').selectOption('Passport or travel document')
    await editor.getByLabel('Valid until (optional)').fill('2020-01-31')
    await editor.getByRole('button', { name: 'Save' }).click()
    await expect(editor).toBeHidden()
    const row = rowOf(page, 'Passport 🍁.png')
    await expect(row.getByText('Personal documents: Passport or travel document')).toBeVisible()
    await expect(row.getByText('Expired 31 Jan 2020')).toBeVisible()
    const category = page.getByRole('region', { name: 'Personal documents' })
    const passport = category.getByRole('listitem').filter({ hasText: 'Passport or travel document' }).first()
    await expect(passport.getByText('Expired', { exact: true })).toBeVisible()
    await expect(category.getByText('0/16 documents')).toBeVisible()
    await expectAccessible(page)
  })

  test('are ticked without a file, and stay so', async ({ page }) => {
    await openManager(page)
    const category = page.getByRole('region', { name: 'Personal documents' })
    await expect(category.getByText('0/16 documents')).toBeVisible()
    const plan = page.getByRole('checkbox', { name: 'Digital photos to IRCC specification' })
    const ticked = page.waitForResponse((response) => response.url().includes('documents.tick'))
    // Not check(): it looks at the box before the page has been drawn again.
    await plan.click()
    await ticked
    await expect(plan).toBeChecked()
    await expect(category.getByText('1/16 documents')).toBeVisible()
    await page.reload()
    await expect(category.getByText('1/16 documents')).toBeVisible()
    await expectAccessible(page)
    const unticked = page.waitForResponse((response) => response.url().includes('documents.untick'))
    await plan.click()
    await unticked
  })

  test('are shown in place and downloaded under their names', async ({ page }) => {
    await uploadDocument(page.request, picture)
    await openManager(page)
    await page.getByRole('button', { name: 'Preview Паспорт 🍁.png' }).click()
    const shown = page.getByRole('dialog').getByRole('img', { name: 'Паспорт 🍁.png' })
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download Паспорт 🍁.png' }).click()
    expect((await download).suggestedFilename()).toBe('Паспорт 🍁.png')
  })

  test('are deleted when somebody says so twice', async ({ page }) => {
    await uploadDocument(page.request, picture)
    await openManager(page)
    await page.getByRole('button', { name: 'Delete Паспорт 🍁.png' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete document' }).click()
    await expect(rowOf(page, 'Паспорт 🍁.png')).toBeHidden()
  })

  test('have a tab, and the way back leads to it', async ({ page }) => {
    await uploadDocument(page.request, bankLetter)
    await openManager(page)
    await page.getByRole('tab', { name: 'Text Analysis' }).click()
    await expect(page).toHaveURL('/document-analysis?tab=text')
    await page.goBack()
    await expect(rowOf(page, 'Bank letter.pdf')).toBeVisible()
  })

  test('fit a phone', async ({ newPage }) => {
    const page = await newPage({ width: 390, colorScheme: 'dark' })
    await openManager(page)
    await expectToFit(page)
    await page.getByRole('button', { name: 'Upload Documents' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Take a picture' })).toBeVisible()
  })

  test('go straight to an S3 storage', async ({ newPage }) => {
    const s3 = await startS3('e2e')
    if ('reason' in s3) return test.skip(true, `no S3 server: ${s3.reason}`)
    const { bucket, endpoint = '', credentials } = s3.settings
    const app = await startApp(undefined, {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
    })
    try {
      const page = await newPage({ baseUrl: app.baseUrl, storageOrigin: new URL(endpoint).origin })
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'PUT') sent.push(new URL(request.url()).origin)
      })
      await openManager(page)
      await uploadFive(page)
      expect(sent).toEqual(Array(5).fill(new URL(endpoint).origin))
      await page.close()
    } finally {
      await app.stop()
      await s3.stop()
    }
  })
})
