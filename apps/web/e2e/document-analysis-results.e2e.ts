import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { newPage } from './support/page.ts'

const letter = `Maple Union Bank
3 November 2026
Account holder: Amina Osei
Account number: 004-772910
Current balance: CAD 31,250.00
This letter is valid until 15 March 2027.`
const passport = `PASSPORT
Passport No: A04417722
Name: Amina Ossei
Date of birth: 17 August 1990
Date of expiry: 1 March 2030`

/** Uploads a text file as the app's own calls do, and gives its id. */
async function upload(page: Page, fileName: string, content: string): Promise<string> {
  const { uploadURL } = await (await page.request.post('/api/documents/upload')).json()
  const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }
  const put = await page.request.put(uploadURL, { data: Buffer.from(content), headers })
  expect(put.ok()).toBe(true)
  const recorded = await page.request.post('/api/documents', {
    data: { fileName, fileType: 'text/plain', objectPath: uploadURL },
  })
  expect(recorded.ok()).toBe(true)
  return (await recorded.json()).id
}

async function removeEverything(page: Page): Promise<void> {
  const { id } = await (await page.request.get('/api/users/me')).json()
  for (const path of ['document-analyses', 'documents']) {
    const all: { id: string }[] = await (await page.request.get(`/api/${path}/${id}`)).json()
    for (const entry of all) await page.request.delete(`/api/${path}/${entry.id}`)
  }
  const milestones: { id: string; title: string }[] = await (
    await page.request.get(`/api/milestones/${id}`)
  ).json()
  for (const milestone of milestones) {
    if (milestone.title.startsWith('This letter'))
      await page.request.delete(`/api/milestones/${milestone.id}`)
  }
}

describe('the analysis of documents', () => {
  test('reads a pasted text, shows its passages, and puts a deadline on the timeline', async () => {
    const page = await newPage()
    await removeEverything(page)
    await page.goto('/document-analysis?tab=results')
    await page.getByRole('heading', { name: 'No analyses yet' }).waitFor()
    await page.getByRole('button', { name: 'Analyze a text' }).click()

    const analyze = page.getByRole('button', { name: 'Analyze with AI' })
    expect(await analyze.isDisabled()).toBe(true)
    const text = page.getByLabel('Document text')
    await text.focus()
    await text.blur()
    await page.getByText('Please enter document text to analyze').waitFor()
    await text.fill(letter)
    // Another tab and back: what was typed is still there.
    await page.getByRole('tab', { name: 'Business Plan Review' }).click()
    await page.getByRole('tab', { name: 'Text Analysis' }).click()
    expect(await text.inputValue()).toBe(letter)
    await expectAccessible(page)
    await analyze.click()

    await page.getByText('Analysis Complete').first().waitFor()
    await page.getByRole('heading', { level: 2, name: 'Bank letter' }).waitFor()
    await page.getByText('Produced by rules.', { exact: false }).waitFor()
    await page.locator('mark', { hasText: 'Current balance: CAD 31,250.00' }).first().waitFor()
    await expectAccessible(page)

    await page
      .getByRole('button', { name: /^Add to timeline: This letter is valid until 15 March 2027/ })
      .click()
    await page.getByText('On your timeline').waitFor()
    await page.reload()
    await page.getByText('On your timeline').waitFor()
  })

  test('reads an uploaded document, compares it with another, and undoes a deletion', async () => {
    const page = await newPage()
    await removeEverything(page)
    await upload(page, 'bank.txt', letter)
    await upload(page, 'passport.txt', passport)
    await page.goto('/document-analysis?tab=document')
    await page.getByRole('button', { name: 'Analyze Document' }).click()
    await page.getByText('Please select a document and enter its text content.').waitFor()
    for (const fileName of ['bank.txt', 'passport.txt']) {
      await page.getByRole('tab', { name: 'Document Analysis', exact: true }).click()
      await page.getByLabel('Document', { exact: true }).selectOption({ label: fileName })
      await page.getByText('The text was read.').waitFor()
      expect(await page.getByLabel('Text of the document').inputValue()).toContain('Amina')
      await page.getByRole('button', { name: 'Analyze Document' }).click()
      await page.getByText(`${fileName}, `, { exact: false }).first().waitFor()
    }
    const first = page.url()
    await page.getByRole('button', { name: 'Analyze again' }).click()
    await page.waitForURL((url) => url.href !== first)
    await page.getByRole('button', { name: 'All results' }).click()
    await page.getByText('3 results').waitFor()
    await page.getByText('Name: differs').waitFor()
    await expectAccessible(page)

    await page.getByLabel('Show results for').selectOption({ label: 'bank.txt' })
    await page.getByText('1 result', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Bank letter' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as text' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^analysis-.*\.txt$/)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('2 results').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('3 results').waitFor()
    await removeEverything(page)
  })

  test('reviews the business plan on a phone', async () => {
    const page = await newPage({ width: 390 })
    await page.goto('/document-analysis?tab=business-plan')
    await page.getByText(/% complete$/).waitFor()
    await page.getByRole('button', { name: 'Analyze Compliance' }).click()
    await page.getByRole('heading', { level: 2, name: 'Business plan' }).waitFor()
    await page.getByText('Executive Summary is written out').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await removeEverything(page)
  })
})
