import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const quoted = [
  'Up to 3 years of authorization',
  'Open permit (any employer in Canada)',
  'Family members can also apply',
  'No LMIA required',
  'Valid Commitment Certificate from a designated organization',
  'Letter of Support if essential to the business',
  'At least 10% voting rights',
  'Must reside in Canada (except Quebec)',
]

function cardOf(page: Page, member: string) {
  return page
    .getByRole('region', { name: 'Team Work Permits' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: member }) })
}

test('the permit is explained, its steps are ticked, and permits are tracked', async ({ page }) => {
  await page.goto('/work-permits')
  await expect(page.getByRole('heading', { level: 1, name: 'Work Permits' })).toBeVisible()
  for (const text of quoted) await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(
    page.getByText(/^From October 3, 2024 the employer-specific work permit is no longer/),
  ).toBeVisible()
  await expect(page.getByText(/^Since 19 Dec 2025 IRCC takes no new applications/)).toBeVisible()

  const checklist = page.getByRole('region', { name: 'Application Checklist' })
  await expect(checklist.getByText('2 of 9 steps done')).toBeVisible()
  const funds = checklist.getByLabel('6. Proof of Funds')
  const saved = page.waitForResponse((response) => response.url().includes('workPermitSteps.save'))
  await funds.press('Space')
  await expect(checklist.getByText('3 of 9 steps done')).toBeVisible()
  await saved
  await page.reload()
  await expect(checklist.getByText('3 of 9 steps done')).toBeVisible()
  await expect(funds).toBeChecked()
  await funds.uncheck()

  await page.getByRole('button', { name: 'Add Work Permit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Work Permit' })
  await dialog.getByRole('button', { name: 'Add Work Permit' }).click()
  await expect(dialog.getByText('Please select a team member')).toBeVisible()
  await dialog.getByLabel('Team Member').selectOption('Mateo Silva')
  await dialog.getByLabel('Category').selectOption('Employer-Specific')
  await dialog.getByLabel('Status').selectOption('Approved')
  await dialog.getByLabel('Approved (Optional)').fill('2026-01-10')
  await dialog.getByLabel('Expiry Date (Optional)').fill('2026-01-09')
  await dialog.getByRole('button', { name: 'Add Work Permit' }).click()
  await expect(dialog.getByText('A permit expires after the day on which it was approved.')).toBeVisible()
  await dialog.getByLabel('Expiry Date (Optional)').fill('2099-01-09')
  await dialog.getByRole('button', { name: 'Add Work Permit' }).click()
  await expect(page.getByText('The work permit has been added successfully.').first()).toBeVisible()

  const card = cardOf(page, 'Mateo Silva')
  await expect(card.getByText('Employer-Specific')).toBeVisible()
  await expect(card.getByText(/^Valid until 9 Jan 2099: [\d,]+ days left\.$/)).toBeVisible()
  await expect(card.getByText('approved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: /^Edit/ }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Work Permit' })
  await editor.getByLabel('Approved (Optional)').fill('2019-01-10')
  await editor.getByLabel('Expiry Date (Optional)').fill('2020-01-09')
  await editor.getByRole('button', { name: 'Save Work Permit' }).click()
  await expect(card.getByText('Expired on 9 Jan 2020.')).toBeVisible()

  await card.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('button', { name: /^Delete/ }).click()
  const deleted = page.waitForResponse((response) => response.url().includes('workPermits.remove'))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await deleted
})

test('an empty list says what to do, and a refusal says what the server said, on a phone', async ({
  newPage,
}) => {
  const page = await newPage({ width: 390, colorScheme: 'dark', expectedStatuses: [400] })
  // The trial has a permit: the empty list is played.
  await page.route('**/trpc/*workPermits.list*', async (route) => {
    const answer = await route.fetch()
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',')
    const results = (await answer.json()) as unknown[]
    const json = results.map((result, index) =>
      names[index] === 'workPermits.list' ? { result: { data: { json: [] } } } : result,
    )
    await route.fulfill({ json })
  })
  await page.goto('/work-permits')
  await expect(page.getByText('No work permits recorded yet')).toBeVisible()
  await expect(page.getByText('Add your first work permit application above')).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)

  await page.route('**/trpc/workPermits.create*', (route) =>
    route.fulfill({
      status: 400,
      json: [
        {
          error: {
            json: {
              message: 'memberId: Please select a team member',
              code: -32600,
              data: { code: 'BAD_REQUEST', httpStatus: 400 },
            },
          },
        },
      ],
    }),
  )
  await page.getByRole('button', { name: 'Add Work Permit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Work Permit' })
  await dialog.getByLabel('Team Member').selectOption('Amara Okafor')
  await dialog.getByRole('button', { name: 'Add Work Permit' }).click()
  await expect(page.getByText('memberId: Please select a team member').first()).toBeVisible()
  await expectToFit(page)
})
