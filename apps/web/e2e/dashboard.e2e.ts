import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import { playAnswers } from './support/played.ts'
import { expect, test } from './support/test.ts'

const emptyAccount = {
  'milestones.list': [],
  'businessPlans.progress': {
    id: null,
    progress: 0,
    sections: {
      executiveSummary: 0,
      innovationStatement: 0,
      jobCreationPlan: 0,
      globalCompetitiveness: 0,
      marketAnalysis: 0,
      operationsPlan: 0,
    },
  },
  'financialData.get': null,
  'documents.list': [],
  'organizationMatches.list': [],
  'eligibility.latest': null,
  'notifications.list': [],
}

/** Where the links of a card lead, by what they say. */
function linksIn(page: Page, region: string): Promise<(string | null)[][]> {
  const links = page.getByRole('region', { name: region }).getByRole('link')
  return links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 2, name: 'Your Start-Up Visa Journey' })).toBeVisible()
}

test.describe('the dashboard', () => {
  test('sums up the application, from one request', async ({ page }) => {
    const calls: string[][] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/trpc/')) calls.push(pathname.replace('/trpc/', '').split(','))
    })
    await openDashboard(page)
    await page.waitForLoadState('networkidle')
    // Who asks, and whether the areas are open to them, is known before any of it.
    expect(calls.filter((names) => !names.includes('users.me'))).toHaveLength(1)

    await expect(page.getByText('Phase 1: Foundation', { exact: true })).toBeVisible()
    await expect(page.getByText('83% of the phase complete')).toBeVisible()
    await expect(page.getByText(/^\d+ organizations? matched$/)).toBeVisible()
    for (const title of [
      'Visa Application Readiness',
      'Phase 1 Completion',
      'Investment Status',
      'Organization Matches',
    ]) {
      await expect(page.getByText(title, { exact: true })).toBeVisible()
    }
    for (const title of ['Visa Application Readiness', 'Phase 1 Completion']) {
      await expect(page.getByRole('progressbar', { name: title })).toBeVisible()
    }
    const phase = page.getByRole('region', { name: 'Phase 1: Foundation Building' })
    await expect(phase.getByText('8-12 weeks')).toBeVisible()
    await expect(phase.getByText('The timeline plans its milestones for 2 weeks (weeks 1-2).')).toBeVisible()
    await expect(phase.getByText('5 of 6 milestones')).toBeVisible()
    await expect(phase.getByRole('heading', { level: 3, name: 'Set the personal money plan' })).toBeVisible()
    await expect(phase.getByText(/^Due \d+ \w{3} \d{4}, overdue$/)).toBeVisible()

    const matches = page.getByRole('region', { name: 'Top Organization Matches' })
    await expect(matches.getByRole('listitem')).toHaveCount(3)
    const details = matches.getByRole('link', { name: /^View Details/ }).first()
    await expect(details).toHaveAttribute('href', /^\/organizations#[0-9a-f-]{36}$/)
    const contact = matches.getByRole('link', { name: /^Contact/ }).last()
    await expect(contact).toHaveAttribute('target', '_blank')
    await expect(contact).toHaveAttribute('href', /^https?:/)

    expect(await linksIn(page, 'Application Checklist')).toEqual([
      [expect.stringMatching(/^Business Plan/), '/business-plan'],
      [expect.stringMatching(/^Investment Commitments/), '/financial'],
      [expect.stringMatching(/^Document Uploads/), '/document-analysis'],
      [expect.stringMatching(/^Support Letter/), '/organizations'],
    ])
    await expect(page.getByText('$50,000 secured')).toBeVisible()
    expect(await linksIn(page, 'Recommended Actions')).toEqual([
      ['Update Business Plan', '/business-plan'],
      ['Continue Editing', '/business-plan'],
    ])
    const quick = (await linksIn(page, 'Quick Actions')).map(([, href]) => href)
    expect(quick).toEqual(expect.arrayContaining(['/organizations', '/business-plan', '/financial']))
    await expectAccessible(page)
  })

  test('exports the application', async ({ page }) => {
    await openDashboard(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Application' }).click(),
    ])
    await expect(page.getByText('Application exported').first()).toBeVisible()
    expect(download.suggestedFilename()).toMatch(/^start-up-visa-application-.*\.pdf$/)
    const file = join(tmpdir(), `landfall-e2e-${process.pid}.pdf`)
    await download.saveAs(file)
    const read = spawnSync('pdftotext', [file, '-'])
    await rm(file)
    if (read.error) process.stdout.write('pdftotext is not here: the text of the PDF is not read.\n')
    else expect(read.stdout.toString()).toContain('Start-Up Visa application summary')
  })

  test('adds a milestone', async ({ page }) => {
    await openDashboard(page)
    await page.getByRole('button', { name: 'Add Milestone' }).click()
    await expect(page.getByRole('dialog', { name: 'Add New Milestone' }).getByLabel('Title')).toBeVisible()
  })

  test('records that an organization was contacted', async ({ newPage }) => {
    const page = await newPage({ expectedStatuses: [503] })
    await page.route('**/trpc/organizationMatches.update*', (route) =>
      route.fulfill({ status: 503, body: '' }),
    )
    await openDashboard(page)
    const potential = page
      .getByRole('region', { name: 'Top Organization Matches' })
      .getByRole('listitem')
      .filter({ hasNotText: 'Contacted' })
      .last()
    const name = await potential.getByRole('heading', { level: 3 }).textContent()
    const update = page.waitForRequest((request) => request.url().includes('organizationMatches.update'))
    await potential.getByRole('link', { name: `Contact ${name}` }).evaluate((link: HTMLAnchorElement) => {
      // The organization's website is outside the app.
      link.addEventListener('click', (event) => event.preventDefault())
      link.click()
    })
    expect((await update).postData()).toContain('"status":"contacted"')
    await expect(page.getByText('Error', { exact: true }).first()).toBeVisible()
  })

  test('of an empty account says how to begin, and fits a phone', async ({ newPage }) => {
    const page = await newPage({ width: 390, colorScheme: 'dark' })
    await playAnswers(page, emptyAccount)
    await openDashboard(page)
    await expect(page.getByText(/^No milestone is planned for this phase yet/)).toBeVisible()
    await expect(page.getByText('All current phase milestones completed!')).toBeHidden()
    await expect(page.getByText('No organization matches yet')).toBeVisible()
    await expect(page.getByText('Min: $200K VC or $75K Angel')).toBeVisible()
    await expect(page.getByText('Check your eligibility')).toBeVisible()
    const titles = page
      .getByRole('region', { name: 'Recommended Actions' })
      .getByRole('heading', { level: 3 })
    await expect(titles).toHaveText([
      'Complete your Business Plan',
      'Secure Investment Commitment',
      'Connect with Organizations',
    ])
    expect(await linksIn(page, 'Top Organization Matches')).toEqual([
      ['Find More', '/organizations'],
      ['Find Organizations', '/organizations'],
    ])
    await page.getByRole('button', { name: 'Notifications', exact: true }).click()
    await expect(page.getByText('Nothing to read.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectToFit(page)
    await expectAccessible(page)
  })

  test('shows its skeleton, then says when it could not be loaded, and a retry shows it', async ({
    newPage,
  }) => {
    const page = await newPage({ expectedStatuses: [503] })
    await page.route('**/trpc/*milestones.list*', async (route) => {
      await expect(page.getByText('Loading your dashboard')).toBeAttached()
      await route.fulfill({ status: 503, body: '' })
    })
    await page.goto('/dashboard')
    await expect(page.getByText('Your dashboard could not be loaded')).toBeVisible()
    await page.unroute('**/trpc/*milestones.list*')
    await page
      .getByRole('alert')
      .filter({ hasText: 'Your dashboard' })
      .getByRole('button', { name: 'Try again' })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Your Start-Up Visa Journey' })).toBeVisible()
  })
})

