import { type BusinessPlan, planSectionFields } from '@suv/domain'
import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import { openPlan, textOf, waitForSaved, waitForUnsaved } from './support/plan.ts'
import { expect, test } from './support/test.ts'

const sections = [
  ['Executive Summary', 'Overview of the business and how it meets the program criteria'],
  ['Innovation Statement', 'How the business is innovative and competitive'],
  ['Job Creation Plan', 'How it will create jobs for Canadians'],
  ['Global Competitiveness', 'How it can compete internationally'],
  ['Market Analysis', 'The Canadian market opportunity and competitive landscape'],
  ['Operations Plan', 'How it will operate in Canada'],
] as const

/** The sample member's plan as these tests found it: each begins with it. */
let before: BusinessPlan

test.beforeAll(async ({ memberApi: { userId, call } }) => {
  before = await call('get', `/business-plans/${userId}`)
})

test.afterEach(async ({ memberApi: { call } }) => {
  const { id, title, status, ...texts } = before
  const sections = Object.fromEntries(planSectionFields.map((field) => [field, texts[field] ?? '']))
  await call('put', `/business-plans/${id}`, { title, status, ...sections })
})

test.describe('the business plan', () => {
  test('has six required sections, and says how complete each is', async ({ page }) => {
    await openPlan(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Start-Up Visa Business Plan' })).toBeVisible()
    const readiness = page.getByRole('region', { name: 'Readiness' })
    await expect(readiness.getByRole('term')).toHaveText(sections.map(([name]) => name))
    await expect(readiness.getByRole('definition')).toHaveText([
      '100%Written',
      '100%Written',
      '0%Empty',
      '0%Empty',
      '50%Begun',
      '0%Empty',
    ])
    await expect(readiness.getByText('42%', { exact: true })).toBeVisible()
    await expect(page.getByText('15-25 jobs by Year 2')).toBeVisible()
    await expect(page.getByText(/^191 words · guidance 500–800 words, 309 to go$/)).toBeVisible()
  })

  test('is gone through by keyboard, and the address keeps the section', async ({ page }) => {
    await openPlan(page)
    const first = page.getByRole('tab', { name: 'Executive Summary' })
    await first.focus()
    for (const [index, [name, description]] of sections.entries()) {
      if (index > 0) await page.keyboard.press('ArrowDown')
      const panel = page.getByRole('tabpanel', { name })
      await expect(panel.getByText(description, { exact: true })).toBeVisible()
      await expect(panel.getByText('Required', { exact: true })).toBeVisible()
      await expect(panel.getByRole('heading', { name: 'Tips' })).toBeVisible()
      await expect(panel.getByRole('textbox')).toHaveAttribute('rows', '12')
    }
    expect(new URL(page.url()).search).toBe('?section=operations')
    await expect(page.getByRole('button', { name: 'Complete Business Plan' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Operations Plan', selected: true })).toBeVisible()
  })

  test('says what a section is for, and leads to the next one', async ({ page }) => {
    await openPlan(page)
    // The tooltip comes after 700 ms.
    await page.getByRole('tab', { name: 'Job Creation Plan' }).hover()
    await expect(page.getByRole('tooltip', { name: 'Which people you will hire in Canada' })).toBeVisible()
    await page.getByRole('tab', { name: 'Market Analysis' }).click()
    await page.getByRole('button', { name: 'Continue to Operations Plan' }).click()
    await expect(page.locator('#section-operations')).toBeFocused()
  })

  test('saves by hand, and by itself what is typed', async ({ page }) => {
    await openPlan(page, 'operations')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByText('Business plan saved successfully').first()).toBeVisible()

    const text = textOf(page, 'Operations Plan')
    await text.fill('We work from Halifax.')
    await waitForUnsaved(page)
    await waitForSaved(page)
    await page.getByLabel('Business title').fill('Harbour Grid')
    await waitForSaved(page)
    await page.reload()
    await expect(page.getByText('50%Begun').nth(1)).toBeVisible()
    await expect(text).toHaveValue('We work from Halifax.')
    await expect(page.getByLabel('Business title')).toHaveValue('Harbour Grid')
  })

  test('says when it could not be saved, and saves on a second try', async ({ newPage }) => {
    const page = await newPage({ expectedStatuses: [503] })
    await openPlan(page, 'operations')
    await page.route('**/trpc/businessPlans.update*', (route) => route.fulfill({ status: 503, body: '' }))
    await textOf(page, 'Operations Plan').fill('We work from Halifax, by the harbour.')
    await page.getByRole('button', { name: 'Save Section' }).click()
    await expect(page.getByText('Failed to save business plan').first()).toBeVisible()
    await page.unroute('**/trpc/businessPlans.update*')
    await page.getByRole('button', { name: 'Save Section' }).click()
    await expect(page.getByText('Business plan saved successfully').first()).toBeVisible()
  })

  test('says which sections are empty when it is to be completed', async ({ page, memberApi: { call } }) => {
    await call('put', `/business-plans/${before.id}`, { operationsPlan: 'We work from Halifax.' })
    await openPlan(page, 'operations')
    await page.getByRole('button', { name: 'Complete Business Plan' }).click()
    await expect(
      page.getByText('Still empty: Job Creation Plan, Global Competitiveness.').first(),
    ).toBeVisible()
  })

  test('keeps versions, compares them and restores one', async ({ page, memberApi: { call } }) => {
    // The plan as it is, and another one: two versions, whatever there was before.
    await call('put', `/business-plans/${before.id}`, { title: 'Before', reason: 'save' })
    await call('put', `/business-plans/${before.id}`, {
      title: 'Harbour Grid',
      operationsPlan: 'We work from Halifax, by the harbour.',
      reason: 'save',
    })
    await openPlan(page, 'operations')
    await page.getByRole('button', { name: 'Versions' }).click()
    const list = page.getByRole('dialog', { name: 'Saved versions' })
    const versions = list.getByRole('button', { name: /^Version \d+ ?Saved by you/ })
    await expect(versions.nth(1)).toBeVisible()
    const [latest = '', older = ''] = (await versions.allTextContents()).map(
      (text) => /^Version \d+(?= ?Saved)/.exec(text)?.[0].trim() ?? '',
    )
    await versions.nth(1).click()
    const dialog = page.getByRole('dialog', { name: older, exact: true })
    await expect(
      dialog
        .getByRole('region', { name: 'Operations Plan, The plan now' })
        .getByText('Halifax, by the harbour'),
    ).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: `Restore ${older.toLowerCase()}` }).click()
    await expect(page.getByText(`${older} is your plan again.`).first()).toBeVisible()
    await expect(textOf(page, 'Operations Plan')).toHaveValue('')
    await expect(page.getByLabel('Business title')).toHaveValue('Before')
    await page.getByRole('button', { name: 'Versions' }).click()
    // What the plan said before is a version already, by the last save: the restore need not keep it again.
    await expect(versions.first()).toHaveText(new RegExp(`^${latest} ?Saved`))
  })

  test('is exported with what was typed last', async ({ page }) => {
    await openPlan(page, 'jobs')
    await textOf(page, 'Job Creation Plan').fill('Twelve hires — in Dartmouth.')
    for (const [label, name, begin] of [
      ['Word document (.docx)', 'Tech Startup Business Plan.docx', 'PK'],
      ['PDF (.pdf)', 'Tech Startup Business Plan.pdf', '%PDF'],
    ] as const) {
      await page.getByRole('button', { name: 'Export Plan' }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: label }).click(),
      ])
      expect(download.suggestedFilename()).toBe(name)
      const bytes = Buffer.concat(await (await download.createReadStream()).toArray())
      expect(bytes.subarray(0, begin.length).toString('latin1')).toBe(begin)
    }
  })

  test('names us in the footer where that is asked for', async ({ page }) => {
    await openPlan(page, 'jobs')
    const asked = () => page.waitForRequest((request) => request.url().includes('/exports/business-plan.'))
    const exportPdf = async (): Promise<string> => {
      const [request] = await Promise.all([
        asked(),
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'PDF (.pdf)' }).click(),
      ])
      return new URL(request.url()).search
    }
    await page.getByRole('button', { name: 'Export Plan' }).click()
    const footer = page.getByRole('menuitemcheckbox', { name: 'Name Landfall in the footer' })
    await expect(footer).toHaveAttribute('aria-checked', 'false')
    await footer.click()
    await expect(footer).toHaveAttribute('aria-checked', 'true')
    await expectAccessible(page)
    expect(await exportPdf()).toBe('?footer=true')
    await page.getByRole('button', { name: 'Export Plan' }).click()
    await footer.click()
    expect(await exportPdf()).toBe('')
  })

  test('keeps a text that is too long, and says by how much', async ({ page }) => {
    await openPlan(page, 'global')
    const text = textOf(page, 'Global Competitiveness')
    await text.fill('x'.repeat(100_007))
    await expect(page.getByText('Shorten this one by 7, and it is saved.')).toBeVisible()
    await page.reload()
    await waitForUnsaved(page)
    expect((await text.inputValue()).length).toBe(100_007)
    await text.fill('')
    await waitForSaved(page)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`fits a phone and passes axe in ${colorScheme}`, async ({ newPage }) => {
      const page = await newPage({ width: 390, colorScheme })
      await openPlan(page)
      await expectToFit(page)
      await expectAccessible(page)
    })
  }
})
