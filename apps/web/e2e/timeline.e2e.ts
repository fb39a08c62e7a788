import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { newPage } from './support/page.ts'

async function openTimeline(page: Page): Promise<void> {
  await page.goto('/timeline')
  await page.getByRole('heading', { level: 2, name: 'Overall Progress' }).waitFor()
}

function cardOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })
}

/** The titles of a phase, in the order shown. */
function titlesIn(page: Page, phase: string): Promise<string[]> {
  return page.getByRole('region', { name: phase }).getByRole('heading', { level: 3 }).allTextContents()
}

async function addMilestone(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Milestone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Milestone' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Create Milestone' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function deleteForGood(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const deleted = page.waitForResponse((response) => response.url().includes('milestones.remove'))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await deleted
}

/** How many calls are under way at a time. */
const group = 25

/** Adds milestones to phase 4 by the API. @returns their ids. */
async function addMany(page: Page, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let start = 0; start < count; start += group) {
    const posts = Array.from({ length: group }, (_, index) =>
      page.request.post('/api/milestones', {
        data: {
          title: `Errand ${start + index}`,
          status: 'future',
          category: 'legal',
          phase: 'phase_4',
          phaseWeek: 12,
          order: 1_000 + start + index,
        },
      }),
    )
    for (const answer of await Promise.all(posts)) ids.push((await answer.json()).id)
  }
  return ids
}

async function removeAll(page: Page, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += group) {
    const some = ids.slice(start, start + group)
    await Promise.all(some.map((id) => page.request.delete(`/api/milestones/${id}`)))
  }
}

