import { expect, type Page } from '@playwright/test'

/** Opens all five organizations of the demo, with their list on the screen: the last leads to the limit page. */
export async function openAllOrganizations(page: Page): Promise<void> {
  const cards = page.getByRole('list', { name: 'Organizations' }).getByRole('button')
  for (const left of [4, 3, 2, 1]) {
    await cards.nth(left).click()
    await expect(page.getByText(`You have ${left} of 5 organization views left.`)).toBeVisible()
  }
  await cards.nth(0).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Demo Limit Reached' })).toBeVisible()
}
