import type { Locator, Page } from '@playwright/test'
import type { OrganizationMatch } from '@suv/domain'
import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import type { MemberApi } from './support/member-api.ts'
import { expect, test } from './support/test.ts'

/** The sample member's matches as these tests found them. */
let before: Map<string, OrganizationMatch>

const readMatches = ({ userId, call }: MemberApi) =>
  call<OrganizationMatch[]>('get', `/organization-matches/${userId}`)

test.beforeAll(async ({ memberApi }) => {
  before = new Map((await readMatches(memberApi)).map((match) => [match.organizationId, match]))
  const { userId, call } = memberApi
  await call('post', '/organizations/match', { userId })
})

/** Each test begins with nothing followed up but what the sample has followed up. */
test.afterEach(async ({ memberApi }) => {
  const now = await readMatches(memberApi)
  const changed = now.flatMap((match) => {
    const { status = 'potential', notes = null, contactedOn = null } = before.get(match.organizationId) ?? {}
    const isSame = match.status === status && match.notes === notes && match.contactedOn === contactedOn
    return isSame ? [] : [{ id: match.id, values: { status, notes, contactedOn } }]
  })
  await Promise.all(
    changed.map(({ id, values }) => memberApi.call('patch', `/organization-matches/${id}`, values)),
  )
})

test.afterAll(async ({ memberApi }) => {
  const added = (await readMatches(memberApi)).filter(({ organizationId }) => !before.has(organizationId))
  await Promise.all(added.map(({ id }) => memberApi.call('delete', `/organization-matches/${id}`)))
})

function cardOf(page: Page, name: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
}

const firstMatch = (page: Page) => page.getByRole('list', { name: 'Matches' }).getByRole('heading').first()

test('an account without matches finds them, and the parts add up to the score', async ({
  page,
  memberApi,
}) => {
  const matches = await readMatches(memberApi)
  await Promise.all(matches.map(({ id }) => memberApi.call('delete', `/organization-matches/${id}`)))
  await page.goto('/organizations')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Find Your Designated Organization' }),
  ).toBeVisible()
  await expect(page.getByText('No organization matches yet')).toBeVisible()
  await page.getByRole('button', { name: 'Find Matches' }).click()
  await expect(page.getByText('Matches Found!').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh Matches' })).toBeVisible()

  const card = cardOf(page, (await firstMatch(page).textContent()) ?? '')
  await card.locator('summary').click()
  const points = await card.locator('tbody td').allTextContents()
  const total = points.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
  await expect(card.getByText(`${total} of 100`, { exact: true })).toBeVisible()
  await expect(card.getByText(`${total}%`)).toBeVisible()
  await expectAccessible(page)
})

test('matches are weighed anew by keyboard, and the address keeps the weights', async ({ page }) => {
  await page.goto('/organizations')
  await expect(firstMatch(page)).toBeVisible()
  const best = (await firstMatch(page).textContent()) ?? ''
  // Only the province counts, and the order answers.
  await page.getByText('Change what counts').press('Enter')
  for (const name of ['Kind of organization', 'Focus areas', 'Stage', 'Investment', 'Priority processing']) {
    await page.getByRole('slider', { name }).press('Home')
  }
  await expect(cardOf(page, best).getByText('100%')).toBeVisible()
  await expect(page).toHaveURL(/weights=0-0-15-0-0-0/)
  await page.reload()
  await expect(cardOf(page, best).getByText('100%')).toBeVisible()
  await page.getByText('Change what counts').click()
  await page.getByRole('button', { name: 'Reset weights' }).click()
  await expect(page).toHaveURL((url) => !url.search.includes('weights'))
})

