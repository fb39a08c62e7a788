import { expect, test } from 'vitest'
import { newPage } from './support/page.ts'

test.each(['/nowhere', '/dashboard/nowhere'])('%s is a 404 page with a way back', async (path) => {
  const page = await newPage({ expectedStatuses: [404] })
  const response = await page.goto(path)
  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor()
  expect(await page.title()).toMatch(/^Page Not Found/)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await page.waitForURL('**/dashboard')
})
