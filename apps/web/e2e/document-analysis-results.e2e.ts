import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { removeDocuments, uploadDocument } from './support/documents.ts'
import { expectToFit } from './support/layout.ts'
import type { MemberApi } from './support/member-api.ts'
import { expect, test } from './support/test.ts'

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

/** Uploads a text file, and gives its id. */
const upload = (page: Page, name: string, content: string) =>
  uploadDocument(page.request, { name, mimeType: 'text/plain', buffer: Buffer.from(content) })

/** Every word on the screen and in what is read out, without the titles that the specification gives. */
async function expectNoModelNamed(page: Page): Promise<void> {
  const texts = await page
    .locator('body :not(script, style)')
    .evaluateAll((all) =>
      all.flatMap((element) => [
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((text) => text.textContent),
        ...['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name)),
      ]),
    )
  const words = [await page.title(), ...texts].join('\n')
  const others = words.replaceAll(/AI Document Analysis|AI Analysis|Analyze with AI/g, '')
  expect(others).not.toMatch(/\bAI\b|artificial intelligence/i)
}

async function removeEverything(memberApi: MemberApi): Promise<void> {
  const { userId, call } = memberApi
  await removeDocuments(memberApi)
  const milestones = await call<{ id: string; title: string }[]>('get', `/milestones/${userId}`)
  for (const { id, title } of milestones) {
    if (title.startsWith('This letter')) await call('delete', `/milestones/${id}`)
  }
}

test.describe('the analysis of documents', () => {
  test('reads a pasted text, shows its passages, and puts a deadline on the timeline', async ({
    page,
    memberApi,
  }) => {
    await removeEverything(memberApi)
    await page.goto('/document-analysis?tab=results')
    await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Analyze a text' }).click()

    const analyze = page.getByRole('button', { name: 'Analyze with AI' })
    await expect(analyze).toBeDisabled()
    const text = page.getByLabel('Document text')
    await text.focus()
    await text.blur()
    await expect(page.getByText('Please enter document text to analyze')).toBeVisible()
    await text.fill(letter)
    // Another tab and back: what was typed is still there.
    await page.getByRole('tab', { name: 'Business Plan Review' }).click()
    await page.getByRole('tab', { name: 'Text Analysis' }).click()
    await expect(text).toHaveValue(letter)
    await expectAccessible(page)
    await expectNoModelNamed(page)
    await analyze.click()

    await expect(page.getByText('Analysis Complete').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Bank letter' })).toBeVisible()
    await expect(page.getByText('Read by rules.', { exact: false })).toBeVisible()
    await expectNoModelNamed(page)
    await expect(page.locator('mark', { hasText: 'Current balance: CAD 31,250.00' }).first()).toBeVisible()
    await expectAccessible(page)

    await page
      .getByRole('button', { name: /^Add to timeline: This letter is valid until 15 March 2027/ })
      .click()
    await expect(page.getByText('On your timeline')).toBeVisible()
    await page.reload()
    await expect(page.getByText('On your timeline')).toBeVisible()
  })

  test('reads an uploaded document, compares it with another, and undoes a deletion', async ({
    page,
    memberApi,
  }) => {
    await removeEverything(memberApi)
    await upload(page, 'bank.txt', letter)
    await upload(page, 'passport.txt', passport)
    await page.goto('/document-analysis?tab=document')
    await page.getByRole('button', { name: 'Analyze Document' }).click()
    await expect(page.getByText('Please select a document and enter its text content.')).toBeVisible()
    for (const fileName of ['bank.txt', 'passport.txt']) {
      await page.getByRole('tab', { name: 'Document Analysis', exact: true }).click()
      await page.getByLabel('Document', { exact: true }).selectOption({ label: fileName })
      await expect(page.getByText('The text was read.')).toBeVisible()
      await expect.poll(() => page.getByLabel('Text of the document').inputValue()).toContain('Amina')
      await page.getByRole('button', { name: 'Analyze Document' }).click()
      await expect(page.getByText(`${fileName}, `, { exact: false }).first()).toBeVisible()
    }
    const first = page.url()
    await page.getByRole('button', { name: 'Analyze again' }).click()
    await expect(page).toHaveURL((url) => url.href !== first)
    await page.getByRole('button', { name: 'All results' }).click()
    await expect(page.getByText('3 results')).toBeVisible()
    await expect(page.getByText('Name of Amina Ossei: differs')).toBeVisible()
    await expectAccessible(page)

    await page.getByLabel('Show results for').selectOption({ label: 'bank.txt' })
    await expect(page.getByText('1 result', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Bank letter' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as text' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^analysis-.*\.txt$/)
    const exported = readFileSync(await (await saved).path(), 'utf8')
    expect(exported).toMatch(/ by rules, confidence /)
    expect(exported).not.toMatch(/\bAI\b/)
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('2 results')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('3 results')).toBeVisible()
    await removeEverything(memberApi)
  })

  test('reviews the business plan on a phone', async ({ newPage, memberApi }) => {
    const page = await newPage({ width: 390 })
    await page.goto('/document-analysis?tab=business-plan')
    await expect(page.getByText(/% complete$/)).toBeVisible()
    await page.getByRole('button', { name: 'Analyze Compliance' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Business plan' })).toBeVisible()
    await expect(page.getByText('Executive Summary is written out')).toBeVisible()
    await expectToFit(page)
    await removeEverything(memberApi)
  })
})
