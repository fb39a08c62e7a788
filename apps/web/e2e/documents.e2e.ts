import type { Page } from '@playwright/test'
import { makeOffice } from '../../api/test/files/corpus/office.ts'
import { makePdf } from '../../api/test/files/corpus/pdf.ts'
import { startS3 } from '../../api/test/files/s3-server.ts'
import { expectAccessible } from './support/accessibility.ts'
import { startApp } from './support/app.ts'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const fiveFiles = [
  { name: 'Bank letter.pdf', mimeType: 'application/pdf', buffer: makePdf() },
  { name: 'Паспорт 🍁.png', mimeType: 'image/png', buffer: dot },
  { name: 'Business plan.docx', mimeType: docxType, buffer: makeOffice('docx') },
  { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Ask the bank for six months.') },
  { name: 'Articles.pdf', mimeType: 'application/pdf', buffer: makePdf() },
]

const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Uploaded documents' }).getByRole('listitem').filter({ hasText: name })

async function openManager(page: Page): Promise<void> {
  await page.goto('/document-analysis')
  await expect(page.getByRole('heading', { level: 2, name: 'Document checklist' })).toBeVisible()
}

async function uploadFive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload Documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Documents' })
  await expect(dialog.getByRole('button', { name: 'Choose files' })).toBeVisible()
  await dialog.getByTestId('files').setInputFiles(fiveFiles)
  await dialog.getByRole('button', { name: 'Upload 5 files' }).click()
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(5)
  await expect(page.getByText('Document Uploaded', { exact: true }).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  for (const { name } of fiveFiles) await expect(rowOf(page, name)).toBeVisible()
}

test.describe('documents', () => {
  test('are uploaded, refused with a reason, filed, shown and deleted', async ({ newPage }) => {
    const page = await newPage({ expectedStatuses: [400] })
    await openManager(page)
    await expect(page.getByRole('heading', { level: 1, name: 'AI Document Analysis' })).toBeVisible()
    await expect(page.getByText(/^\d+ of \d+ documents present$/)).toBeVisible()

    // Nothing starts by itself; limits are told before anything is sent.
    await page.getByRole('button', { name: 'Upload Documents' }).click()
    const dialog = page.getByRole('dialog', { name: 'Upload Documents' })
    const input = dialog.getByTestId('files')
    await expect(dialog.getByRole('button', { name: 'Choose files' })).toBeVisible()
    await input.setInputFiles({
      name: 'big.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(10_485_761),
    })
    await expect(dialog.getByText('big.pdf exceeds maximum allowed size of 10 MB')).toBeVisible()
    const [first, second] = fiveFiles
    if (first === undefined || second === undefined) throw new Error('five files')
    await input.setInputFiles([...fiveFiles, { ...first, name: 'sixth.pdf' }])
    await expect(dialog.getByText('You can only upload 5 files')).toBeVisible()
    const broken = {
      name: 'form.pdf',
      mimeType: 'application/pdf',
      buffer: makePdf({ catalogue: '/AA << /S /JavaScript >>' }),
    }
    await input.setInputFiles(broken)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(dialog.getByText(/This file can run commands on its own/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove form.pdf' }).click()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toBeHidden()

    await uploadFive(page)
    await page.getByRole('button', { name: 'Edit Паспорт 🍁.png' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit document' })
    await editor.getByLabel('Name').fill('Passport 🍁.exe')
    await editor.getByRole('button', { name: 'Save' }).click()
    await expect(editor.getByText('Keep the end of the name')).toBeVisible()
    await editor.getByLabel('Name').fill('Passport 🍁.png')
    await editor.getByLabel('Place in the checklist').selectOption('Passport or travel document')
    await editor.getByLabel('Valid until (optional)').fill('2020-01-31')
    await editor.getByRole('button', { name: 'Save' }).click()
    await expect(editor).toBeHidden()
    await expect(
      rowOf(page, 'Passport 🍁.png').getByText('Personal documents: Passport or travel document'),
    ).toBeVisible()
    await expect(rowOf(page, 'Passport 🍁.png').getByText('Expired 31 Jan 2020')).toBeVisible()
    const category = page.getByRole('region', { name: 'Personal documents' })
    const passport = category.getByRole('listitem').filter({ hasText: 'Passport or travel document' }).first()
    await expect(passport.getByText('Expired', { exact: true })).toBeVisible()

    // A box can be ticked without a file, and stays.
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

    await page.getByRole('button', { name: 'Preview Passport 🍁.png' }).click()
    const picture = page.getByRole('dialog').getByRole('img', { name: 'Passport 🍁.png' })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download Passport 🍁.png' }).click()
    expect((await download).suggestedFilename()).toBe('Passport 🍁.png')

    await page.getByRole('button', { name: 'Delete Notes.txt' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete document' }).click()
    await expect(rowOf(page, 'Notes.txt')).toBeHidden()

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
