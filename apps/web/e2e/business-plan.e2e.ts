import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { newPage } from './support/page.ts'
import { openPlan, textOf, waitForSaved, waitForUnsaved } from './support/plan.ts'

const sections = [
  ['Executive Summary', 'Overview of the business and how it meets the program criteria'],
  ['Innovation Statement', 'How the business is innovative and competitive'],
  ['Job Creation Plan', 'How it will create jobs for Canadians'],
  ['Global Competitiveness', 'How it can compete internationally'],
  ['Market Analysis', 'The Canadian market opportunity and competitive landscape'],
  ['Operations Plan', 'How it will operate in Canada'],
] as const

describe('the business plan', () => {
  test('has six required sections, which the keyboard and the address reach', async () => {
    const page = await newPage()
    await openPlan(page)
    await page.getByRole('heading', { level: 1, name: 'Start-Up Visa Business Plan' }).waitFor()
    const readiness = page.getByRole('region', { name: 'Readiness' })
    expect(await readiness.getByRole('term').allTextContents()).toEqual(sections.map(([name]) => name))
    expect(await readiness.getByRole('definition').allTextContents()).toEqual([
      '100%Written',
      '100%Written',
      '0%Empty',
      '0%Empty',
      '50%Begun',
      '0%Empty',
    ])
    await readiness.getByText('42%', { exact: true }).waitFor()
    await page.getByText('15-25 jobs by Year 2').waitFor()
    await page.getByText(/^191 words · guidance 500–800 words, 309 to go$/).waitFor()

    const first = page.getByRole('tab', { name: 'Executive Summary' })
    await first.focus()
    for (const [index, [name, description]] of sections.entries()) {
      if (index > 0) await page.keyboard.press('ArrowDown')
      const panel = page.getByRole('tabpanel', { name })
      await panel.getByText(description, { exact: true }).waitFor()
      await panel.getByText('Required', { exact: true }).waitFor()
      await panel.getByRole('heading', { name: 'Tips' }).waitFor()
      expect(await panel.getByRole('textbox').getAttribute('rows')).toBe('12')
    }
    expect(new URL(page.url()).search).toBe('?section=operations')
    await page.getByRole('button', { name: 'Complete Business Plan' }).waitFor()
    await page.reload()
    await page.getByRole('tab', { name: 'Operations Plan', selected: true }).waitFor()

    // The tooltip comes after 700 ms.
    await page.getByRole('tab', { name: 'Job Creation Plan' }).hover()
    await page.getByRole('tooltip', { name: 'Which people you will hire in Canada' }).waitFor()
    await page.getByRole('tab', { name: 'Market Analysis' }).click()
    await page.getByRole('button', { name: 'Continue to Operations Plan' }).click()
    await page.waitForFunction(() => document.activeElement?.id === 'section-operations')
  })

  test('saves by itself and by hand, keeps versions, compares and restores them', {
    timeout: 120_000,
  }, async () => {
    const page = await newPage({ expectedStatuses: [503] })
    await openPlan(page, 'operations')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await page.getByText('Business plan saved successfully').first().waitFor()

    const text = textOf(page, 'Operations Plan')
    await text.fill('We work from Halifax.')
    await waitForUnsaved(page)
    await waitForSaved(page)
    await page.getByLabel('Business title').fill('Harbour Grid')
    await waitForSaved(page)
    await page.reload()
    await page.getByText('50%Begun').nth(1).waitFor()
    expect(await text.inputValue()).toBe('We work from Halifax.')
    expect(await page.getByLabel('Business title').inputValue()).toBe('Harbour Grid')

    await page.route('**/trpc/businessPlans.update*', (route) => route.fulfill({ status: 503, body: '' }))
    await text.fill('We work from Halifax, by the harbour.')
    await page.getByRole('button', { name: 'Save Section' }).click()
    await page.getByText('Failed to save business plan').first().waitFor()
    await page.unroute('**/trpc/businessPlans.update*')
    await page.getByRole('button', { name: 'Save Section' }).click()
    await page.getByText('Business plan saved successfully').first().waitFor()

    await page.getByRole('button', { name: 'Complete Business Plan' }).click()
    await page.getByText('Still empty: Job Creation Plan, Global Competitiveness.').first().waitFor()

    await page.getByRole('button', { name: 'Versions' }).click()
    const list = page.getByRole('dialog', { name: 'Saved versions' })
    await list.getByRole('button', { name: /^Version 1 ?Saved by you/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Version 1' })
    await dialog
      .getByRole('region', { name: 'Operations Plan, The plan now' })
      .getByText('Halifax, by the harbour')
      .waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Restore version 1' }).click()
    await page.getByText('Version 1 is your plan again.').first().waitFor()
    expect(await text.inputValue()).toBe('')
    expect(await page.getByLabel('Business title').inputValue()).toBe('Tech Startup Business Plan')
    await page.getByRole('button', { name: 'Versions' }).click()
    // What the plan said before is a version already, by the last save: the restore need not keep it again.
    await list.getByRole('button', { name: /^Version 2 ?Saved by you/ }).waitFor()
  })

  test('is exported with what was typed last', async () => {
    const page = await newPage()
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
    await textOf(page, 'Job Creation Plan').fill('')
    await waitForSaved(page)
  })

  test('keeps a text that is too long, and says by how much', async () => {
    const page = await newPage()
    await openPlan(page, 'global')
    const text = textOf(page, 'Global Competitiveness')
    await text.fill('x'.repeat(100_007))
    await page.getByText('Shorten this one by 7, and it is saved.').waitFor()
    await page.reload()
    await waitForUnsaved(page)
    expect((await text.inputValue()).length).toBe(100_007)
    await text.fill('')
    await waitForSaved(page)
  })

  test.each(['light', 'dark'] as const)('fits a phone and passes axe in %s', async (colorScheme) => {
    const page = await newPage({ width: 390, colorScheme })
    await openPlan(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
  })
})
