import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { removeDocuments, uploadDocument } from './support/documents.ts'
import { expectToFit } from './support/layout.ts'
import { makeScan } from './support/make-scan.ts'
import { readStoredZip } from './support/stored-zip.ts'
import { expect, test } from './support/test.ts'

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
const opened = async (download: Download) => readStoredZip(await readFile(await download.path()))
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('papers are chosen, ordered and named, and come as files under the limit with their hashes', async ({
  newPage,
  memberApi,
}) => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  const scan = makeScan([900_000, 900_000, 900_000])
  const letter = makeScan([20_000])
  await uploadDocument(page.request, pdf('Scan 0001.pdf', scan))
  await uploadDocument(page.request, pdf('Bank letter.pdf', letter))
  await uploadDocument(page.request, {
    name: 'Notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ask the bank.'),
  })

  await page.goto('/pr-application?part=pack')
  const packs = page.getByRole('region', { name: 'The Pack' })
  await expect(packs.getByRole('heading', { name: 'No pack yet' })).toBeVisible()
  await packs.getByRole('button', { name: 'New Pack' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Pack' })
  await dialog.getByRole('button', { name: 'Save Pack' }).click()
  await expect(dialog.getByText('Give the pack a name.')).toBeVisible()
  await dialog.getByLabel('Name of the pack').fill('Work permit')
  await dialog.getByLabel('Where it goes').selectOption('IRCC Portal, 2 MB a file')
  await expect(dialog.getByLabel('Notes.txt')).toBeDisabled()
  await expect(dialog.getByText('Cannot be packed. Save it as PDF and upload that.')).toBeVisible()
  await dialog.getByLabel('Bank letter.pdf').check()
  await dialog.getByLabel('Scan 0001.pdf').check()
  await dialog.getByRole('button', { name: 'Move paper 2 up' }).click()
  await dialog.getByLabel('Label of paper 1').fill('Passport, Zoë')
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Save Pack' }).click()
  await expect(dialog).toBeHidden()
  await expect(packs.getByText('IRCC Portal, 2 MB a file')).toBeVisible()
  await expect(packs.getByRole('listitem').filter({ hasText: /^Passport, Zoë$/ })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)

  const make = packs.getByRole('button', { name: 'Make the pack Work permit' })
  const [download] = await Promise.all([page.waitForEvent('download'), make.click()])
  expect(download.suggestedFilename()).toBe('work-permit.zip')
  await expect(packs.getByText('Saved as work-permit.zip.')).toBeVisible()
  const files = await opened(download)
  expect([...files.keys()]).toEqual([
    '01-passport-zoe-1-of-2.pdf',
    '01-passport-zoe-2-of-2.pdf',
    '02-bank-letter.pdf',
    'index.pdf',
  ])
  for (const bytes of files.values()) expect(bytes.length).toBeLessThanOrEqual(2_000_000)
  expect(digest(files.get('02-bank-letter.pdf') ?? Buffer.alloc(0))).toBe(digest(letter))
  // The index is read by the app's own reader of documents.
  const indexId = await uploadDocument(
    page.request,
    pdf('index.pdf', files.get('index.pdf') ?? Buffer.alloc(0)),
  )
  const text = await memberApi.call<{ text: string }>('get', `/documents/${indexId}/text`)
  const plain = text.text.replaceAll(/\s/g, '')
  for (const [name, bytes] of files) {
    if (name !== 'index.pdf') expect(plain).toContain(digest(bytes))
  }

  await removeDocuments(memberApi)
  await page.reload()
  await expect(packs.getByText('Deleted: take it out.').first()).toBeVisible()
  await expect(make).toBeDisabled()
  await packs.getByRole('button', { name: 'Delete Work permit' }).click()
  await expect(packs.getByRole('heading', { name: 'No papers yet' })).toBeVisible()
})

test('a page above the limit is refused beside the button, with what to do', async ({
  newPage,
  memberApi,
}) => {
  const page = await newPage({ expectedStatuses: [400] })
  const documentId = await uploadDocument(page.request, pdf('Huge.pdf', makeScan([10_000, 2_500_000])))
  const { id } = await memberApi.call<{ id: string }>('post', '/document-packs', {
    title: 'Too large',
    destination: 'ircc_portal',
    papers: [{ documentId, label: 'Huge' }],
  })
  await page.goto('/pr-application?part=pack')
  await page.getByRole('button', { name: 'Make the pack Too large' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    /^Huge: Page 2 of 2 alone takes 2\.5 MB, and a file may take 2 MB\. Scan it again at 150 to 200 dpi, in grey/,
  )
  await expectAccessible(page)
  await memberApi.call('delete', `/document-packs/${id}`)
  await removeDocuments(memberApi)
})

test('the answer to a letter comes as a draft while a concern is open, then complete', async ({
  newPage,
  memberApi,
}) => {
  const page = await newPage({ width: 390 })
  await uploadDocument(page.request, pdf('Sales ledger.pdf', makeScan([30_000])))
  const { teams } = await memberApi.call<{ teams: { id: string }[] }>('get', '/users/me')
  const teamId = teams[0]?.id ?? ''
  const [person] = await memberApi.call<{ id: string }[]>('get', `/team-members/${teamId}`)
  const letter = await memberApi.call<{ id: string }>('post', '/ircc-letters', {
    teamId,
    memberId: person?.id,
    kind: 'fairness',
    receivedOn: '2026-11-10',
    concerns: [{ text: 'The business has no customers.' }],
  })
  await page.goto('/pr-application?part=letters')
  const letters = page.getByRole('region', { name: 'Letters from IRCC' })
  await expect(letters.getByText(/^Concern 1 is open: enter an answer or attach a paper/)).toBeVisible()
  const [draft] = await Promise.all([
    page.waitForEvent('download'),
    letters.getByRole('button', { name: /^Make a draft of Procedural/ }).click(),
  ])
  expect(draft.suggestedFilename()).toBe('draft-answer-procedural-fairness-letter-2026-11-10.zip')

  await letters.getByRole('button', { name: /^Edit Procedural/ }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Letter' })
  await editor.getByLabel('Document to send (Optional)').selectOption('Sales ledger.pdf')
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Save Letter' }).click()
  await expect(editor).toBeHidden()
  await expect(letters.getByText('One document to send.')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  const [bundle] = await Promise.all([
    page.waitForEvent('download'),
    letters.getByRole('button', { name: /^Make the bundle of Procedural/ }).click(),
  ])
  expect([...(await opened(bundle)).keys()]).toEqual([
    '00-cover-letter.pdf',
    '01-sales-ledger.pdf',
    'index.pdf',
  ])

  const answered = letters.getByText('Every concern has an answer or a paper.')
  await expect(answered).toBeVisible()
  await removeDocuments(memberApi)
  await page.reload()
  await expect(letters.getByText(/^A paper of concern 1 was deleted/)).toBeVisible()
  await expect(answered).toBeHidden()
  await memberApi.call('delete', `/ircc-letters/${letter.id}`)
})
