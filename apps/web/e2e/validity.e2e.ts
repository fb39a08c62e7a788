import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { createEmptyMember, newInstallation, type RunningApp, startApp } from './support/app.ts'
import { expectToFit } from './support/layout.ts'
import { createMemberApi } from './support/member-api.ts'
import { readMail } from './support/outbox.ts'
import { getTeam } from './support/team.ts'
import { expect, test } from './support/test.ts'

// Papers and applications of several people, one of them new: so an app of its own.
let app: RunningApp
let password: string
const newcomer = 'noor@example.org'
test.beforeAll(async () => {
  const installation = await newInstallation()
  password = await createEmptyMember(installation, newcomer)
  app = await startApp(installation)
})
test.afterAll(() => app.stop())

const validityOf = (page: Page) => page.getByRole('region', { name: 'What Will Have Expired' })

test('a member who has filed is asked about IRCC and landing, and police certificates follow their stays', async ({
  newPage,
}) => {
  const page = await newPage({ baseUrl: app.baseUrl })
  const { call } = await createMemberApi(page.request)
  const { id: teamId } = await getTeam({ call })
  const application = await call<{ id: string }>('get', `/pr-applications/${teamId}`)
  await call('patch', `/pr-applications/${application.id}`, {
    status: 'submitted',
    submittedAt: '2026-06-20',
  })

  await page.goto('/pr-application')
  const validity = validityOf(page)
  const answer = validity.getByRole('status').first()
  await expect(
    validity
      .getByRole('radiogroup', { name: 'Application of Amara Okafor' })
      .getByLabel('Filed', { exact: true }),
  ).toBeChecked()
  await expect(answer.getByText(/^If IRCC asks on /)).toBeVisible()
  await expect(validity.getByText(/if (I|you) file/i)).toHaveCount(0)

  // A country lived in before: no age, as long as the certificate is later than the stay.
  const amara = validity.getByRole('region', { name: 'Amara Okafor' })
  await amara.getByRole('button', { name: /^Add a police certificate of another country/ }).click()
  const form = amara.getByRole('form', { name: 'Date: police certificate of Amara Okafor' })
  await form.getByLabel('Country').fill('Ghana')
  await form.getByLabel('Day of issue').fill('2019-03-01')
  await form.getByRole('button', { name: 'Save' }).click()
  const ghana = amara.getByRole('listitem').filter({ hasText: 'Police certificate (Ghana)' })
  await expect(ghana.getByText('Expired: 31 Aug 2019 was the last day')).toBeVisible()
  await expect(ghana.getByText(/^Say whether this is the country lived in now/)).toBeVisible()

  await ghana.getByRole('button', { name: /^Complete: Police certificate \(Ghana\)/ }).click()
  await ghana.getByLabel('Does Amara Okafor live there now?').selectOption('No')
  await ghana.getByLabel('Last day of the last stay of 6 months or more').fill('2019-03-01')
  await ghana.getByRole('button', { name: 'Save' }).click()
  await expect(
    ghana.getByText('Does not count: issued before the last stay ended on 1 Mar 2019'),
  ).toBeVisible()
  await expect(answer.getByText(/police certificate \(Ghana\) of Amara Okafor/)).toBeVisible()

  await ghana.getByRole('button', { name: /^Change date: Police certificate \(Ghana\)/ }).click()
  await ghana.getByLabel('Last day of the last stay of 6 months or more').fill('2019-02-28')
  await expectAccessible(page)
  await ghana.getByRole('button', { name: 'Save' }).click()
  const lasts = 'Holds, and does not age: issued after the last stay ended on 28 Feb 2019'
  await expect(ghana.getByText(lasts)).toBeVisible()
  await validity.getByLabel('Day', { exact: true }).fill('2035-01-01')
  await expect(ghana.getByText(lasts)).toBeVisible()
  await expect(page.getByText(`Police certificate (Ghana): ${lasts}.`)).toBeVisible()
  await page.reload()
  await expect(ghana.getByText(lasts)).toBeVisible()

  const phone = await newPage({ baseUrl: app.baseUrl, width: 390, colorScheme: 'dark' })
  await phone.goto('/pr-application')
  await validityOf(phone).getByRole('radio', { name: 'If I land' }).check()
  await expect(validityOf(phone).getByText(/^If you land on /)).toBeVisible()
  await expectToFit(phone)
  await expectAccessible(phone)
})

test('a new member who has filed nothing is offered no day to file, and the view as preparation', async ({
  newPage,
}) => {
  const page = await newPage({ baseUrl: app.baseUrl, signedIn: false, width: 390 })
  await page.goto('/login')
  await page.getByLabel('Email').fill(newcomer)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  const { call } = await createMemberApi(page.request)
  await call('post', '/teams', { teamName: 'Tidewater Labs' })

  await page.goto('/pr-application')
  const validity = validityOf(page)
  await expect(
    validity.getByText(
      /^Nothing can be filed under this program: it took applications until 30 Jun 2026\. This view is preparation for a successor; .* no date is known/,
    ),
  ).toBeVisible()
  await expect(validity.getByText(/If (I|IRCC|you) (file|asks|land)/)).toHaveCount(0)
  await expectToFit(page)
  await expectAccessible(page)
})

test('an invited co-founder comes from the bell to the tab of whom it tells', async ({ newPage }) => {
  const page = await newPage({ baseUrl: app.baseUrl })
  const { call } = await createMemberApi(page.request)
  const team = await getTeam({ call })
  const mateoId = team.personId('Mateo Silva')
  await call('post', '/validity-dates', {
    teamId: team.id,
    memberId: mateoId,
    kind: 'police_certificate',
    label: 'Brazil',
    day: '2026-01-10',
  })
  const since = new Date()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Invite Mateo Silva' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('mateo@example.com')
  await dialog.getByRole('button', { name: /invit/i }).click()
  const mail = await readMail({
    dataDir: app.dataDir,
    to: 'mateo@example.com',
    subject: 'You are invited to a team on Landfall',
    since,
  })
  const guest = await newPage({ baseUrl: app.baseUrl, signedIn: false })
  await guest.goto(/\S+\/invitation#token=[\w-]+/.exec(mail)?.[0] ?? '')
  await guest.getByLabel('Choose a password').fill('a phrase of several words')
  await guest.getByRole('button', { name: 'Join the team' }).click()
  await expect(guest).toHaveURL('/dashboard')

  await guest.getByRole('button', { name: /^Notifications/ }).click()
  await guest.getByRole('link', { name: /Police certificate: last day \(Mateo Silva, Brazil\)/ }).click()
  await expect(guest).toHaveURL(`/pr-application?applicant=${mateoId}#papers-${mateoId}`)
  await expect(guest.getByRole('tab', { name: /^Mateo Silva/ })).toHaveAttribute('aria-selected', 'true')
  const own = validityOf(guest).getByRole('region', { name: 'Mateo Silva' })
  await expect(own.getByRole('heading', { name: 'Mateo Silva' })).toBeInViewport()
  await expect(
    own.getByRole('radiogroup', { name: 'Application of Mateo Silva' }).getByLabel('Not filed'),
  ).toBeChecked()
  await expectAccessible(guest)
})
