import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import type { MemberApi } from './support/member-api.ts'
import { getTeam, removeAdded } from './support/team.ts'
import { expect, test } from './support/test.ts'

function cardOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })
}

async function chooseOrganization(page: Page, dialog: Locator, typed: string): Promise<void> {
  await dialog.getByLabel('Designated Organization').fill(typed)
  await page.getByRole('listbox').getByRole('option').first().click()
}

async function findOrganizationId({ call }: MemberApi, name: string): Promise<string> {
  const all = await call<{ id: string; name: string }[]>('get', '/designated-organizations')
  return all.find((organization) => organization.name.includes(name))?.id ?? ''
}

/** A letter for Mateo Silva, without the screen. */
async function addLetter(memberApi: MemberApi): Promise<void> {
  const team = await getTeam(memberApi)
  await memberApi.call('post', '/letters-of-support', {
    teamId: team.id,
    memberId: team.personId('Mateo Silva'),
    organizationId: await findOrganizationId(memberApi, 'DMZ'),
    issuedDate: '2025-12-01',
    status: 'issued',
    notes: 'By courier.',
  })
}

/** Certificate CC-77, which covers Amara Okafor, without the screen. */
async function addCertificate(memberApi: MemberApi): Promise<void> {
  const team = await getTeam(memberApi)
  await memberApi.call('post', '/commitment-certificates', {
    teamId: team.id,
    organizationId: await findOrganizationId(memberApi, 'DMZ'),
    certificateId: 'CC-77',
    coversMembers: [team.personId('Amara Okafor')],
    issuedDate: '2026-01-05',
  })
}

