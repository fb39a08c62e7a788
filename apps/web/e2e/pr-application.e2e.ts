import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import type { MemberApi } from './support/member-api.ts'
import { getTeam } from './support/team.ts'
import { expect, test } from './support/test.ts'

const quoted = [
  'The Letter of Support must be received first.',
  'Medical results are valid for 12 months',
  'Issued within 6 months of application',
  'Required for countries lived in for 6 or more consecutive months since age 18',
  'Processing: CAD $850 per adult',
  'Right of permanent residence fee: CAD $515 per adult',
  'Dependent child: CAD $230',
  'Right of permanent residence fee: CAD $600 per adult',
]

async function removeApplications({ call }: MemberApi): Promise<void> {
  const { id } = await getTeam({ call })
  const all = await call<{ id: string }[]>('get', `/pr-applications/${id}/all`)
  await Promise.all(all.map((application) => call('delete', `/pr-applications/${application.id}`)))
}

/** Begins the application of somebody of the team without the screen. @returns its id. */
async function begin({ call }: MemberApi, person: string, values: object = {}): Promise<string> {
  const team = await getTeam({ call })
  const application = { teamId: team.id, teamMemberId: team.personId(person), ...values }
  return (await call<{ id: string }>('post', '/pr-applications', application)).id
}

/** As the sample has it: Amara Okafor's, of which the police check is done. */
async function beginAsTheSample(memberApi: MemberApi): Promise<void> {
  await removeApplications(memberApi)
  await begin(memberApi, 'Amara Okafor', { policeCheckCompleted: true })
}

test.beforeEach(({ memberApi }) => beginAsTheSample(memberApi))
test.afterAll(({ memberApi }) => beginAsTheSample(memberApi))

const statusOf = (page: Page) => page.getByRole('region', { name: 'Application Status' })

/** Deletes the application that is shown, and leaves the page, so that it cannot be brought back. */
async function deleteForGood(page: Page): Promise<void> {
  await statusOf(page).getByRole('button', { name: 'Delete Application' }).click()
  const deleted = page.waitForResponse((response) => response.url().includes('prApplications.remove'))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await deleted
}