test('the bell tells what is due, by keyboard, and its dot goes when all is read', async ({ page }) => {
  await page.goto('/dashboard')
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ })
  await bell.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const entry = panel.getByRole('listitem').filter({ hasText: 'Set the personal money plan' })
  await expect(entry.getByText(/^Overdue: it was due \d+ days ago/)).toBeVisible()
  await expectAccessible(page)

  const before = await panel.getByRole('button', { name: /^Mark as read: / }).count()
  const saved = () => page.waitForResponse((response) => response.url().includes('notifications.markRead'))
  let answer = saved()
  await entry.getByRole('button', { name: /^Mark as read: / }).press('Enter')
  await answer
  await expect(entry.getByRole('link')).toBeFocused()
  await expect(panel.getByRole('button', { name: /^Mark as read: / })).toHaveCount(before - 1)

  answer = saved()
  await panel.getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await answer
  await page.keyboard.press('Escape')
  const quietBell = page.getByRole('button', { name: 'Notifications', exact: true })
  await expect(quietBell).toBeVisible()
  await expect(quietBell).toBeFocused()
  await page.reload()
  await quietBell.click()
  await entry.getByRole('link').click()
  await expect(page).toHaveURL('/timeline')
})

test('the calendar has an address that follows milestones until it is revoked', async ({ newPage, app }) => {
  const page = await newPage({ width: 390 })
  await page.goto('/timeline')
  const open = page.getByRole('button', { name: 'Calendar' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Your dates in a calendar' })
  await dialog.getByRole('button', { name: 'Create a calendar address' }).click()
  const address = await dialog.getByLabel('Calendar address').inputValue()
  expect(address).toMatch(new RegExp(`^${app.baseUrl}/api/calendar/[\\w-]{40,}\\.ics$`))
  const feed = await fetch(address)
  expect(feed.headers.get('content-type')).toContain('text/calendar')
  expect(await feed.text()).toContain('SUMMARY:Set the personal money plan')
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()

  await open.click()
  await expect(dialog.getByText(/^Your address was made on .* A calendar last fetched it on/)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download the calendar file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('start-up-visa-dates.ics')
  await dialog.getByRole('button', { name: 'Revoke the address' }).click()
  await dialog.getByRole('button', { name: 'Revoke it' }).click()
  await expect(dialog.getByRole('button', { name: 'Create a calendar address' })).toBeVisible()
  expect((await fetch(address)).status).toBe(404)
})
