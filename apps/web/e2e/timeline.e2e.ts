import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import type { MemberApi } from './support/member-api.ts'
import { expect, test } from './support/test.ts'

async function openTimeline(page: Page): Promise<void> {
  await page.goto('/timeline')
  await expect(page.getByRole('heading', { level: 2, name: 'Overall Progress' })).toBeVisible()
}

function cardOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })
}

/** Opens a milestone's row, where it is closed. */
async function openCard(card: Locator): Promise<void> {
  const opener = card.getByRole('heading', { level: 3 }).getByRole('button')
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
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
  await expect(dialog).toBeHidden()
}

async function deleteForGood(page: Page, title: string): Promise<void> {
  await openCard(cardOf(page, title))
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const deleted = page.waitForResponse((response) => response.url().includes('milestones.remove'))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await deleted
}

/** How many calls are under way at a time. */
const group = 25

/** Adds a milestone to phase 4 without the screen. @returns its id. */
async function addErrand({ call }: MemberApi, title: string, order = 1_000): Promise<string> {
  const milestone = { title, status: 'future', category: 'legal', phase: 'phase_4', phaseWeek: 12, order }
  return (await call<{ id: string }>('post', '/milestones', milestone)).id
}

/** Has the page see another list of milestones than the account has. */
async function playList(
  page: Page,
  change: (all: { title: string }[]) => { title: string }[],
): Promise<void> {
  await page.route('**/trpc/*milestones.list*', async (route) => {
    const answer = await route.fetch()
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',')
    const results = (await answer.json()) as { result: { data: { json: { title: string }[] } } }[]
    const json = results.map((each, index) =>
      names[index] === 'milestones.list'
        ? { result: { data: { json: change(each.result.data.json) } } }
        : each,
    )
    await route.fulfill({ json })
  })
}

async function removeByTitle({ userId, call }: MemberApi, title: string): Promise<void> {
  const all = await call<{ id: string; title: string }[]>('get', `/milestones/${userId}`)
  for (const { id } of all.filter((each) => each.title === title)) await call('delete', `/milestones/${id}`)
}

/** Adds milestones to phase 4 without the screen. @returns their ids. */
async function addMany(memberApi: MemberApi, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let start = 0; start < count; start += group) {
    const posts = Array.from({ length: group }, (_, index) =>
      addErrand(memberApi, `Errand ${start + index}`, 1_000 + start + index),
    )
    ids.push(...(await Promise.all(posts)))
  }
  return ids
}

async function removeAll({ call }: MemberApi, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += group) {
    const some = ids.slice(start, start + group)
    await Promise.all(some.map((id) => call('delete', `/milestones/${id}`)))
  }
}