test.describe('letters of support', () => {
  removeAdded('/letters-of-support')

  test('are added once, with all that they need', async ({ page }) => {
    await page.goto('/los-tracker')
    await expect(page.getByRole('heading', { level: 1, name: 'LOS and Commitment Tracker' })).toBeVisible()
    const sample = cardOf(page, 'Amara Okafor')
    await expect(sample.getByText(/^Not issued yet\. Recorded on \d+ [A-Z][a-z]{2} \d{4}\.$/)).toBeVisible()

    await page.getByRole('button', { name: 'Add Letter of Support' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Letter of Support' })
    await dialog.getByRole('button', { name: 'Add Letter of Support' }).click()
    await expect(dialog.getByText('Please select a team member')).toBeVisible()
    await expect(dialog.getByText('Please select a designated organization')).toBeVisible()
    await dialog.getByLabel('Team Member').selectOption('Mateo Silva')
    await chooseOrganization(page, dialog, 'DMZ')
    await dialog.getByLabel(/^Essential person/).check()
    await dialog.getByLabel('Status').selectOption('Issued')
    await dialog.getByLabel('Issued Date (Optional)').fill('2025-12-01')
    await dialog.getByLabel('Notes (Optional)').fill('By courier.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add Letter of Support' }).dblclick()
    await expect(page.getByText('Letter of Support added successfully').first()).toBeVisible()
    await expect(dialog).toBeHidden()

    const card = cardOf(page, 'Mateo Silva')
    await expect(card).toHaveCount(1)
    await expect(
      card.getByText(
        'Issued 1 Dec 2025. Attach the letter from your documents. No commitment certificate of this organization is recorded yet.',
      ),
    ).toBeVisible()
    await expect(card.getByText('issued', { exact: true })).toBeVisible()
  })

  test('are changed on the card and in the dialog, and stay so', async ({ page, memberApi }) => {
    await addLetter(memberApi)
    await page.goto('/los-tracker')
    const card = cardOf(page, 'Mateo Silva')
    await card.getByLabel('Status of the letter for Mateo Silva').selectOption('Expired')
    await expect(card.getByText('expired', { exact: true })).toBeVisible()

    await card.getByRole('button', { name: 'Edit the letter for Mateo Silva' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit Letter of Support' })
    await editor.getByLabel('Status').selectOption('Pending')
    await editor.getByLabel('Notes (Optional)').fill('')
    await editor.getByRole('button', { name: 'Save Letter of Support' }).click()
    await expect(editor).toBeHidden()
    await page.reload()
    await expect(card.getByText('pending', { exact: true })).toBeVisible()
    await expect(card.getByText('By courier.')).toHaveCount(0)
  })

  test('are deleted, brought back, and deleted for good', async ({ page, memberApi }) => {
    await addLetter(memberApi)
    await page.goto('/los-tracker')
    const card = cardOf(page, 'Mateo Silva')
    const remove = card.getByRole('button', { name: 'Delete the letter for Mateo Silva' })
    await remove.click()
    await expect(card).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card).toBeVisible()
    await remove.click()
    const deleted = page.waitForResponse((response) => response.url().includes('lettersOfSupport.remove'))
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await deleted
  })
})

test.describe('commitment certificates, on a phone', () => {
  removeAdded('/commitment-certificates')

  test('have an address, and the keyboard reaches them', async ({ newPage }) => {
    const page = await newPage({ width: 390, colorScheme: 'dark' })
    await page.goto('/los-tracker')
    await page.getByRole('tab', { name: /^Letters of Support/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/los-tracker?tab=certificates')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No commitment certificates recorded yet' })).toBeVisible()
  })

  test('are added by keyboard, and what could not be saved stays in the form', async ({ newPage }) => {
    const page = await newPage({ width: 390, colorScheme: 'dark', expectedStatuses: [503] })
    await page.goto('/los-tracker?tab=certificates')
    await page.getByRole('button', { name: 'Add Commitment Certificate' }).focus()
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: 'Add Commitment Certificate' })
    const submit = dialog.getByRole('button', { name: 'Add Commitment Certificate' })
    await submit.press('Enter')
    await expect(dialog.getByText('Certificate ID is required')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Designated Organization').focus()
    await page.keyboard.type('DMZ')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Certificate ID').fill('CC-77')
    await dialog.getByRole('group', { name: 'Covers Members' }).getByLabel('Amara Okafor').press('Space')
    await dialog.getByLabel('Issued Date (Optional)').fill('2026-01-05')
    await expectToFit(page)

    await page.route('**/trpc/commitmentCertificates.create*', (route) =>
      route.fulfill({ status: 503, body: '' }),
    )
    await submit.press('Enter')
    await expect(page.getByText('Failed to add Commitment Certificate').first()).toBeVisible()
    await expect(dialog.getByLabel('Certificate ID')).toHaveValue('CC-77')
    await page.unroute('**/trpc/commitmentCertificates.create*')
    await submit.press('Enter')
    await expect(page.getByText('Commitment Certificate added successfully').first()).toBeVisible()
    const card = cardOf(page, 'CC-77')
    await expect(
      card.getByText('Issued 5 Jan 2026. The government accepts no certificate issued after 31 Dec 2025.'),
    ).toBeVisible()
    await expect(card.getByText('Amara Okafor')).toBeVisible()
  })

  test('say how long they count, once their day is put right', async ({ newPage, memberApi }) => {
    await addCertificate(memberApi)
    const page = await newPage({ width: 390, colorScheme: 'dark' })
    await page.goto('/los-tracker?tab=certificates')
    await page.getByRole('button', { name: 'Edit certificate CC-77' }).press('Enter')
    const editor = page.getByRole('dialog', { name: 'Edit Commitment Certificate' })
    await editor.getByLabel('Issued Date (Optional)').fill('2025-12-01')
    await editor.getByRole('button', { name: 'Save Commitment Certificate' }).press('Enter')
    const card = cardOf(page, 'CC-77')
    await expect(card.getByText(/^Issued 1 Dec 2025\. It reached 6 months on 1 Jun 2026\./)).toBeVisible()
  })

  test('are deleted for good when the page is left', async ({ newPage, memberApi }) => {
    await addCertificate(memberApi)
    const page = await newPage({ width: 390, colorScheme: 'dark' })
    await page.goto('/los-tracker?tab=certificates')
    const card = cardOf(page, 'CC-77')
    await card.getByRole('button', { name: 'Delete certificate CC-77' }).press('Enter')
    const deleted = page.waitForResponse((response) =>
      response.url().includes('commitmentCertificates.remove'),
    )
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await deleted
  })
})
