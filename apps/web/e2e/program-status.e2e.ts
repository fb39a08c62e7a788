import { expect, test } from './support/test.ts'

const paused = 'New applications are paused'
const facts = {
  'bill-c-12': 'Under Bill C-12 the government may suspend or end groups of applications',
  priority: 'From 30 Apr 2024 to 31 Dec 2026 priority goes to files',
  pilot: 'A pilot for immigrant entrepreneurs has been promised. No rules of it are published',
}
type Fact = keyof typeof facts

const screens: readonly (readonly [path: string, says: readonly Fact[]])[] = [
  ['/dashboard', ['bill-c-12', 'priority', 'pilot']],
  ['/pr-application', ['bill-c-12', 'priority']],
  ['/work-permits', ['priority']],
  ['/los-tracker', ['bill-c-12', 'pilot']],
]

for (const [path, says] of screens) {
  test(`${path} says once what has become of the program, and leads to the rules`, async ({ page }) => {
    await page.goto(path)
    const status = page.getByRole('region', { name: paused })
    await expect(status).toHaveCount(1)
    await expect(status.getByText('paused since 30 Jun 2026')).toBeVisible()
    for (const fact of says) {
      await expect(page.getByText(facts[fact])).toHaveCount(1)
      const item = status.getByRole('listitem').filter({ hasText: facts[fact] })
      await expect(item.getByRole('link', { name: 'Rules and sources' })).toHaveAttribute(
        'href',
        `/rules#${fact}`,
      )
    }
  })
}

test('each of those links meets its topic among the rules', async ({ page }) => {
  for (const fact of Object.keys(facts) as Fact[]) {
    await page.goto(`/rules#${fact}`)
    await expect(page.locator(`#${fact}`).getByText(facts[fact])).toBeInViewport()
  }
})

test('an organization’s mark of priority carries its last day', async ({ page }) => {
  await page.goto('/organizations?view=discover')
  await expect(page.getByText('Priority processing until 31 Dec 2026').first()).toBeVisible()
  await expect(page.getByText(/^Priority processing$/)).toHaveCount(0)
})
