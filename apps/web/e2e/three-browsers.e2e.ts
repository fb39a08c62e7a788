import type { Locator, Page } from '@playwright/test'
import { makePdf } from '../../api/test/files/corpus/pdf.ts'
import { expectAccessible } from './support/accessibility.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { expectToFit } from './support/layout.ts'
import { textOf, waitForSaved, waitForUnsaved } from './support/plan.ts'
import { joinTeam } from './support/team-mate.ts'
import { expect, test } from './support/test.ts'

// The team gets people: so an app of its own.
let app: RunningApp
test.beforeAll(async () => {
  app = await startApp()
})
test.afterAll(() => app.stop())

/** The line in the header that names who else is here. */
const alsoHere = (page: Page): Locator => page.getByRole('list', { name: 'Also here' }).getByRole('listitem')

const goTo = (page: Page, area: string) =>
  page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: area, exact: true }).click()

test('owner, editor and reader work on one company at once, until the reader leaves', async ({ newPage }) => {
  test.setTimeout(120_000)
  const began = Date.now()
  const owner = await newPage({ baseUrl: app.baseUrl, cutsRequests: true, expectedStatuses: [409] })
  const editor = await joinTeam(owner, { app, newPage, name: 'Edda Editor', role: 'editor' })
  const reader = await joinTeam(owner, { app, newPage, name: 'Rita Reader', role: 'reader' })
  const all = [owner, editor, reader]
  /** A reload would forget it. */
  const mark = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.dataset.loaded = 'once'
    })

  await test.step('each sees who else is here, and where', async () => {
    for (const page of all) await page.goto('/timeline')
    await expect(alsoHere(owner)).toHaveCount(2)
    await expect(alsoHere(owner).getByText('Edda Editor is in the timeline')).toBeVisible()
    await expect(alsoHere(editor).getByText('Amara Okafor is in the timeline')).toBeVisible()
    for (const page of all) await mark(page)
    await expectAccessible(owner)
    // A second tab is not a second person, and says where it is.
    const tab = await owner.context().newPage()
    await tab.goto(`${app.baseUrl}/resources`)
    await expect(alsoHere(tab)).toHaveCount(2)
    await expect(alsoHere(reader)).toHaveCount(2)
    await tab.close()
    await owner.setViewportSize({ width: 390, height: 844 })
    await expectToFit(owner)
    await owner.setViewportSize({ width: 1280, height: 860 })
  })

  await test.step('a milestone of the editor is on every list, with nobody reloading', async () => {
    await editor.getByRole('button', { name: 'Add Milestone' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Add New Milestone' })
    await dialog.getByLabel('Title').fill('Ring the bank')
    await dialog.getByRole('button', { name: 'Create Milestone' }).click()
    for (const page of all) await expect(page.getByRole('heading', { name: 'Ring the bank' })).toBeVisible()
    await expect(reader.getByRole('button', { name: 'Add Milestone' })).toBeDisabled()
  })

  await test.step('the finances of the owner are the reader’s at once', async () => {
    for (const page of [owner, reader]) await goTo(page, 'Financial')
    await expect(alsoHere(editor).getByText('Rita Reader is in the finances')).toBeVisible()
    for (const page of [owner, reader]) await page.getByRole('tab', { name: 'Funding' }).click()
    await expect(reader.getByRole('button', { name: 'Add Funding Source' })).toBeDisabled()
    await owner.getByRole('button', { name: 'Add Funding Source' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Add Funding Source' })
    await dialog.getByLabel('Source', { exact: true }).fill('Second angel')
    await dialog.getByLabel('Kind of source').selectOption('Angel investor group')
    await dialog.getByLabel('Amount (CAD)').fill('25,000')
    await dialog.getByRole('button', { name: 'Save Funding Source' }).click()
    await expect(reader.getByText('Second angel').first()).toBeVisible()
  })

  await test.step('a letter of the owner is on the editor’s list', async () => {
    for (const page of all) await goTo(page, 'LOS Tracker')
    await expect(reader.getByRole('button', { name: 'Add Letter of Support' })).toBeDisabled()
    await owner.getByRole('button', { name: 'Add Letter of Support' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Add Letter of Support' })
    await dialog.getByLabel('Team Member').selectOption('Mateo Silva')
    await dialog.getByLabel('Designated Organization').fill('DMZ')
    await owner.getByRole('listbox').getByRole('option').first().click()
    await dialog.getByRole('button', { name: 'Add Letter of Support' }).click()
    for (const page of [editor, reader]) {
      await expect(page.getByRole('heading', { level: 3, name: 'Mateo Silva' })).toBeVisible()
    }
  })

  await test.step('a paper of the editor is seen to exist, then the company’s, and the reader changes nothing of it', async () => {
    await goTo(owner, 'AI Analysis')
    await owner.getByRole('tab', { name: 'Team Papers' }).click()
    await goTo(reader, 'AI Analysis')
    await goTo(editor, 'AI Analysis')
    await expect(owner.getByText('Nobody else in the team has papers that you can see.')).toBeVisible()
    await editor.getByRole('button', { name: 'Upload Documents' }).click()
    const upload = editor.getByRole('dialog', { name: 'Upload Documents' })
    await upload.getByTestId('files').setInputFiles([
      { name: 'Articles.pdf', mimeType: 'application/pdf', buffer: makePdf({ catalogue: '/Lang (one)' }) },
      { name: 'Passport.pdf', mimeType: 'application/pdf', buffer: makePdf({ catalogue: '/Lang (two)' }) },
    ])
    await upload.getByRole('button', { name: 'Upload 2 files' }).click()
    await expect(upload.getByText('Saved', { exact: true })).toHaveCount(2)
    await upload.getByRole('button', { name: 'Done' }).click()
    // Papers of one's own until they are filed: that they exist, and not their names.
    const theirs = owner.getByRole('region', { name: 'Edda Editor' })
    await expect(theirs.getByText('Not open to the team')).toHaveCount(2)
    await expect(owner.getByText('Passport.pdf')).toHaveCount(0)

    const file = async (name: string, item: string) => {
      await editor.getByRole('button', { name: `Edit ${name}` }).click()
      const dialog = editor.getByRole('dialog', { name: 'Edit document' })
      await dialog.getByLabel('Checklist item').selectOption({ label: item })
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
    }
    await file('Articles.pdf', 'Articles and certificate of incorporation in Canada')
    await expect(theirs.getByText('Not open to the team')).toHaveCount(1)
    const row = reader
      .getByRole('region', { name: 'Uploaded documents' })
      .getByRole('listitem')
      .filter({ hasText: 'Articles.pdf' })
    await expect(row.getByText('The company’s')).toBeVisible()
    await expect(row.getByRole('link', { name: 'Download Articles.pdf' })).toBeVisible()
    await expect(row.getByRole('button', { name: 'Edit Articles.pdf' })).toBeDisabled()
    await expect(row.getByRole('button', { name: 'Delete Articles.pdf' })).toBeDisabled()
    const incorporation = reader.getByRole('region', { name: 'Incorporation', exact: true })
    await expect(incorporation.getByRole('button', { name: 'Articles.pdf' })).toBeDisabled()

    await editor.getByRole('tab', { name: 'Team Papers' }).click()
    await editor.getByLabel('What the team sees of Passport.pdf').selectOption('The team may open it')
    await expect(theirs.getByRole('link', { name: 'Download Passport.pdf' })).toBeVisible()
    await goTo(owner, 'Dashboard')
    const uploads = owner.getByRole('link', { name: /^Document Uploads/ })
    const ofCompany = async () =>
      Number(/(\d+) of the company/.exec((await uploads.textContent()) ?? '')?.[1])
    const before = await ofCompany()
    await editor.getByRole('tab', { name: 'Document Manager' }).click()
    await editor.getByRole('button', { name: 'Delete Articles.pdf' }).click()
    await editor.getByRole('dialog').getByRole('button', { name: 'Delete document' }).click()
    await expect.poll(ofCompany).toBe(before - 1)
    await expect(row).toHaveCount(0)
  })

  await test.step('the plan is written by two, and read by the third', async () => {
    await goTo(reader, 'Business Plan')
    await goTo(editor, 'Business Plan')
    await goTo(owner, 'Business Plan')
    for (const page of all) await page.getByRole('tab', { name: 'Market Analysis' }).click()
    const section = owner.getByRole('tabpanel', { name: 'Market Analysis' })
    await expect(section.getByText('Also in this section: Edda Editor, Rita Reader')).toBeVisible()
    await expect(alsoHere(editor).getByText('Amara Okafor is in the plan, Market Analysis')).toBeVisible()
    await textOf(editor, 'Market Analysis').fill('Ports on two coasts.')
    await waitForSaved(editor)
    for (const page of [owner, reader])
      await expect(textOf(page, 'Market Analysis')).toHaveValue('Ports on two coasts.')
    await expect(textOf(reader, 'Market Analysis')).toHaveAttribute('readonly')
    await expect(reader.getByRole('button', { name: 'Save Section' })).toBeDisabled()
    // Nobody has reloaded so far.
    for (const page of all) await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once')
  })

  await test.step('an amount that two changed names who the other was', async () => {
    for (const page of [owner, editor]) await goTo(page, 'Financial')
    for (const page of [owner, editor]) await page.getByRole('tab', { name: 'Commitments' }).click()
    const capital = (page: Page) => page.getByLabel('Start-up capital')
    await expect(capital(owner)).toBeVisible()
    await owner.context().setOffline(true)
    await capital(owner).fill('91000')
    await capital(editor).fill('72000')
    await expect(editor.getByText('All changes are saved')).toBeVisible()
    await owner.context().setOffline(false)
    await expect(alsoHere(owner)).toHaveCount(2)
    await owner.getByRole('button', { name: 'Save amounts' }).click()
    await expect(owner.getByText('Edda Editor saved this while you typed.')).toBeVisible()
    await expect(
      owner.getByText(/^Start-up capital: \$91000 here, \$72,000 from Edda Editor at \d\d:\d\d$/),
    ).toBeVisible()
    await expectAccessible(owner)
    await owner.getByRole('button', { name: 'Take the other' }).click()
    await expect(capital(owner)).toHaveValue('72,000')
    for (const page of [owner, editor]) {
      await goTo(page, 'Business Plan')
      await page.getByRole('tab', { name: 'Market Analysis' }).click()
    }
  })

  await test.step('a network cut in the middle of a save, and a conflict that names who made it', async () => {
    const mine = textOf(owner, 'Market Analysis')
    await owner.context().setOffline(true)
    await mine.fill('Ports on three coasts.')
    await waitForUnsaved(owner)
    await expect(alsoHere(owner)).toHaveCount(0)
    await expect(alsoHere(editor)).toHaveCount(1)
    await textOf(editor, 'Market Analysis').fill('Ports on two coasts and the lakes.')
    await expect(textOf(reader, 'Market Analysis')).toHaveValue('Ports on two coasts and the lakes.')

    await owner.context().setOffline(false)
    await expect(owner.getByText(/^Edda Editor changed this section at \d\d:\d\d$/)).toBeVisible()
    await expect(mine).toHaveValue('Ports on three coasts.')
    await expectAccessible(owner)
    await owner.getByRole('button', { name: 'Compare and choose' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Two versions of Market Analysis' })
    await expect(dialog.getByRole('region', { name: 'Saved by Edda Editor' })).toContainText('the lakes')
    await expect(
      dialog.getByText(/^Edda Editor saved this text at \d\d:\d\d while you changed it/),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep both, one after the other' }).click()
    await waitForSaved(owner)
    const both = 'Ports on two coasts and the lakes.\n\nPorts on three coasts.'
    for (const page of all) await expect(textOf(page, 'Market Analysis')).toHaveValue(both)
    await expect(alsoHere(owner)).toHaveCount(2)
  })

  await test.step('the reader leaves: their stream ends, and what was open is refused', async () => {
    const { teams, id } = await (await owner.request.get('/api/users/me')).json()
    const letters = () => reader.request.get(`/api/letters-of-support/${teams[0].id}`)
    expect((await letters()).status()).toBe(200)
    await reader.goto('/account')
    await expect(alsoHere(owner).getByText('Rita Reader is in their account')).toBeVisible()
    await reader.getByRole('button', { name: 'Leave the team' }).click()
    const leaving = reader.getByRole('dialog', { name: 'Leave the team?' })
    await leaving.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(alsoHere(owner)).toHaveCount(1)
    await expect(reader).not.toHaveURL('/account')
    expect((await letters()).status()).toBe(403)
    expect((await reader.request.get(`/api/milestones/${id}`)).status()).toBe(403)
    expect((await reader.request.get('/live?area=dashboard')).status()).toBe(204)
    await reader.goto('/business-plan')
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(reader.getByText('Ports on two coasts')).toHaveCount(0)
  })

  expect(Date.now() - began).toBeLessThan(90_000)
})

test('a member alone sees nobody, and hears when somebody comes', async ({ newPage }) => {
  const owner = await newPage({ baseUrl: app.baseUrl })
  await owner.goto('/dashboard')
  const stream = await owner.waitForResponse((response) => response.url().includes('/live?'))
  expect(stream.status()).toBe(200)
  await expect(alsoHere(owner)).toHaveCount(0)
  const colleague = await joinTeam(owner, { app, newPage, name: 'Carl Colleague', role: 'editor' })
  await expect(alsoHere(owner).getByText('Carl Colleague is on the dashboard')).toBeVisible()
  await colleague.close()
  await expect(alsoHere(owner)).toHaveCount(0)
})

test('nobody is shown as here without a network, also where their names come late', async ({ newPage }) => {
  const owner = await newPage({ baseUrl: app.baseUrl, cutsRequests: true })
  const names = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await owner.route(/workspaces\.people/, async (route) => {
    const answer = await route.fetch()
    asked.resolve()
    await names.promise
    await route.fulfill({ response: answer })
  })
  await owner.goto('/dashboard')
  const colleague = await joinTeam(owner, { app, newPage, name: 'Lena Late', role: 'editor' })
  await asked.promise
  await owner.context().setOffline(true)
  const told = owner.waitForResponse(/workspaces\.people/)
  names.resolve()
  await told
  await owner.evaluate(() => new Promise((resume) => setTimeout(resume, 500)))
  await expect(alsoHere(owner)).toHaveCount(0)
  await owner.context().setOffline(false)
  await expect(alsoHere(owner).getByText('Lena Late is on the dashboard')).toBeVisible()
  await colleague.close()
})
