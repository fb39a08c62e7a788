import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expectAccessible } from './support/accessibility.ts'
import { withoutAfterFiling } from './support/after-filing.ts'
import { uploadDocument } from './support/documents.ts'
import { expectToFit } from './support/layout.ts'
import { readStoredZip } from './support/stored-zip.ts'
import { getTeam } from './support/team.ts'
import { ask } from './support/team-mate.ts'
import { expect, test } from './support/test.ts'

withoutAfterFiling()

const sheet = [
  'Person,Kind,Activity,Title,City,Country,From,To',
  'Amara Okafor,work,,Lagos Grid,Lagos,Nigeria,2010-01,2020-03',
  'Amara Okafor,work,,Harbour Grid Charging Systems,Halifax,Canada,2020-05,',
  'Amara Okafor,address,,Street 1,Lagos,Nigeria,2010-01,2020-04-20',
  'Amara Okafor,address,,Street 2,Halifax,Canada,2020-04-21,',
  'Zola Okafor,study,,Dalhousie University,Halifax,Canada,2018-01,',
  'Zola Okafor,address,,Street 2,Halifax,Canada,2018-01,',
].join('\n')

// A team of three: one filed in 2023, one with a work permit that ends in four months, and one with a child of 21.
test('a team goes from its history to what it can send', async ({
  newPage,
  app,
  sample,
  playwright,
  memberApi: { call, ...api },
}) => {
  const team = await getTeam({ call, ...api })
  const page = await newPage({ width: 390 })
  await page.goto('/pr-application?part=history')
  // The reader's own days, which need not be those of this process.
  const { inFourMonths, born } = await page.evaluate(() => {
    const monthsFromNow = (months: number) => {
      const day = new Date()
      day.setDate(1)
      day.setMonth(day.getMonth() + months)
      return day.toLocaleDateString('sv-SE')
    }
    return { inFourMonths: monthsFromNow(4), born: monthsFromNow(-21 * 12 - 5) }
  })
  const ines = await call<{ id: string }>('post', '/team-members', {
    teamId: team.id,
    passportName: 'Ines Duarte',
  })
  const filed = await call<{ id: string }>('post', '/pr-applications', {
    teamId: team.id,
    teamMemberId: team.personId('Mateo Silva'),
    status: 'submitted',
    submittedAt: '2023-03-01',
  })
  await call('post', '/work-permits', {
    teamId: team.id,
    memberId: ines.id,
    status: 'approved',
    approvedAt: '2024-01-10',
    expiryDate: inFourMonths,
  })
  const pdf = await PDFDocument.create()
  pdf.addPage([300, 300])
  const documentId = await uploadDocument(page.request, {
    name: 'bank letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await pdf.save()),
  })
  try {
    await page.reload()
    // From history: the founder and the child, and their years from a spreadsheet.
    const history = page.getByRole('region', { name: 'People and Their History' })
    await history.getByRole('button', { name: 'Add Yourself' }).click()
    const add = async (dialogName: string, name: string, birth: string, relation?: string) => {
      const dialog = page.getByRole('dialog', { name: dialogName })
      await dialog.getByLabel('Name as in the passport').fill(name)
      if (relation !== undefined) await dialog.getByLabel('Who they are to you').selectOption(relation)
      await dialog.getByLabel('Date of birth (Optional)').fill(birth)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
    }
    await add('Add Yourself', 'Amara Okafor', '1980-05-01')
    await history.getByRole('button', { name: 'Add a Person' }).click()
    await add('Add a Person', 'Zola Okafor', born, 'Child')
    const clock = history.getByRole('region', { name: 'The Family’s Clock' })
    await expect(clock.getByText(/^Zola Okafor: 21 today, a dependant\. Turns 22 on/)).toBeVisible()
    await history.getByRole('button', { name: 'Import a Spreadsheet' }).click()
    const importing = page.getByRole('dialog', { name: 'Import a Spreadsheet' })
    const chosen = page.waitForEvent('filechooser')
    await importing.getByRole('button', { name: 'Spreadsheet' }).click()
    await (await chosen).setFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
    await importing.getByRole('button', { name: 'Import 6 rows' }).click()
    await expect(importing).toBeHidden()

    const parts = page.getByRole('navigation', { name: 'Parts of the application' })
    const open = (name: string) => parts.getByRole('link', { name, exact: true }).click()

    // The gap in the founder's history is an item that is missing; the child of 21 is asked for as an adult.
    await open('Completeness')
    const packs = page.getByRole('region', { name: 'Completeness' })
    const missing = packs.getByRole('list', { name: 'What is missing' })
    await expect(
      missing.getByText('Personal history without a gap (IMM 5669), Amara Okafor', { exact: true }),
    ).toBeVisible()
    await expect(missing.getByText(/^Personal history .* Zola Okafor$/)).toHaveCount(0)
    await expect(missing.getByText(/^Police certificates .* Zola Okafor$/)).toBeVisible()
    await open('People and history')
    await history.getByRole('button', { name: 'Amara Okafor You', exact: true }).click()
    await history.getByRole('button', { name: 'Add an Entry' }).click()
    const entry = page.getByRole('dialog', { name: 'Add an Entry for Amara Okafor' })
    await entry.getByLabel('Activity').selectOption('Unemployed')
    await entry.getByLabel('From').fill('2020-04')
    await entry.getByLabel('To', { exact: true }).fill('2020-04')
    await entry.getByRole('button', { name: 'Save Entry' }).click()
    await expect(entry).toBeHidden()
    await open('Completeness')
    await expect(packs.getByText('Every month is told under People and history').first()).toBeVisible()
    await expect(missing.getByText(/^Personal history without a gap/)).toHaveCount(0)
    await expectAccessible(page)

    // One of the three has filed, in 2023: the queue is counted from there.
    await open('Waiting')
    const queue = page.getByRole('region', { name: 'The Queue' })
    await expect(queue.getByLabel('Day on which IRCC received the application')).toHaveValue('2023-03-01')

    // The permit that ends in four months has a pack of its own, which is complete once each item is shown.
    await open('Completeness')
    await packs.getByLabel('What you send').selectOption('Work permit extension')
    await packs.getByLabel('Whose application').selectOption('Ines Duarte')
    const items = [
      'Letter IMM 0211 that names the applicant essential',
      'Language result',
      'Education or experience',
      'Start-up funds',
    ]
    for (const [index, item] of items.entries()) {
      await expect(packs.getByRole('status')).toHaveText(
        `Would be returned: ${items.length - index} of 4 items are missing.`,
      )
      await packs.getByRole('button', { name: `Mark ${item} of Ines Duarte` }).click()
      const dialog = page.getByRole('dialog', { name: 'Mark an Item of Ines Duarte' })
      if (item === 'Start-up funds')
        await dialog.getByLabel('Document (Optional)').selectOption('bank letter.pdf')
      else await dialog.getByLabel('Paper, where it is no document here').fill(`Paper ${index + 1}`)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
    }
    await expect(packs.getByRole('status')).toHaveText('Complete: each of the 4 items is shown.')
    await expectToFit(page)

    // The paper that was marked goes into a pack on the disk, which is the same for a program that asks over REST.
    await open('The pack')
    const shelf = page.getByRole('region', { name: 'The Pack' })
    await shelf.getByRole('button', { name: 'New Pack' }).click()
    const packing = page.getByRole('dialog', { name: 'New Pack' })
    await packing.getByLabel('Name of the pack').fill('Work permit extension')
    await packing.getByLabel('Where it goes').selectOption('IRCC Portal, 2 MB a file')
    await packing.getByLabel('bank letter.pdf').check()
    await packing.getByLabel('Label of paper 1').fill('Start-up funds')
    await packing.getByRole('button', { name: 'Save Pack' }).click()
    await expect(packing).toBeHidden()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      shelf.getByRole('button', { name: 'Make the pack Work permit extension' }).click(),
    ])
    const saved = await readFile(await download.path())
    expect(saved.subarray(0, 2).toString()).toBe('PK')
    expect([...readStoredZip(saved).keys()]).toEqual(['01-start-up-funds.pdf', 'index.pdf'])
    const [pack] = await call<{ id: string }[]>('get', '/document-packs')
    const { key, id: keyId } = await ask<{ key: string; id: string }>(page.request, app, {
      path: 'apiKeys.create',
      input: { name: 'The pack', scope: 'read', password: sample.password },
    })
    const program = await playwright.request.newContext({
      baseURL: app.baseUrl,
      extraHTTPHeaders: { authorization: `Bearer ${key}` },
    })
    const packPath = '/exports/pack.zip'
    const { paths } = await (await program.get('/api/openapi.json')).json()
    expect(paths[packPath].get.parameters).toContainEqual(
      expect.objectContaining({ name: 'pack', in: 'query' }),
    )
    const answer = await program.get(`/api${packPath}?pack=${pack?.id}`)
    expect(answer.status()).toBe(200)
    expect((await answer.body()).equals(saved)).toBe(true)
    await program.dispose()
    await ask(page.request, app, { path: 'apiKeys.revoke', input: { id: keyId } })
    await call('delete', `/document-packs/${pack?.id}`)
    await expectToFit(page)
    await open('Completeness')

    // Without its document the item is missing again.
    await call('delete', `/documents/${documentId}`)
    await page.reload()
    await packs.getByLabel('What you send').selectOption('Work permit extension')
    await packs.getByLabel('Whose application').selectOption('Ines Duarte')
    await expect(packs.getByRole('status')).toHaveText('Would be returned: 1 of 4 items are missing.')
    await expect(missing.getByText('Start-up funds, Ines Duarte')).toBeVisible()

    // What goes into the portal, with what is too long for its boxes.
    await open('Answer book')
    const book = page.getByRole('region', { name: 'The Portal’s Answer Book' })
    await expect(book.getByRole('region', { name: 'Lines for the Letter of Explanation' })).toContainText(
      'Harbour Grid Charging Systems',
    )
    await expectToFit(page)
  } finally {
    await call('delete', `/documents/${documentId}`)
    await call('delete', `/pr-applications/${filed.id}`)
    await call('delete', `/team-members/${ines.id}`)
  }
})