test.describe('the application', () => {
  test('says what it asks for, and what it costs', async ({ page }) => {
    await page.goto('/pr-application')
    await expect(page.getByRole('heading', { level: 1, name: 'PR Application' })).toBeVisible()
    for (const text of quoted) await expect(page.getByText(text, { exact: true })).toBeVisible()
    const adultFees = page.getByText(/^Right of permanent residence fee:/)
    await expect(adultFees).toHaveText([/\$600/, /\$515/])
    for (const title of ['Photos', 'Biometrics', 'Forms & Documents', 'Supporting Docs']) {
      await expect(
        page.getByRole('region', { name: 'Additional Requirements' }).getByRole('heading', { name: title }),
      ).toBeVisible()
    }
  })

  test('saves a tick at once, and takes no other meanwhile', async ({ page }) => {
    await page.goto('/pr-application')
    const essential = page.getByRole('region', { name: 'Essential Requirements' })
    const fees = essential.getByLabel('Application Fees')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/trpc/prApplications.update*', async (route) => {
      await held
      await route.continue()
    })
    await fees.press('Space')
    await expect(essential.getByRole('checkbox', { disabled: true })).toHaveCount(3)
    release()
    await expect(page.getByText('PR Application Updated').first()).toBeVisible()
    await expect(fees).toBeFocused()
    await expect(essential.getByText('Completed', { exact: true })).toHaveCount(2)
    await statusOf(page)
      .getByText(/^History/)
      .click()
    const history = statusOf(page).getByRole('listitem')
    await expect(history.filter({ hasText: 'Application Fees: completed' })).toBeVisible()
  })

  test('is moved on, and its history says by whom', async ({ page }) => {
    await page.goto('/pr-application')
    const status = statusOf(page)
    await status.getByRole('button', { name: 'Change Status and Dates' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit PR Application' })
    await editor.getByLabel('Application Number (Optional)').fill('E_000 1')
    await editor.getByLabel('Status').selectOption('Submitted')
    await editor.getByLabel('Submitted Date (Optional)').fill('2026-06-20')
    await editor.getByRole('button', { name: 'Save Application' }).click()
    await expect(editor).toBeHidden()
    await expect(status.getByText('submitted', { exact: true })).toBeVisible()
    await status.getByText(/^History/).click()
    const history = status.getByRole('listitem')
    await expect(
      history.filter({ hasText: 'Status: from preparing to submitted' }).getByText(/by Amara Okafor$/),
    ).toBeVisible()
    await expect(history.filter({ hasText: 'Submitted date: 20 Jun 2026' })).toBeVisible()
    await expect(history.filter({ hasText: 'Application number: E_000 1' })).toBeVisible()
  })

  test('is deleted, brought back as it was, and deleted for good', async ({ page, memberApi }) => {
    await removeApplications(memberApi)
    await begin(memberApi, 'Amara Okafor', { applicationNumber: 'E_000 1' })
    await page.goto('/pr-application')
    await statusOf(page).getByRole('button', { name: 'Delete Application' }).click()
    await expect(page.getByRole('button', { name: 'Start Application' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(statusOf(page).getByText('E_000 1', { exact: true })).toBeVisible()
    await deleteForGood(page)
    await page.getByRole('link', { name: 'PR Application', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Start Application' })).toBeVisible()
  })

  test('is begun once, however often the button is pressed', async ({ page, memberApi }) => {
    await removeApplications(memberApi)
    await page.goto('/pr-application')
    await page.getByRole('button', { name: 'Start Application' }).click()
    const dialog = page.getByRole('dialog', { name: 'Initialize PR Application' })
    await dialog.getByLabel('Notes (Optional)').fill('Waits for the letter of support.')
    await dialog.getByRole('button', { name: 'Create Application' }).dblclick()
    await expect(
      page.getByText('Your permanent residence application has been initialized.').first(),
    ).toBeVisible()
    await expect(statusOf(page).getByText('preparing', { exact: true })).toBeVisible()
    await expect(statusOf(page).getByText('History (1 change)')).toBeVisible()
  })
})

test.describe('the applications of two founders', () => {
  const ofMateo = { applicationNumber: 'E_000 2', status: 'submitted', submittedAt: '2026-06-20' }
  const tabOf = (page: Page, person: RegExp) =>
    page.getByRole('tablist', { name: 'Applicants' }).getByRole('tab', { name: person })

  test('are begun each in a tab of its own', async ({ page }) => {
    await page.goto('/pr-application')
    const [amara, mateo] = [tabOf(page, /^Amara Okafor/), tabOf(page, /^Mateo Silva/)]
    await expect(amara).toHaveAttribute('aria-selected', 'true')
    await expect(mateo).toHaveText('Mateo Silvanot started')
    await expect(page.getByText('0 of 2 submitted', { exact: true })).toBeVisible()

    await amara.press('ArrowRight')
    await expect(page.getByRole('heading', { name: 'No application of Mateo Silva yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Start Application' }).click()
    const dialog = page.getByRole('dialog', { name: 'Initialize PR Application' })
    await dialog.getByLabel('Application Number (Optional)').fill('E_000 2')
    await dialog.getByLabel('Status').selectOption('Submitted')
    // No day is put in: none that is left is a day to file on.
    await expect(dialog.getByLabel('Submitted Date (Optional)')).toHaveValue('')
    await dialog.getByLabel('Submitted Date (Optional)').fill('2026-06-20')
    await dialog.getByRole('button', { name: 'Create Application' }).click()
    await expect(mateo).toHaveText('Mateo Silvasubmitted')
    await expect(page.getByText('1 of 2 submitted', { exact: true })).toBeVisible()
  })

  test('keep ticks, history and papers apart', async ({ page, memberApi }) => {
    await begin(memberApi, 'Mateo Silva', ofMateo)
    await page.goto('/pr-application')
    await tabOf(page, /^Mateo Silva/).click()
    const medical = page.getByLabel('Medical Examination', { exact: true })
    await medical.press('Space')
    await expect(page.getByText('PR Application Updated').first()).toBeVisible()
    await expect(medical).toBeChecked()
    const status = statusOf(page)
    await status.getByText('History (4 changes)').click()
    await expect(
      status.getByRole('listitem').filter({ hasText: 'Application number: E_000 2' }),
    ).toBeVisible()
    await expect(
      status.getByRole('link', { name: 'How long the papers of Mateo Silva count' }),
    ).toHaveAttribute('href', /^#papers-/)

    await tabOf(page, /^Amara Okafor/).click()
    await expect(medical).not.toBeChecked()
    await expect(status.getByText('preparing', { exact: true })).toBeVisible()
    await expect(page.getByText('E_000 2')).toBeHidden()
  })

  test('fit a phone', async ({ newPage, memberApi }) => {
    await begin(memberApi, 'Mateo Silva', ofMateo)
    const phone = await newPage({ width: 390, colorScheme: 'dark' })
    await phone.goto('/pr-application')
    await phone.getByRole('tab', { name: /^Mateo Silva/ }).click()
    await expect(phone.getByText('E_000 2', { exact: true })).toBeVisible()
    await expectToFit(phone)
    await expectAccessible(phone)
  })

  test('are deleted one by one', async ({ page, memberApi }) => {
    await begin(memberApi, 'Mateo Silva', ofMateo)
    await page.goto('/pr-application')
    await tabOf(page, /^Mateo Silva/).click()
    await statusOf(page).getByRole('button', { name: 'Delete Application' }).click()
    await expect(tabOf(page, /^Mateo Silva/)).toHaveText('Mateo Silvanot started')
    await expect(tabOf(page, /^Amara Okafor/)).toHaveText('Amara Okaforpreparing')
    const deleted = page.waitForResponse((response) => response.url().includes('prApplications.remove'))
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await deleted
  })
})
