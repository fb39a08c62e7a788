import type { Locator, Page } from '@playwright/test'
import { uploadDocument } from './support/documents.ts'
import type { MemberApi } from './support/member-api.ts'
import { playAnswers } from './support/played.ts'
import { expect, test } from './support/test.ts'
import { slowness, traceTasks } from './support/trace.ts'

// Playwright's own trace copies the whole page at each step, on the page's thread.
test.use({ trace: 'off' })

/**
 * What one task may take from the page's thread, in milliseconds of processor time, so that a press or a frame never waits for longer:
 * on a quiet machine, as a fixed piece of work beside it tells.
 */
const limit = 50

/**
 * The longest task, of those that `act` gives the page's thread once the code is there: the median of three times, because the
 * memory is tidied up in one or another. What acts asks the page for nothing by its role or text: to find it would be work on
 * that thread too.
 */
async function longestTask(page: Page, what: string, act: () => Promise<void>): Promise<number> {
  await act()
  const longest: number[] = []
  for (let time = 0; time < 3; time++) longest.push(Math.max(...(await traceTasks(page, act))))
  const median = longest.toSorted((one, other) => one - other)[1] ?? Number.NaN
  const times = await slowness(page)
  process.stdout.write(
    `${what}: ${median.toFixed(1)} ms at most in a task (${longest.map((each) => each.toFixed(1)).join(', ')}), the machine ${times.toFixed(2)} times as slow as a quiet one\n`,
  )
  return median / times
}

/** Scrolls to the end of a long page and back, as with a wheel. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 500)
  for (const direction of [1, -1]) {
    for (let turn = 0; turn < 20; turn++) {
      await page.mouse.wheel(0, direction * 600)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    }
  }
}

/** Presses where `target` is now, and waits for what comes of it; `undo` presses again or a key, to leave all as it was. */
async function presser(page: Page, target: Locator, undo?: string): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('There is nothing to press.')
  const press = async () => {
    await page.mouse.click(box.x + Math.min(20, box.width / 2), box.y + box.height / 2)
    await page.waitForTimeout(600)
  }
  return async () => {
    await press()
    if (undo === undefined) return press()
    await page.keyboard.press(undo)
    await page.waitForTimeout(600)
  }
}

/** As many rows as asked for, made from those that there are. */
function repeat<Row>(rows: readonly Row[], count: number, change: (row: Row, index: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length]
    if (row === undefined) throw new Error('There is no row to repeat.')
    return { ...change(row, index), id: crypto.randomUUID() }
  })
}

/** The timeline with 300 milestones. @returns what opens each */
async function openTimeline(page: Page, memberApi: MemberApi) {
  const rows = await memberApi.call<{ title: string }[]>('get', `/milestones/${memberApi.userId}`)
  await playAnswers(page, {
    'milestones.list': repeat(rows, 300, (row, index) => ({ ...row, title: `${row.title} ${index}` })),
  })
  await page.goto('/timeline')
  const openers = page.getByRole('heading', { level: 3 }).getByRole('button')
  await expect(openers.nth(200)).toBeAttached()
  return openers
}

test('300 milestones scroll, open, fold and are chosen from', async ({ page, memberApi }) => {
  const openers = await openTimeline(page, memberApi)
  expect(await longestTask(page, 'scroll', () => scroll(page))).toBeLessThan(limit)
  expect(await longestTask(page, 'open', await presser(page, openers.nth(50)))).toBeLessThan(limit)
  const fold = page.getByRole('button', { name: /^Phase 4/ })
  expect(await longestTask(page, 'fold', await presser(page, fold))).toBeLessThan(limit)
  await page.getByRole('button', { name: 'Filter milestones' }).click()
  await page.getByRole('search', { name: 'Milestones' }).getByLabel('Progress').focus()
  const choose = async () => {
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key)
      await page.waitForTimeout(300)
    }
  }
  expect(await longestTask(page, 'filter', choose)).toBeLessThan(limit)
})

test('on a phone 300 milestones scroll, and one opens', async ({ newPage, memberApi }) => {
  const page = await newPage({ width: 390 })
  const openers = await openTimeline(page, memberApi)
  expect(await longestTask(page, 'scroll on a phone', () => scroll(page))).toBeLessThan(limit)
  expect(await longestTask(page, 'open on a phone', await presser(page, openers.nth(50)))).toBeLessThan(limit)
})

test('500 documents scroll, and one opens to be changed', async ({ page, memberApi }) => {
  const file = { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Ask the bank.') }
  const id = await uploadDocument(page.request, file)
  const rows = await memberApi.call<{ fileName: string }[]>('get', `/documents/${memberApi.userId}`)
  await memberApi.call('delete', `/documents/${id}`)
  await playAnswers(page, {
    'documents.list': repeat(rows, 500, (row, index) => ({ ...row, fileName: `Notes ${index}.txt` })),
  })
  await page.goto('/document-analysis')
  await page.getByRole('tab', { name: 'Document Manager' }).click()
  const edit = page.getByRole('button', { name: 'Edit Notes 50.txt' })
  await expect(edit).toBeAttached()
  expect(await longestTask(page, 'scroll', () => scroll(page))).toBeLessThan(limit)
  expect(await longestTask(page, 'edit', await presser(page, edit, 'Escape'))).toBeLessThan(limit)
})

test('1,000 rows of activity scroll, and take a day meanwhile', async ({ page }) => {
  const start = Date.parse('2026-11-22T12:00:00Z')
  const events = Array.from({ length: 1000 }, (_, index) => ({
    id: crypto.randomUUID(),
    at: new Date(start - index * 600_000).toISOString(),
    isYou: index % 3 === 0,
    actorName: 'Grace Hopper',
    byProgram: index % 7 === 0,
    words: 'changed a milestone: title, due date',
  }))
  await playAnswers(page, { 'auditEvents.ofWorkspace': { events, nextCursor: null } })
  await page.goto('/activity')
  await expect(page.getByRole('listitem').filter({ hasText: 'changed a milestone' })).toHaveCount(1000)
  expect(await longestTask(page, 'scroll', () => scroll(page))).toBeLessThan(limit)
  await page.getByLabel('Until').focus()
  const type = async () => {
    await page.keyboard.type('11202026', { delay: 50 })
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await page.waitForTimeout(600)
  }
  expect(await longestTask(page, 'a day', type)).toBeLessThan(limit)
})

test('all organizations scroll, and are searched', async ({ page }) => {
  await page.goto('/organizations')
  await page.getByRole('tab', { name: 'Discover Organizations' }).click()
  await expect(page.getByText(/^\d+ organizations$/)).toBeVisible()
  expect(await longestTask(page, 'scroll', () => scroll(page))).toBeLessThan(limit)
  await page.getByLabel('Search').focus()
  const search = async () => {
    await page.keyboard.type('health', { delay: 50 })
    await page.waitForTimeout(600)
    for (let letter = 0; letter < 6; letter++) await page.keyboard.press('Backspace')
    await page.waitForTimeout(600)
  }
  expect(await longestTask(page, 'search', search)).toBeLessThan(limit)
})
