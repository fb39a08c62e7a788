import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { newPage } from './support/page.ts'
import { playAnswers } from './support/played.ts'

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
  await page.getByRole('heading', { level: 2, name: 'Your Start-Up Visa Journey' }).waitFor()
}

describe('the dashboard', () => {
  test('sums up the application, from one request', async () => {
    const page = await newPage()
    const calls: string[][] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/trpc/')) calls.push(pathname.replace('/trpc/', '').split(','))
    })
    await openDashboard(page)
    await page.waitForLoadState('networkidle')
    // Who asks, and whether the areas are open to them, is known before any of it.
    expect(calls.filter((names) => !names.includes('users.me'))).toHaveLength(1)

    await page.getByText('Phase 1: Foundation', { exact: true }).waitFor()
    await page.getByText('83% of the phase complete').waitFor()
    await page.getByText(/^\d+ organizations? matched$/).waitFor()
    for (const title of [
      'Visa Application Readiness',
      'Phase 1 Completion',
      'Investment Status',
      'Organization Matches',
    ]) {
      await page.getByText(title, { exact: true }).waitFor()
    }
    for (const title of ['Visa Application Readiness', 'Phase 1 Completion']) {
      await page.getByRole('progressbar', { name: title }).waitFor()
    }
    const phase = page.getByRole('region', { name: 'Phase 1: Foundation Building' })
    await phase.getByText('8-12 weeks').waitFor()
    await phase.getByText('The timeline plans its milestones for 2 weeks (weeks 1-2).').waitFor()
    await phase.getByText('5 of 6 milestones').waitFor()
    await phase.getByRole('heading', { level: 3, name: 'Set the personal money plan' }).waitFor()
    await phase.getByText(/^Due \d+ \w{3} \d{4}, overdue$/).waitFor()

    const matches = page.getByRole('region', { name: 'Top Organization Matches' })
    expect(await matches.getByRole('listitem').count()).toBe(3)
    const details = matches.getByRole('link', { name: /^View Details/ }).first()
    expect(await details.getAttribute('href')).toMatch(/^\/organizations#[0-9a-f-]{36}$/)
    const contact = matches.getByRole('link', { name: /^Contact/ }).last()
    expect(await contact.getAttribute('target')).toBe('_blank')
    expect(await contact.getAttribute('href')).toMatch(/^https?:/)

    expect(await linksIn(page, 'Application Checklist')).toEqual([
      [expect.stringMatching(/^Business Plan/), '/business-plan'],
      [expect.stringMatching(/^Investment Commitments/), '/financial'],
      [expect.stringMatching(/^Document Uploads/), '/document-analysis'],
      [expect.stringMatching(/^Support Letter/), '/organizations'],
    ])
    await page.getByText('$50,000 secured').waitFor()
    expect(await linksIn(page, 'Recommended Actions')).toEqual([
      ['Update Business Plan', '/business-plan'],
      ['Continue Editing', '/business-plan'],
    ])
    const quick = (await linksIn(page, 'Quick Actions')).map(([, href]) => href)
    expect(quick).toEqual(expect.arrayContaining(['/organizations', '/business-plan', '/financial']))
    await expectAccessible(page)
  })

  test('exports the application, and adds a milestone', async () => {
    const page = await newPage()
    await openDashboard(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Application' }).click(),
    ])
    await page.getByText('Application exported').first().waitFor()
    expect(download.suggestedFilename()).toMatch(/^start-up-visa-application-.*\.pdf$/)
    const file = join(tmpdir(), `landfall-journey-${process.pid}.pdf`)
    await download.saveAs(file)
    const read = spawnSync('pdftotext', [file, '-'])
    await rm(file)
    if (read.error) process.stdout.write('pdftotext is not here: the text of the PDF is not read.\n')
    else expect(read.stdout.toString()).toContain('Start-Up Visa application summary')

    await page.getByRole('button', { name: 'Add Milestone' }).click()
    await page.getByRole('dialog', { name: 'Add New Milestone' }).getByLabel('Title').waitFor()
  })

  test('records that an organization was contacted', async () => {
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
    await page.getByText('Error', { exact: true }).first().waitFor()
  })

  test('of an empty account says how to begin, and fits a phone', async () => {
    const page = await newPage({ width: 390, colorScheme: 'dark' })
    await playAnswers(page, emptyAccount)
    await openDashboard(page)
    await page.getByText('All current phase milestones completed!').waitFor()
    await page.getByText('No organization matches yet').waitFor()
    await page.getByText('Min: $200K VC or $75K Angel').waitFor()
    await page.getByText('Check your eligibility').waitFor()
    const titles = page
      .getByRole('region', { name: 'Recommended Actions' })
      .getByRole('heading', { level: 3 })
    expect(await titles.allTextContents()).toEqual([
      'Complete your Business Plan',
      'Secure Investment Commitment',
      'Connect with Organizations',
    ])
    expect(await linksIn(page, 'Top Organization Matches')).toEqual([
      ['Find More', '/organizations'],
      ['Find Organizations', '/organizations'],
    ])
    await page.getByRole('button', { name: 'Notifications', exact: true }).click()
    await page.getByText('Nothing to read.').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
  })

  test('shows its skeleton, then says when it could not be loaded, and a retry shows it', async () => {
    const page = await newPage({ expectedStatuses: [503] })
    await page.route('**/trpc/*milestones.list*', async (route) => {
      await page.getByText('Loading your dashboard').waitFor({ state: 'attached' })
      await route.fulfill({ status: 503, body: '' })
    })
    await page.goto('/dashboard')
    await page.getByText('Your dashboard could not be loaded').waitFor()
    await page.unroute('**/trpc/*milestones.list*')
    await page
      .getByRole('alert')
      .filter({ hasText: 'Your dashboard' })
      .getByRole('button', { name: 'Try again' })
      .click()
    await page.getByRole('heading', { level: 2, name: 'Your Start-Up Visa Journey' }).waitFor()
  })
})

