import { expect, test } from './support/test.ts'

for (const path of ['/nowhere', '/dashboard/nowhere']) {
  test(`${path} is a 404 page with a way back`, async ({ newPage }) => {
    const page = await newPage({ expectedStatuses: [404] })
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
    await expect(page).toHaveTitle(/^Page Not Found/)
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
}