describe('the timeline', () => {
  test('shows the 22 weeks, the phases and what each milestone asks', async () => {
    const page = await newPage()
    await openTimeline(page)
    await page.getByRole('heading', { level: 1, name: 'Canadian Start-Up Visa Program Timeline' }).waitFor()
    await page.getByText('22-week comprehensive journey').waitFor()
    await page.getByText(/^5 phases • 22 weeks • \d+ milestones$/).waitFor()
    await page.getByText(/^Today is in week \d+ of 22\./).waitFor()
    const phase = page.getByRole('region', { name: 'Phase 1: Orientation and Business Ideation' })
    await phase.getByText('2 weeks • Weeks 1-2 • 6 milestones').waitFor()
    await phase.getByText(/^\d+% complete$/).waitFor()

    const done = cardOf(page, 'Check program status and eligibility')
    await done.getByText('Week 1', { exact: true }).waitFor()
    await done.getByText('COMPLETED', { exact: true }).waitFor()
    await done.getByText(/^Completed on \d+ [A-Z][a-z]{2} \d{4}$/).waitFor()
    await done.locator('s', { hasText: 'Program status page read and dated' }).waitFor()
    const link = done.getByRole('link', { name: /Start-up visa: who can apply/ })
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toContain('noopener')

    const begun = cardOf(page, 'Set the personal money plan')
    await begun.getByText('IN PROGRESS', { exact: true }).waitFor()
    await begun.getByRole('progressbar').waitFor()
    await begun.getByText(/overdue/).waitFor()
  })

  test('adds, edits, completes, reopens, deletes and brings back a milestone', async () => {
    const page = await newPage()
    await openTimeline(page)
    await page.getByRole('button', { name: 'Add Milestone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Milestone' })
    await dialog.getByText('Create a new milestone to track your startup progress.').waitFor()
    await dialog.getByPlaceholder('Describe what needs to be accomplished').fill('Two pages at most')
    await dialog.getByRole('button', { name: 'Create Milestone' }).click()
    await dialog.getByText('This is required.').waitFor()
    await dialog.getByPlaceholder('Enter milestone title').fill('Write to the landlord')
    await dialog.getByLabel('Category').selectOption('Legal')
    await dialog.getByLabel('Due Date (Optional)').fill('2027-01-15')
    await dialog.getByRole('button', { name: 'Create Milestone' }).dblclick()
    await page.getByText('Milestone created successfully!').first().waitFor()
    await dialog.waitFor({ state: 'hidden' })

    const card = cardOf(page, 'Write to the landlord')
    await card.getByText('Due 15 Jan 2027').waitFor()
    expect(await card.count()).toBe(1)
    await card.getByText('UPCOMING', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Edit Write to the landlord' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit Milestone' })
    await editor.getByLabel('Phase and Week (Optional)').selectOption('Phase 3, week 8')
    await editor.getByLabel('Status').selectOption('In Progress')
    await editor.getByLabel('Progress in Percent').fill('30')
    await editor.getByRole('button', { name: 'Save Milestone' }).click()
    await editor.waitFor({ state: 'hidden' })
    await card.getByText('Week 8', { exact: true }).waitFor()
    await card.getByText('30%').waitFor()
    expect(await titlesIn(page, 'Phase 3: Fundraising and Pitching')).toContain('Write to the landlord')

    await card.getByRole('button', { name: /^Complete/ }).click()
    await card.getByText(/^Completed on/).waitFor()
    await card.getByRole('button', { name: /^Reopen/ }).click()
    await card.getByText('IN PROGRESS', { exact: true }).waitFor()
    await page.reload()
    await card.getByText('IN PROGRESS', { exact: true }).waitFor()

    await card.getByRole('button', { name: /^Delete/ }).click()
    await card.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await card.waitFor()
    await deleteForGood(page, 'Write to the landlord')
    await openTimeline(page)
    expect(await card.count()).toBe(0)
  })

  test('deletes what was deleted just before the page was left', async () => {
    const page = await newPage()
    await openTimeline(page)
    await addMilestone(page, 'Here for a moment')
    await page.getByRole('button', { name: 'Delete Here for a moment' }).click()
    await page.reload()
    await page.getByRole('heading', { level: 2, name: 'Overall Progress' }).waitFor()
    // The request outlives the page that it left, and may arrive after the new one has read the list.
    await expect
      .poll(
        async () => {
          await openTimeline(page)
          return cardOf(page, 'Here for a moment').count()
        },
        { timeout: 15_000 },
      )
      .toBe(0)
  })

  test('is put in order by the keyboard and by dragging, and stays so', async () => {
    const page = await newPage()
    await openTimeline(page)
    const phase = 'Phase 5: Scaling and International Expansion'
    const before = await titlesIn(page, phase)
    const [first = '', second = ''] = before
    const moveDown = page.getByRole('button', { name: `Move down ${first}` })
    await moveDown.focus()
    const saved = () => page.waitForResponse((response) => response.url().includes('milestones.update'))
    let answer = saved()
    await page.keyboard.press('Enter')
    await page.getByText(`${first} is now 2 of ${before.length}`).waitFor()
    await answer
    expect(await titlesIn(page, phase)).toEqual([second, first, ...before.slice(2)])
    expect(await moveDown.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.reload()
    await cardOf(page, first).waitFor()
    expect(await titlesIn(page, phase)).toEqual([second, first, ...before.slice(2)])

    // The first card goes down again, by its handle.
    const grip = cardOf(page, second).getByTitle('Drag to reorder')
    // So high that the pointer stays away from the edges, where the page would scroll along.
    await page.setViewportSize({ width: 1280, height: 2400 })
    await grip.hover()
    const from = await grip.boundingBox()
    const target = await cardOf(page, first).boundingBox()
    if (!from || !target) throw new Error('A card is not on the screen.')
    const x = from.x + from.width / 2
    await page.mouse.move(x, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(x, from.y + 60, { steps: 4 })
    await page.mouse.move(x, from.y + target.height, { steps: 8 })
    // The other card makes room.
    await page.locator('li[style*="translateY"]:not([data-dragging])').first().waitFor()
    answer = saved()
    await page.mouse.up()
    await answer
    expect(await titlesIn(page, phase)).toEqual(before)
  })

  test('says when a milestone could not be created, and loses nothing', async () => {
    const page = await newPage({ expectedStatuses: [503] })
    await openTimeline(page)
    await page.route('**/trpc/milestones.create*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.getByRole('button', { name: 'Add Milestone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Milestone' })
    await dialog.getByLabel('Title').fill('Kept text')
    await dialog.getByRole('button', { name: 'Create Milestone' }).click()
    await page.getByText('Failed to create milestone. Please try again.').first().waitFor()
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Kept text')

    await page.unroute('**/trpc/milestones.create*')
    await dialog.getByRole('button', { name: 'Create Milestone' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await cardOf(page, 'Kept text').waitFor()
    await deleteForGood(page, 'Kept text')
  })

  test('takes a change back that was not saved', async () => {
    const page = await newPage({ expectedStatuses: [503] })
    await openTimeline(page)
    await page.route('**/trpc/milestones.update*', (route) => route.fulfill({ status: 503, body: '' }))
    const card = cardOf(page, 'Set the personal money plan')
    await card.getByRole('button', { name: /^Complete/ }).click()
    await page.getByText('Your change was not saved.').first().waitFor()
    await card.getByText('IN PROGRESS', { exact: true }).waitFor()
  })

  test('offers the 22-week template to an empty account, and creates each milestone once', async () => {
    const page = await newPage()
    const steps: { title: string; dueDate: string }[] = []
    // The trial has no empty account: this one is played.
    await page.route('**/trpc/*milestones.list*', async (route) => {
      const answer = await route.fetch()
      const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',')
      const results = (await answer.json()) as unknown[]
      const json = results.map((result, index) =>
        names[index] === 'milestones.list' ? { result: { data: { json: [] } } } : result,
      )
      await route.fulfill({ json })
    })
    await page.route('**/trpc/milestones.create*', async (route) => {
      const inputs = Object.values(route.request().postDataJSON()) as { json: (typeof steps)[number] }[]
      steps.push(...inputs.map(({ json }) => json))
      await route.fulfill({ json: inputs.map(({ json }) => ({ result: { data: { json } } })) })
    })
    await page.goto('/timeline')
    await page.getByRole('heading', { name: 'No milestones yet' }).waitFor()
    await page.getByText('Get started by adding your first milestone...').waitFor()
    await page.getByRole('button', { name: 'Create First Milestone' }).click()
    await page.getByRole('dialog', { name: 'Add New Milestone' }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Use the 22-week template' }).click()
    const dialog = page.getByRole('dialog', { name: 'Use the 22-week template' })
    await dialog.getByLabel('Start date').fill('2027-01-04')
    await dialog.getByText('Week 22 ends on 6 Jun 2027.').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^Create \d+ milestones$/ }).dblclick()
    await dialog.waitFor({ state: 'hidden' })
    expect(steps.length).toBeGreaterThan(20)
    expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length)
    expect(steps[0]?.dueDate).toBe('2027-01-10T00:00:00.000Z')
  })

  test('says when the list could not be loaded, and a retry shows it', async () => {
    const page = await newPage({ expectedStatuses: [503] })
    await page.route('**/trpc/*milestones.list*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/timeline')
    await page.getByText('Your milestones could not be loaded').waitFor()
    await page.unroute('**/trpc/*milestones.list*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 2, name: 'Overall Progress' }).waitFor()
  })

  test('holds 300 milestones', { timeout: 120_000 }, async () => {
    const page = await newPage()
    const ids = await addMany(page, 300)
    try {
      await openTimeline(page)
      await page.getByText(/^5 phases • 22 weeks • 3\d\d milestones$/).waitFor()
      const phase = page.getByRole('region', { name: 'Phase 4: Execution and Business Growth' })
      await phase.getByText(/ • 3\d\d milestones$/).waitFor()
      await cardOf(page, 'Errand 299').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Move up Errand 299' }).click()
      await page.getByText(/^Errand 299 is now \d+ of 3\d\d$/).waitFor()
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
      await page.getByRole('heading', { level: 2, name: 'Your Start-Up Visa Journey' }).waitFor()
    } finally {
      await removeAll(page, ids)
    }
  })

  test('fits a phone', async () => {
    const page = await newPage({ width: 390 })
    await openTimeline(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Add Milestone' }).click()
    await page.getByRole('dialog').getByLabel('Title').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

// The page itself is looked at with every other screen in accessibility.e2e.ts.
test.each(['light', 'dark'] as const)(
  'axe finds nothing in the dialogs of the timeline in %s',
  async (colorScheme) => {
    const page = await newPage({ colorScheme })
    await openTimeline(page)
    await page.getByRole('button', { name: 'Add Milestone' }).click()
    await page.getByRole('dialog').getByLabel('Title').waitFor()
    await expectAccessible(page, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Edit Set the personal/ }).click()
    await page.getByRole('dialog', { name: 'Edit Milestone' }).getByLabel('Title').waitFor()
    await expectAccessible(page, '[role="dialog"]')
  },
)