test('the bell tells what is due, by keyboard, and its dot goes when all is read', async () => {
  const page = await newPage()
  await page.goto('/dashboard')
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ })
  await bell.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const entry = panel.getByRole('listitem').filter({ hasText: 'Set the personal money plan' })
  await entry.getByText(/^Overdue: it was due \d+ days ago/).waitFor()
  await expectAccessible(page)

  const before = await panel.getByRole('button', { name: /^Mark as read: / }).count()
  const saved = () => page.waitForResponse((response) => response.url().includes('notifications.markRead'))
  let answer = saved()
  await entry.getByRole('button', { name: /^Mark as read: / }).press('Enter')
  await answer
  expect(await entry.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await panel.getByRole('button', { name: /^Mark as read: / }).count()).toBe(before - 1)

  answer = saved()
  await panel.getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await answer
  await page.keyboard.press('Escape')
  const quietBell = page.getByRole('button', { name: 'Notifications', exact: true })
  await quietBell.waitFor()
  expect(await quietBell.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.reload()
  await quietBell.click()
  await entry.getByRole('link').click()
  await page.waitForURL('**/timeline')
})

test('the calendar has an address that follows milestones until it is revoked', async () => {
  const page = await newPage({ width: 390 })
  await page.goto('/timeline')
  const open = page.getByRole('button', { name: 'Calendar' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Your dates in a calendar' })
  await dialog.getByRole('button', { name: 'Create a calendar address' }).click()
  const address = await dialog.getByLabel('Calendar address').inputValue()
  expect(address).toMatch(new RegExp(`^${inject('baseUrl')}/api/calendar/[\\w-]{40,}\\.ics$`))
  const feed = await fetch(address)
  expect(feed.headers.get('content-type')).toContain('text/calendar')
  expect(await feed.text()).toContain('SUMMARY:Set the personal money plan')
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'hidden' })

  await open.click()
  await dialog.getByText(/^Your address was made on .* A calendar last fetched it on/).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download the calendar file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('start-up-visa-dates.ics')
  await dialog.getByRole('button', { name: 'Revoke the address' }).click()
  await dialog.getByRole('button', { name: 'Revoke it' }).click()
  await dialog.getByRole('button', { name: 'Create a calendar address' }).waitFor()
  expect((await fetch(address)).status).toBe(404)
})
