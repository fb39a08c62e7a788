import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'
import { traceTasks } from './support/trace.ts'

const map = (page: Page) => page.getByRole('region', { name: /^Map of Canada/ })
const markers = (page: Page) => map(page).getByRole('button')

test('a place is found on the map, in the list and by its kind', async ({ page }) => {
  await page.goto('/map')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Resource Locations Across Canada' }),
  ).toBeVisible()

  // The button's count is that of the list.
  const incubators = page.getByRole('button', { name: /^Incubators \(\d+\)$/ })
  const count = Number(/\d+/.exec((await incubators.textContent()) ?? '')?.[0])
  await expect(page.getByRole('region', { name: 'Incubators' }).getByRole('listitem')).toHaveCount(count)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Platform Calgary (Platform Innovation Centre)' }).click()
  const details = page.getByRole('region', { name: 'Platform Calgary (Platform Innovation Centre)' })
  await expect(details.getByText('407 9 Avenue SE')).toBeVisible()
  await expect(details.getByRole('link', { name: 'Visit Website' })).toHaveAttribute('href', /^https:/)
  await expect
    .poll(() => map(page).locator('[aria-pressed="true"]').getAttribute('aria-label'))
    .toContain('Calgary')

  // The kind of place stands in the address, so that it can be shared.
  await page.getByRole('button', { name: /^Health resources/ }).click()
  await expect(page).toHaveURL('/map?type=health_resource')
  await page.reload()
  await expect(
    page.getByRole('region', { name: 'Health resources' }).getByText('Vancouver General Hospital'),
  ).toBeVisible()
})

test('the map answers to keys alone, down to one place', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'dark' })
  await page.goto('/map')
  await map(page).focus()
  const before = await markers(page).count()
  for (let press = 0; press < 3; press++) await page.keyboard.press('+')
  await expect.poll(() => markers(page).count()).toBeGreaterThan(before)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('0')
  await expect(markers(page)).toHaveCount(before)

  // A group opens until its places stand apart, or are offered by name.
  const group = () =>
    markers(page)
      .filter({ hasText: 'Toronto' })
      .or(map(page).getByRole('button', { name: /places: .*Toronto/ }))
  const offered = page.getByRole('region', { name: /^2 places close together in Toronto/ })
  for (let press = 0; press < 12 && !(await offered.isVisible()); press++) {
    await group().first().focus()
    await page.keyboard.press('Enter')
  }
  await offered.getByRole('button', { name: 'MaRS Discovery District' }).press('Enter')
  await expect(
    page.getByRole('region', { name: 'MaRS Discovery District' }).getByText('101 College Street'),
  ).toBeVisible()
  await expectAccessible(page)
})

test('on a phone the page scrolls over the map, and nothing is wider than the screen', async ({
  newPage,
}) => {
  const page = await newPage({ width: 390 })
  await page.goto('/map')
  await expect(map(page)).toBeVisible()
  expect(await map(page).evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  expect(await map(page).evaluate((element) => getComputedStyle(element).touchAction)).toBe('none')
  await expectToFit(page)
})

test('500 markers move without a long frame', async ({ page }) => {
  await page.route('**/trpc/*resourceLocations.list*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const answers = [body].flat()
    const own = answers.find(
      (answer) => Array.isArray(answer.result.data.json) && answer.result.data.json[0]?.latitude,
    )
    const [template] = own.result.data.json
    own.result.data.json = Array.from({ length: 500 }, (_, index) => ({
      ...template,
      id: crypto.randomUUID(),
      name: `Place ${index}`,
      type: 'incubator',
      latitude: 43 + (index % 25),
      longitude: -125 + (index % 23) * 3 + index / 500,
    }))
    await route.fulfill({ response, json: body })
  })
  await page.goto('/map')
  await expect(page.getByRole('button', { name: 'Incubators (500)' })).toBeVisible()
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => markers(page).count()).toBeGreaterThan(100)

  const box = await map(page).boundingBox()
  if (box === null) throw new Error('The map has no size.')
  const tasks = await traceTasks(page, async () => {
    await page.mouse.move(box.x + 300, box.y + 300)
    await page.mouse.down()
    for (let step = 0; step < 40; step++) {
      await page.mouse.move(box.x + 300 - step * 5, box.y + 300 - step * 2)
    }
    await page.mouse.up()
  })
  expect(tasks.length).toBeGreaterThan(40)
  expect(Math.max(...tasks)).toBeLessThan(50)
})

test('the map shows its places while the outlines are missing, and gets them by a second try', async ({
  newPage,
}) => {
  const page = await newPage({ cutsRequests: true })
  await page.route('**/assets/canada-*.json', (route) => route.abort())
  await page.goto('/map')
  await expect(page.getByText('The outlines of the map could not be loaded')).toBeVisible()
  expect(await markers(page).count()).toBeGreaterThan(3)
  await expect(map(page).locator('svg > g > path')).toHaveCount(0)
  await page.unroute('**/assets/canada-*.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  // Thirteen provinces and territories, their neighbours and their lakes.
  await expect(map(page).locator('svg > g > path')).toHaveCount(15)
  await expect(page.getByText('The outlines of the map could not be loaded')).toBeHidden()
})
