import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import type { MemberApi } from './support/member-api.ts'
import { playAnswers } from './support/played.ts'
import { getTeam, removeAdded } from './support/team.ts'
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

/** A permit of Mateo Silva's, without the screen. */
async function addPermit(memberApi: MemberApi): Promise<void> {
  const team = await getTeam(memberApi)
  const memberId = team.personId('Mateo Silva')
  await memberApi.call('post', '/work-permits', { teamId: team.id, memberId, status: 'approved' })
}

test.describe('work permits', () => {
  removeAdded('/work-permits')

  test('are explained, with what has ended', async ({ page }) => {
    await page.goto('/work-permits')
    await expect(page.getByRole('heading', { level: 1, name: 'Work Permits' })).toBeVisible()
    for (const text of quoted) await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(
      page.getByText(/^From October 3, 2024 the employer-specific work permit is no longer/),
    ).toBeVisible()
    await expect(page.getByText(/^Since 19 Dec 2025 IRCC takes no new applications/)).toBeVisible()
  })

  test('have steps, and one that is ticked stays so', async ({ page }) => {
    await page.goto('/work-permits')
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
    const unticked = page.waitForResponse((response) => response.url().includes('workPermitSteps.save'))
    await funds.uncheck()
    await unticked
  })

  test('are added once a person is chosen and the days are in order', async ({ page }) => {
    await page.goto('/work-permits')
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
  })

  test('are changed, and say when they have run out', async ({ page, memberApi }) => {
    await addPermit(memberApi)
    await page.goto('/work-permits')
    const card = cardOf(page, 'Mateo Silva')
    await card.getByRole('button', { name: /^Edit/ }).click()
    const editor = page.getByRole('dialog', { name: 'Edit Work Permit' })
    await editor.getByLabel('Approved (Optional)').fill('2019-01-10')
    await editor.getByLabel('Expiry Date (Optional)').fill('2020-01-09')
    await editor.getByRole('button', { name: 'Save Work Permit' }).click()
    await expect(card.getByText('Expired on 9 Jan 2020.')).toBeVisible()
  })

  test('are deleted, brought back, and deleted for good', async ({ page, memberApi }) => {
    await addPermit(memberApi)
    await page.goto('/work-permits')
    const card = cardOf(page, 'Mateo Silva')
    await card.getByRole('button', { name: /^Delete/ }).click()
    await expect(card).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: /^Delete/ }).click()
    const deleted = page.waitForResponse((response) => response.url().includes('workPermits.remove'))
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await deleted
  })

  test('say what to do where there are none, on a phone', async ({ newPage }) => {
    const page = await newPage({ width: 390, colorScheme: 'dark' })
    // The trial has a permit.
    await playAnswers(page, { 'workPermits.list': [] })
    await page.goto('/work-permits')
    await expect(page.getByText('No work permits recorded yet')).toBeVisible()
    await expect(page.getByText('Add your first work permit application above')).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)
  })

  test('that are refused say what the server said, on a phone', async ({ newPage }) => {
    const page = await newPage({ width: 390, colorScheme: 'dark', expectedStatuses: [400] })
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
    await page.goto('/work-permits')
    await page.getByRole('button', { name: 'Add Work Permit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Work Permit' })
    await dialog.getByLabel('Team Member').selectOption('Amara Okafor')
    await dialog.getByRole('button', { name: 'Add Work Permit' }).click()
    await expect(page.getByText('memberId: Please select a team member').first()).toBeVisible()
    await expectToFit(page)
  })
})
