import { openAllOrganizations } from './support/demo.ts'
import { expect, test } from './support/test.ts'

// The way that the site is made for, by clicks alone, on the device that most people come with.
test('a stranger comes from the start page through the demo and its limit to the offer', async ({
  newPage,
}) => {
  const page = await newPage({ signedIn: false, width: 390 })
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Try Interactive Demo' }).first().click()
  await expect(page.getByText('You have 5 of 5 organization views left.')).toBeVisible()

  await page.getByRole('link', { name: 'Browse Organizations' }).click()
  await openAllOrganizations(page)

  await page.getByRole('main').getByRole('link', { name: 'Upgrade to Full Access' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByText('$950', { exact: true })).toBeVisible()
  const shown = page.waitForEvent('dialog')
  const clicked = page.getByRole('button', { name: 'Purchase Full Access' }).click()
  const dialog = await shown
  expect(`${dialog.type()}: ${dialog.message()}`).toBe(
    'alert: This will redirect to WooCommerce checkout. Integration pending.',
  )
  await dialog.accept()
  await clicked

  // Back to the start of the demo, which remembers.
  await page.getByRole('link', { name: 'Try Demo' }).click()
  await expect(page.getByText('5 of 5 views used')).toBeVisible()
})