test('a match is followed up, and stays so', async ({ page }) => {
  await page.goto('/organizations')
  const second = cardOf(page, 'Genesis Centre')
  await second.getByRole('button', { name: /^Mark as Contacted/ }).click()
  await expect(page.getByText('Match status updated successfully.').first()).toBeVisible()
  await expect(second.getByRole('button', { name: /^Mark as Contacted/ })).toBeHidden()
  const saved = page.waitForResponse((response) => response.url().includes('organizationMatches.update'))
  await second.getByLabel('Status of Genesis Centre').selectOption('In Discussion')
  await saved
  await page.reload()
  await expect(second).toBeVisible()
  await expect(second.getByLabel('Status of Genesis Centre')).toHaveValue('in_discussion')
  await expectAccessible(page)
})

test('filters live in the address', async ({ page }) => {
  await page.goto('/organizations')
  await page.getByRole('tab', { name: 'Discover Organizations' }).click()
  await expect(page.getByText('64 organizations')).toBeVisible()
  await page.getByLabel('Type').selectOption('Business incubator')
  await page.getByLabel('Province').selectOption('Ontario')
  // Not check(): it looks at the box before the address has changed and the page has been drawn again.
  await page.getByLabel('AI/ML').click()
  await expect(page.getByLabel('AI/ML')).toBeChecked()
  await page.getByLabel('Search').fill('toronto')
  await expect(page).toHaveURL(/q=toronto/)
  const count = await page.getByText(/^\d+ of 64 organizations$/).textContent()
  const shared = page.url()
  await page.goto('about:blank')
  await page.goto(shared)
  await expect(page.getByText(count ?? '', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Search')).toHaveValue('toronto')
  await expectAccessible(page)
})

test('an organization has an address of its own', async ({ page }) => {
  await page.goto('/organizations?view=discover')
  const link = page.getByRole('link', { name: /^View Details of / }).first()
  const name = (await link.getAttribute('aria-label'))?.replace('View Details of ', '') ?? ''
  const address = new URL((await link.getAttribute('href')) ?? '', page.url())
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name })
  for (const part of ['Industries', 'Requirements', 'Investment range', 'How to apply']) {
    await expect(dialog.getByRole('heading', { name: part })).toBeVisible()
  }
  // The list knows these of no organization.
  for (const part of ['Maximum', 'E-mail', 'Success stories']) {
    await expect(dialog.getByText(part)).toHaveCount(0)
  }
  await expect(dialog.getByText(/^Checked \d/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(page.url()).not.toContain('#')
  await page.goto(`/organizations${address.hash}`)
  await expect(dialog).toBeVisible()
})

test('an organization that is unknown says so, and leads to all', async ({ page }) => {
  await page.goto('/organizations')
  await expect(firstMatch(page)).toBeVisible()
  await page.evaluate(() => {
    location.hash = '00000000-0000-4000-8000-000000000000'
  })
  await expect(page.getByRole('dialog', { name: 'Unknown Organization' })).toBeVisible()
  await expect(page.getByText('No organization that you can see has this address.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all organizations' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a contact is drafted and logged, on a phone', async ({ newPage }) => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/organizations')
  const card = cardOf(page, 'Platform Calgary')
  await card.getByRole('button', { name: 'Contact Platform Calgary' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Platform Calgary' })
  const message = dialog.getByLabel('Message')
  await expect.poll(() => message.inputValue()).toContain('I write for Harbour Grid.')
  await expect.poll(() => message.inputValue()).toContain('Dear team of Platform Calgary')
  await expect(dialog.getByRole('link', { name: /^Open / })).toHaveAttribute('target', '_blank')
  await dialog.getByLabel('Note (Optional)').fill('Sent the form on their website.')
  await dialog.getByRole('button', { name: 'Log Contact' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByText(/^Contacted on /)).toBeVisible()
  await expect(card.getByText('Sent the form on their website.')).toBeVisible()
  await expect(card.getByLabel('Status of Platform Calgary')).toHaveValue('contacted')
  await expectToFit(page)
})

test('the organizations fit a phone', async ({ newPage }) => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/organizations')
  await page.getByRole('tab', { name: 'Discover Organizations' }).click()
  await expect(page.getByText('64 organizations')).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)
})
