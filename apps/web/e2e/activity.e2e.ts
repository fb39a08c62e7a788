import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

test('the activity says who did what, in words, by part and by day, a page at a time', async ({
  newPage,
  memberApi,
}) => {
  const milestone = { title: 'Seen in the activity', status: 'upcoming', category: 'legal' }
  const { id } = await memberApi.call<{ id: string }>('post', '/milestones', milestone)
  for (let change = 0; change < 60; change++) {
    await memberApi.call('patch', `/milestones/${id}`, { progress: change })
  }
  await memberApi.call('delete', `/milestones/${id}`)
  for (const width of [1280, 390]) {
    const page = await newPage({ width })
    await page.goto('/account')
    await page.getByRole('link', { name: 'See the activity' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'You deleted a milestone' }).first(),
    ).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
    await page.getByRole('button', { name: 'Show earlier' }).click()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'You added a milestone' }).first(),
    ).toBeVisible()

    await page.getByLabel('Part of the work').selectOption('Finances')
    await expect(page.getByText('a milestone')).toHaveCount(0)
    await page.getByLabel('Part of the work').selectOption('Timeline')
    await page.getByLabel('Until').fill('2001-01-01')
    await expect(page.getByText('Nothing of this kind happened in that time.')).toBeVisible()
  }
})
