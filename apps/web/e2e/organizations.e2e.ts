import type { OrganizationMatch } from '@suv/domain'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { newPage } from './support/page.ts'
import { sampleApi } from './support/sample-api.ts'

/** The sample member's matches as the journeys found them: what was there is there again afterwards, and nothing else. */
let before: OrganizationMatch[] = []

beforeAll(async () => {
  const page = await newPage()
  const { userId, call } = await sampleApi(page)
  before = await call('get', `/organization-matches/${userId}`)
})

afterAll(async () => {
  const page = await newPage()
  const { userId, call } = await sampleApi(page)
  const kept = new Map(before.map((match) => [match.organizationId, match]))
  const now = await call<OrganizationMatch[]>('get', `/organization-matches/${userId}`)
  await Promise.all(
    now.map(({ id, organizationId }) => {
      const match = kept.get(organizationId)
      if (match === undefined) return call('delete', `/organization-matches/${id}`)
      const { status, notes, contactedOn } = match
      return call('patch', `/organization-matches/${id}`, { status, notes, contactedOn })
    }),
  )
  await page.context().close()
})

function cardOf(page: Page, name: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
}

const firstMatch = (page: Page) => page.getByRole('list', { name: 'Matches' }).getByRole('heading').first()

test('an account without matches finds them, weighs them anew and follows one up', async () => {
  const page = await newPage()
  const { userId, call } = await sampleApi(page)
  const matches = await call<OrganizationMatch[]>('get', `/organization-matches/${userId}`)
  await Promise.all(matches.map(({ id }) => call('delete', `/organization-matches/${id}`)))
  await page.goto('/organizations')
  await page.getByRole('heading', { level: 1, name: 'Find Your Designated Organization' }).waitFor()
  await page.getByText('No organization matches yet').waitFor()
  await page.getByRole('button', { name: 'Find Matches' }).click()
  await page.getByText('Matches Found!').first().waitFor()
  await page.getByRole('button', { name: 'Refresh Matches' }).waitFor()
  const best = await firstMatch(page).textContent()

  // The parts add up to the score.
  const card = cardOf(page, best ?? '')
  await card.locator('summary').click()
  const points = await card.locator('tbody td').allTextContents()
  const total = points.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
  await card.getByText(`${total} of 100`, { exact: true }).waitFor()
  await card.getByText(`${total}%`).waitFor()

  // By keyboard alone: only the province counts, and the order answers.
  await page.getByText('Change what counts').press('Enter')
  for (const name of ['Kind of organization', 'Focus areas', 'Investment', 'Priority processing']) {
    await page.getByRole('slider', { name }).press('Home')
  }
  await card.getByText('100%').waitFor()
  await page.waitForURL(/weights=0-0-15-0-0/)
  await page.reload()
  await cardOf(page, best ?? '')
    .getByText('100%')
    .waitFor()
  await page.getByText('Change what counts').click()
  await page.getByRole('button', { name: 'Reset weights' }).click()
  await page.waitForURL((url) => !url.search.includes('weights'))

  const second = cardOf(page, 'Genesis Centre')
  await second.getByRole('button', { name: /^Mark as Contacted/ }).click()
  await page.getByText('Match status updated successfully.').first().waitFor()
  await second.getByRole('button', { name: /^Mark as Contacted/ }).waitFor({ state: 'hidden' })
  const saved = page.waitForResponse((response) => response.url().includes('organizationMatches.update'))
  await second.getByLabel('Status of Genesis Centre').selectOption('In Discussion')
  await saved
  await page.reload()
  await second.waitFor()
  expect(await second.getByLabel('Status of Genesis Centre').inputValue()).toBe('in_discussion')
  await expectAccessible(page)
})

test('filters live in the address, and an organization has one of its own', async () => {
  const page = await newPage()
  await page.goto('/organizations')
  await page.getByRole('tab', { name: 'Discover Organizations' }).click()
  await page.getByText('64 organizations').waitFor()
  await page.getByLabel('Type').selectOption('Business incubator')
  await page.getByLabel('Province').selectOption('Ontario')
  // Not check(): it looks at the box before the address has changed and the page has been drawn again.
  await page.getByLabel('AI/ML').click()
  await expect.poll(() => page.getByLabel('AI/ML').isChecked()).toBe(true)
  await page.getByLabel('Search').fill('toronto')
  await page.waitForURL(/q=toronto/)
  const count = await page.getByText(/^\d+ of 64 organizations$/).textContent()
  const shared = page.url()
  await page.goto('about:blank')
  await page.goto(shared)
  await page.getByText(count ?? '', { exact: true }).waitFor()
  expect(await page.getByLabel('Search').inputValue()).toBe('toronto')
  await expectAccessible(page)

  const link = page.getByRole('link', { name: /^View Details of / }).first()
  const name = (await link.getAttribute('aria-label'))?.replace('View Details of ', '') ?? ''
  const address = new URL((await link.getAttribute('href')) ?? '', page.url())
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name })
  for (const part of [
    'Industries',
    'Requirements',
    'Investment range',
    'Contact',
    'Website',
    'Success stories',
  ]) {
    await dialog.getByRole('heading', { name: part }).waitFor()
  }
  await dialog.getByText(/^Checked \d/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(page.url()).not.toContain('#')

  await page.goto(`/organizations${address.hash}`)
  await dialog.waitFor()
  await page.evaluate(() => {
    location.hash = '00000000-0000-4000-8000-000000000000'
  })
  await page.getByRole('dialog', { name: 'Unknown Organization' }).waitFor()
  await page.getByText('No organization that you can see has this address.').waitFor()
  await page.getByRole('button', { name: 'Show all organizations' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('a contact is drafted and logged, on a phone', async () => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/organizations')
  const card = cardOf(page, 'Platform Calgary')
  await card.getByRole('button', { name: 'Contact Platform Calgary' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Platform Calgary' })
  const message = dialog.getByLabel('Message')
  await expect.poll(() => message.inputValue()).toContain('I write for Harbour Grid.')
  expect(await message.inputValue()).toContain('Dear team of Platform Calgary')
  expect(await dialog.getByRole('link', { name: /^Open / }).getAttribute('target')).toBe('_blank')
  await dialog.getByLabel('Note (Optional)').fill('Sent the form on their website.')
  await dialog.getByRole('button', { name: 'Log Contact' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await card.getByText(/^Contacted on /).waitFor()
  await card.getByText('Sent the form on their website.').waitFor()
  expect(await card.getByLabel('Status of Platform Calgary').inputValue()).toBe('contacted')
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByRole('tab', { name: 'Discover Organizations' }).click()
  await page.getByText('64 organizations').waitFor()
  expect(await overflow()).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})