test.describe('the timeline', () => {
  /** Whose milestones are put in another order, and back. */
  const phase = 'Phase 5: Scaling and International Expansion'

  test('shows the 22 weeks, the phases and what each milestone asks', async ({ page }) => {
    await openTimeline(page)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Canadian Start-Up Visa Program Timeline' }),
    ).toBeVisible()
    await expect(page.getByText('22-week comprehensive journey')).toBeVisible()
    await expect(page.getByText(/^5 phases • 22 weeks • \d+ milestones$/)).toBeVisible()
    await expect(page.getByText(/^Today is in week \d+ of 22\./)).toBeVisible()
    const phase = page.getByRole('region', { name: 'Phase 1: Orientation and Business Ideation' })
    await expect(phase.getByText('2 weeks • Weeks 1-2 • 6 milestones')).toBeVisible()
    await expect(phase.getByText(/^\d+% complete$/)).toBeVisible()

    const done = cardOf(page, 'Check program status and eligibility')
    await openCard(done)
    await expect(done.getByText('Week 1', { exact: true })).toBeVisible()
    await expect(done.getByText('COMPLETED', { exact: true })).toBeVisible()
    await expect(done.getByText(/^Completed on \d+ [A-Z][a-z]{2} \d{4}$/)).toBeVisible()
    await expect(done.locator('s', { hasText: 'Program status page read and dated' })).toBeVisible()
    const link = done.getByRole('link', { name: /Start-up visa: who can apply/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect.poll(() => link.getAttribute('rel')).toContain('noopener')

    const begun = cardOf(page, 'Set the personal money plan')
    await openCard(begun)
    await expect(begun.getByText('IN PROGRESS', { exact: true })).toBeVisible()
    await expect(begun.getByRole('progressbar')).toBeVisible()
    await expect(begun.getByText(/overdue/)).toBeVisible()
  })

  test('is short: rows that open, and what this week asks for on top', async ({ page }) => {
    await openTimeline(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    process.stdout.write(`The timeline is ${height} px high.\n`)
    expect(height).toBeLessThan(5_000)
    const week = page.getByRole('region', { name: 'This week' })
    await week.getByRole('button', { name: 'Set the personal money plan' }).click()
    const opener = cardOf(page, 'Set the personal money plan').getByRole('button', { expanded: true })
    await expect(opener).toBeFocused()
    await expect(opener).toBeInViewport()

    // A folded phase opens for what is asked for in it.
    const fold = page.getByRole('button', { name: 'Phase 1: Orientation and Business Ideation' })
    await fold.click()
    await expect(opener).toBeHidden()
    await week.getByRole('button', { name: 'Set the personal money plan' }).click()
    await expect(opener).toBeFocused()
  })

  test('shows what is wanted, and all of it again', async ({ page }) => {
    await openTimeline(page)
    const all = await page.getByRole('heading', { level: 3 }).count()
    await page.getByRole('button', { name: 'Filter milestones' }).click()
    const filter = page.getByRole('search', { name: 'Milestones' })
    await expect(filter.getByLabel('Progress')).toBeFocused()
    await filter.getByLabel('Progress').selectOption('Completed')
    await filter.getByLabel('Category').selectOption('Regulatory')
    await expect(filter.getByRole('status')).toHaveText(new RegExp(`^\\d+ of ${all} shown$`))
    const shown = page.getByRole('heading', { level: 3 })
    expect(await shown.count()).toBeLessThan(all)
    await expect(cardOf(page, 'Check program status and eligibility')).toBeVisible()
    // What is next to what is not known, so nothing can be moved.
    await expect(page.getByTitle('Drag to reorder')).toHaveCount(0)
    await filter.getByRole('button', { name: 'Show all' }).click()
    await expect(shown).toHaveCount(all)
  })

  test('offers the rest of the template to whoever has begun, and keeps what is there', async ({ page }) => {
    const removed = ['Set the personal money plan', 'Check program status and eligibility']
    await playList(page, (all) =>
      all
        .filter(({ title }) => !removed.includes(title))
        // Moved to another week, it is still the same.
        .map((milestone, index) => (index === 0 ? { ...milestone, phaseWeek: 20 } : milestone)),
    )
    const created: string[] = []
    await page.route('**/trpc/milestones.create*', async (route) => {
      const inputs = Object.values(route.request().postDataJSON()) as { json: { title: string } }[]
      created.push(...inputs.map(({ json }) => json.title))
      await route.fulfill({ json: inputs.map(({ json }) => ({ result: { data: { json } } })) })
    })
    await openTimeline(page)
    await page.getByRole('button', { name: '22-week template' }).click()
    const dialog = page.getByRole('dialog', { name: 'Use the 22-week template' })
    await expect(
      dialog.getByText(/^\d+ of them are on your timeline already and stay as they are/),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Create 2 milestones' }).click()
    await expect(dialog).toBeHidden()
    expect(created.toSorted()).toEqual(removed.toSorted())
  })

  test('brings back the last milestone, too', async ({ page }) => {
    await playList(page, (all) => all.filter(({ title }) => title === 'Set the personal money plan'))
    const removals: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('milestones.remove')) removals.push(request.url())
    })
    await openTimeline(page)
    const card = cardOf(page, 'Set the personal money plan')
    await openCard(card)
    await card.getByRole('button', { name: /^Delete/ }).click()
    await expect(page.getByRole('heading', { name: 'No milestones yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card).toBeVisible()
    expect(removals).toEqual([])
  })

  test('adds a milestone once, however often the button is pressed', async ({ page, memberApi }) => {
    await openTimeline(page)
    await page.getByRole('button', { name: 'Add Milestone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Milestone' })
    await expect(dialog.getByText('Create a new milestone to track your startup progress.')).toBeVisible()
    await dialog.getByPlaceholder('Describe what needs to be accomplished').fill('Two pages at most')
    await dialog.getByRole('button', { name: 'Create Milestone' }).click()
    await expect(dialog.getByText('This is required.')).toBeVisible()
    await dialog.getByPlaceholder('Enter milestone title').fill('Write to the landlord')
    await dialog.getByLabel('Category').selectOption('Legal')
    await dialog.getByLabel('Due Date (Optional)').fill('2027-01-15')
    await dialog.getByLabel('Phase and Week (Optional)').selectOption('Phase 4, week 12')
    await dialog.getByLabel('Required Actions (Optional)').fill('Ask for the date\n\nSend the letter')
    await dialog.getByRole('button', { name: 'Create Milestone' }).dblclick()
    await expect(page.getByText('Milestone created successfully!').first()).toBeVisible()
    await expect(dialog).toBeHidden()

    const card = cardOf(page, 'Write to the landlord')
    await expect(card.getByText('Due 15 Jan 2027')).toBeVisible()
    await expect(card).toHaveCount(1)
    await expect(card.getByText('UPCOMING', { exact: true })).toBeVisible()
    await expect(card.getByText('Week 12', { exact: true })).toBeVisible()
    await openCard(card)
    await expect(card.getByRole('listitem')).toHaveText(['Ask for the date', 'Send the letter'])
    expect(await titlesIn(page, 'Phase 4: Execution and Business Growth')).toContain('Write to the landlord')
    await removeByTitle(memberApi, 'Write to the landlord')
  })

  test('edits a milestone, which moves to its phase', async ({ page, memberApi }) => {
    await addErrand(memberApi, 'Write to the landlord')
    await openTimeline(page)
    await openCard(cardOf(page, 'Write to the landlord'))
    await page.getByRole('button', { name: 'Edit Write to the landlord' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit Milestone' })
    await editor.getByLabel('Phase and Week (Optional)').selectOption('Phase 3, week 8')
    await editor.getByLabel('Status').selectOption('In Progress')
    await editor.getByLabel('Progress in Percent').fill('30')
    await editor.getByRole('button', { name: 'Save Milestone' }).click()
    await expect(editor).toBeHidden()
    const card = cardOf(page, 'Write to the landlord')
    await expect(card.getByText('Week 8', { exact: true })).toBeVisible()
    await openCard(card)
    await expect(card.getByText('30%')).toBeVisible()
    expect(await titlesIn(page, 'Phase 3: Fundraising and Pitching')).toContain('Write to the landlord')
    await removeByTitle(memberApi, 'Write to the landlord')
  })

  test('completes a milestone, and reopens it for good', async ({ page, memberApi }) => {
    await addErrand(memberApi, 'Write to the landlord')
    await openTimeline(page)
    const card = cardOf(page, 'Write to the landlord')
    await openCard(card)
    await card.getByRole('button', { name: /^Complete/ }).click()
    await expect(card.getByText(/^Completed on/)).toBeVisible()
    await card.getByRole('button', { name: /^Reopen/ }).click()
    await expect(card.getByText('IN PROGRESS', { exact: true })).toBeVisible()
    await page.reload()
    await expect(card.getByText('IN PROGRESS', { exact: true })).toBeVisible()
    await removeByTitle(memberApi, 'Write to the landlord')
  })

  test('deletes a milestone, brings it back, and deletes it for good', async ({ page, memberApi }) => {
    await addErrand(memberApi, 'Write to the landlord')
    await openTimeline(page)
    const card = cardOf(page, 'Write to the landlord')
    await openCard(card)
    await card.getByRole('button', { name: /^Delete/ }).click()
    await expect(card).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card).toBeVisible()
    await deleteForGood(page, 'Write to the landlord')
    await openTimeline(page)
    await expect(card).toHaveCount(0)
  })

  test('deletes what was deleted just before the page was left', async ({ page }) => {
    await openTimeline(page)
    await addMilestone(page, 'Here for a moment')
    await openCard(cardOf(page, 'Here for a moment'))
    await page.getByRole('button', { name: 'Delete Here for a moment' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Overall Progress' })).toBeVisible()
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

  test('is put in order by the keyboard, and stays so', async ({ page }) => {
    await openTimeline(page)
    const before = await titlesIn(page, phase)
    const [first = '', second = ''] = before
    await openCard(cardOf(page, first))
    const moveDown = page.getByRole('button', { name: `Move down ${first}` })
    await moveDown.focus()
    const saved = () => page.waitForResponse((response) => response.url().includes('milestones.update'))
    let answer = saved()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${first} is now 2 of ${before.length}`)).toBeVisible()
    await answer
    expect(await titlesIn(page, phase)).toEqual([second, first, ...before.slice(2)])
    await expect(moveDown).toBeFocused()
    await page.reload()
    await expect(cardOf(page, first)).toBeVisible()
    expect(await titlesIn(page, phase)).toEqual([second, first, ...before.slice(2)])

    answer = saved()
    await openCard(cardOf(page, second))
    await page.getByRole('button', { name: `Move down ${second}` }).press('Enter')
    await answer
    expect(await titlesIn(page, phase)).toEqual(before)
  })

  test('is put in order by dragging', async ({ page }) => {
    await openTimeline(page)
    const [first = '', second = '', ...others] = await titlesIn(page, phase)
    const drag = async (moved: string, below: string) => {
      const grip = cardOf(page, moved).getByTitle('Drag to reorder')
      await grip.hover()
      const from = await grip.boundingBox()
      const target = await cardOf(page, below).boundingBox()
      if (!from || !target) throw new Error('A card is not on the screen.')
      const x = from.x + from.width / 2
      await page.mouse.move(x, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(x, from.y + 60, { steps: 4 })
      await page.mouse.move(x, from.y + target.height, { steps: 8 })
      // The other card makes room.
      await expect(page.locator('li[style*="translateY"]:not([data-dragging])').first()).toBeVisible()
      const answer = page.waitForResponse((response) => response.url().includes('milestones.update'))
      await page.mouse.up()
      await answer
    }
    // So high that the pointer stays away from the edges, where the page would scroll along.
    await page.setViewportSize({ width: 1280, height: 2400 })
    await drag(first, second)
    expect(await titlesIn(page, phase)).toEqual([second, first, ...others])
    await drag(second, first)
    expect(await titlesIn(page, phase)).toEqual([first, second, ...others])
  })

  test('says when a milestone could not be created, and loses nothing', async ({ newPage }) => {
    const page = await newPage({ expectedStatuses: [503] })
    await openTimeline(page)
    await page.route('**/trpc/milestones.create*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.getByRole('button', { name: 'Add Milestone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Milestone' })
    await dialog.getByLabel('Title').fill('Kept text')
    await dialog.getByRole('button', { name: 'Create Milestone' }).click()
    await expect(page.getByText('Failed to create milestone. Please try again.').first()).toBeVisible()
    await expect(dialog.getByLabel('Title')).toHaveValue('Kept text')

    await page.unroute('**/trpc/milestones.create*')
    await dialog.getByRole('button', { name: 'Create Milestone' }).click()
    await expect(dialog).toBeHidden()
    await expect(cardOf(page, 'Kept text')).toBeVisible()
    await deleteForGood(page, 'Kept text')
  })

  test('takes a change back that was not saved', async ({ newPage }) => {
    const page = await newPage({ expectedStatuses: [503] })
    await openTimeline(page)
    await page.route('**/trpc/milestones.update*', (route) => route.fulfill({ status: 503, body: '' }))
    const card = cardOf(page, 'Set the personal money plan')
    await card.getByRole('button', { name: /^Complete/ }).click()
    await expect(page.getByText('Your change was not saved.').first()).toBeVisible()
    await expect(card.getByText('IN PROGRESS', { exact: true })).toBeVisible()
  })

  test('offers the 22-week template to an empty account, and creates each milestone once', async ({
    page,
  }) => {
    const steps: { title: string; dueDate: string }[] = []
    // The trial has no empty account: this one is played.
    await playList(page, () => [])
    await page.route('**/trpc/milestones.create*', async (route) => {
      const inputs = Object.values(route.request().postDataJSON()) as { json: (typeof steps)[number] }[]
      steps.push(...inputs.map(({ json }) => json))
      await route.fulfill({ json: inputs.map(({ json }) => ({ result: { data: { json } } })) })
    })
    await page.goto('/timeline')
    await expect(page.getByRole('heading', { name: 'No milestones yet' })).toBeVisible()
    await expect(page.getByText('Get started by adding your first milestone...')).toBeVisible()
    await page.getByRole('button', { name: 'Create First Milestone' }).click()
    await expect(page.getByRole('dialog', { name: 'Add New Milestone' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Use the 22-week template' }).click()
    const dialog = page.getByRole('dialog', { name: 'Use the 22-week template' })
    await dialog.getByLabel('Start date').fill('2027-01-04')
    await expect(dialog.getByText('Week 22 ends on 6 Jun 2027.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^Create \d+ milestones$/ }).dblclick()
    await expect(dialog).toBeHidden()
    expect(steps.length).toBeGreaterThan(20)
    expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length)
    expect(steps[0]?.dueDate).toBe('2027-01-10T00:00:00.000Z')
  })

  test('says when the list could not be loaded, and a retry shows it', async ({ newPage }) => {
    const page = await newPage({ expectedStatuses: [503] })
    await page.route('**/trpc/*milestones.list*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/timeline')
    await expect(page.getByText('Your milestones could not be loaded')).toBeVisible()
    await page.unroute('**/trpc/*milestones.list*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Overall Progress' })).toBeVisible()
  })

  test('holds 300 milestones', async ({ page, memberApi }) => {
    const ids = await addMany(memberApi, 300)
    try {
      await openTimeline(page)
      await expect(page.getByText(/^5 phases • 22 weeks • 3\d\d milestones$/)).toBeVisible()
      const phase = page.getByRole('region', { name: 'Phase 4: Execution and Business Growth' })
      await expect(phase.getByText(/ • 3\d\d milestones$/)).toBeVisible()
      await openCard(cardOf(page, 'Errand 299'))
      await page.getByRole('button', { name: 'Move up Errand 299' }).click()
      await expect(page.getByText(/^Errand 299 is now \d+ of 3\d\d$/)).toBeVisible()
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Your Start-Up Visa Journey' })).toBeVisible()
    } finally {
      await removeAll(memberApi, ids)
    }
  })

  test('fits a phone', async ({ newPage }) => {
    const page = await newPage({ width: 390 })
    await openTimeline(page)
    await expectToFit(page)
    await page.getByRole('button', { name: 'Add Milestone' }).click()
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible()
    await expectToFit(page)
  })
})

// The page itself is looked at with every other screen in accessibility.e2e.ts.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the dialogs of the timeline in ${colorScheme}`, async ({ newPage }) => {
    const page = await newPage({ colorScheme })
    await openTimeline(page)
    await page.getByRole('button', { name: 'Add Milestone' }).click()
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible()
    await expectAccessible(page, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await openCard(cardOf(page, 'Set the personal money plan'))
    await page.getByRole('button', { name: /^Edit Set the personal/ }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Milestone' }).getByLabel('Title')).toBeVisible()
    await expectAccessible(page, '[role="dialog"]')
  })
}
