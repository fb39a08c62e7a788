import { expectAccessible } from './support/accessibility.ts'
import { createEmptyMember, newInstallation, type RunningApp, startApp } from './support/app.ts'
import { expectToFit } from './support/layout.ts'
import { readMail } from './support/outbox.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// The team gets a member, and the account is marked for erasure: so an app of its own.
let app: RunningApp
const ada = { email: 'ada@landfall.example', password: '' }
test.beforeAll(async () => {
  const installation = await newInstallation()
  ada.password = await createEmptyMember(installation, ada.email)
  app = await startApp(installation)
})
test.afterAll(() => app.stop())

test('an invitation by mail: into the team and its work, as its owner allows, and out again', async ({
  newPage,
}) => {
  const since = new Date()
  const page = await newPage({ baseUrl: app.baseUrl })
  await page.goto('/account')
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a person' })
  await dialog.getByLabel('Name as in the passport').fill('Noor Haddad')
  await dialog.getByLabel('Email (optional)').fill('noor@example.com')
  await dialog.getByRole('button', { name: 'Add and invite' }).click()
  await expect(page.getByText(/Invited as noor@example.com, until/)).toBeVisible()
  await page.getByLabel('Share of Noor Haddad in percent').fill('5')
  await expect(page.getByText(/Noor Haddad would have less/)).toBeVisible()
  await expectAccessible(page)

  const mail = await readMail({
    dataDir: app.dataDir,
    to: 'noor@example.com',
    subject: 'You are invited to a team on Landfall',
    since,
  })
  const link = /\S+\/invitation#token=[\w-]+/.exec(mail)?.[0] ?? ''
  expect(link.startsWith(app.baseUrl)).toBe(true)
  const guest = await newPage({ baseUrl: app.baseUrl, signedIn: false, width: 390 })
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: /^Join / })).toBeVisible()
  await expectAccessible(guest)
  await guest.getByLabel('Choose a password').fill('a phrase of several words')
  await guest.getByRole('button', { name: 'Join the team' }).click()
  await expect(guest).toHaveURL('/dashboard')
  const ask = async (path: string) => (await guest.request.get(path)).status()
  const me = await (await page.request.get('/api/users/me')).json()
  expect(await ask(`/api/letters-of-support/${me.teams[0].id}`)).toBe(200)
  expect(await ask(`/api/business-plans/${me.id}`)).toBe(403)
  await guest.goto('/account')
  await expect(guest.getByText('You have full access through a founder of your team.')).toBeVisible()
  await expect(guest.getByText('Signs in', { exact: true })).toBeVisible()
  await expectToFit(guest)

  const guestId = (await (await guest.request.get('/api/users/me')).json()).id
  const titles = async (request: typeof guest.request, id: string) =>
    (await (await request.get(`/api/milestones/${id}`)).json()).map(({ title }: { title: string }) => title)
  const shared = await titles(page.request, me.id)
  expect(shared.length).toBeGreaterThan(0)
  expect(await titles(guest.request, guestId)).toEqual(shared)

  const write = async () => {
    const data = { title: 'By the guest', status: 'upcoming', category: 'legal' }
    const headers = { origin: app.baseUrl }
    return (await guest.request.post('/api/milestones', { data, headers })).status()
  }
  expect(await write()).toBe(200)
  await page.reload()
  const saved = page.waitForResponse(/workspaces\.changeRole/)
  await page.getByLabel('What Noor Haddad may do').selectOption('Reader')
  await saved
  await expect(page.getByText('Reads what the team keeps, and changes none of it')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  expect(await write()).toBe(403)

  await guest.getByRole('button', { name: 'Leave the team' }).click()
  const leaving = guest.getByRole('dialog', { name: 'Leave the team?' })
  await leaving.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(guest).not.toHaveURL('/account')
  expect(await titles(guest.request, guestId)).toEqual([])
  expect(await titles(page.request, me.id)).toContain('By the guest')

  await guest.goto('/account')
  // Full access was the team's: outside it nothing is offered that the server would refuse.
  await expect(guest.getByText('You have no membership of your own')).toBeVisible()
  await expect(guest.getByText('Your membership is not active.')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Create Team' })).toBeHidden()
  expect(await write()).toBe(403)
  await expectAccessible(guest)

  const again = await newPage({ baseUrl: app.baseUrl, signedIn: false, expectedStatuses: [404] })
  await again.goto(link)
  await expect(again.getByText(/This invitation has been used/)).toBeVisible()
})

test('a member of no team begins one', async ({ newPage }) => {
  const page = await newPage({ baseUrl: app.baseUrl, signedIn: false })
  await signIn(page.request, app.baseUrl, ada)
  await page.goto('/account')
  await page.getByLabel('Name of the team').fill('Ada’s own')
  await page.getByRole('button', { name: 'Create Team' }).click()
  await expect(page.getByText('Reads and writes, and says who else may')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Team' })).toBeHidden()
  const { teams } = await (await page.request.get('/api/users/me')).json()
  expect(teams).toHaveLength(1)
})

test('everything that is kept can be downloaded', async ({ newPage }) => {
  const page = await newPage({ baseUrl: app.baseUrl })
  await page.goto('/account')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download', exact: true }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^landfall-export-[\d-]+\.zip$/)
})

test('an account is erased after a week, unless its member has a change of mind', async ({
  newPage,
  sample,
}) => {
  const { email, password } = sample
  const since = new Date()
  const page = await newPage({ baseUrl: app.baseUrl, expectedStatuses: [400] })
  await page.goto('/account')

  await page.getByRole('button', { name: 'Erase account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase your account' })
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Erase in seven days' }).click()
  await expect(dialog.getByText('The password is not correct.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Erase in seven days' }).click()
  await expect(page.getByText(/Your account will be erased on/)).toBeVisible()
  await expectAccessible(page)
  const day = new Date(since.getTime() + 7 * 24 * 60 * 60 * 1000).getUTCDate()
  const shown = await page.getByText(/Your account will be erased on/).textContent()
  expect(shown).toContain(`on ${day} `)
  const text = /erased on ([^,]+),/.exec(shown ?? '')?.[1] ?? ''
  const mail = await readMail({
    dataDir: app.dataDir,
    to: email,
    subject: `Your Landfall account will be erased on ${text}`,
    since,
  })
  expect(mail).toContain('Keep my account')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('button', { name: 'Erase account' })).toBeVisible()
})
