import { expectAccessible } from './support/accessibility.ts'
import { withoutAfterFiling } from './support/after-filing.ts'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

withoutAfterFiling()

const sheet = [
  'Kind,Activity,Title,City,Country,From,To',
  'work,,Acme,Lagos,Nigeria,2010-01,2019-03',
  'work,,Harbour Grid,Halifax,Canada,2019-05,',
  'address,,Street 1,Lagos,Nigeria,2010-01,2019-04-20',
  'address,,Street 2,Halifax,CA,2019-04-21,',
  'trip,,Fair,,France,2023-05-01,2023-05-09',
  'trip,,Fair,,Atlantis,2023-05-01,2023-05-09',
].join('\n')

test('a history is begun, imported, mended and read for what is missing', async ({ newPage }) => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/pr-application')
  const parts = page.getByRole('navigation', { name: 'Parts of the application' })
  await parts.getByRole('link', { name: 'People and history' }).click()
  await expect(page).toHaveURL(/part=history/)
  const history = page.getByRole('region', { name: 'People and Their History' })
  await expect(history.getByRole('heading', { name: 'Begin with yourself' })).toBeVisible()
  await expectAccessible(page)

  await history.getByRole('button', { name: 'Add Yourself' }).click()
  const person = page.getByRole('dialog', { name: 'Add Yourself' })
  await person.getByRole('button', { name: 'Save' }).click()
  await expect(person.getByText('Enter the name as in the passport.')).toBeVisible()
  await person.getByLabel('Name as in the passport').fill('Amara Okafor')
  await person.getByLabel('Date of birth (Optional)').fill('1990-05-01')
  await person.getByRole('button', { name: 'Save' }).dblclick()
  await expect(history.getByRole('heading', { name: 'Amara Okafor' })).toBeVisible()

  // Of a spreadsheet each row comes back; the one that cannot be read is said, and can be taken along.
  await history.getByRole('button', { name: 'Import a Spreadsheet' }).click()
  const importing = page.getByRole('dialog', { name: 'Import a Spreadsheet' })
  const chosen = page.waitForEvent('filechooser')
  await importing.getByRole('button', { name: 'Spreadsheet' }).click()
  await (await chosen).setFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
  await expect(importing.getByText('5 rows ready, 1 row to mend.')).toBeVisible()
  await expect(importing.getByText('Country: “Atlantis” is no country that we know.')).toBeVisible()
  await expectAccessible(page)
  await importing.getByRole('button', { name: 'Import 5 rows' }).click()
  await expect(importing.getByText('0 rows ready, 1 row to mend.')).toBeVisible()
  const download = page.waitForEvent('download')
  await importing.getByRole('button', { name: 'Download These Rows' }).click()
  expect((await download).suggestedFilename()).toBe('history-rows-to-mend.csv')
  await importing.getByRole('button', { name: 'Close', exact: true }).last().click()

  await expect(history.getByText('One gap')).toBeVisible()
  await expect(history.getByText('April 2019', { exact: true })).toBeVisible()
  await expect(history.getByText('Every month is told.')).toHaveCount(1)
  await expect(
    history.getByText('Nigeria: issued after 20 Apr 2019, the end of the last stay.'),
  ).toBeVisible()
  await expect(
    history.getByText('Canada: lived in now, so it must be less than six months old.'),
  ).toBeVisible()
  await history.getByText('1 trip, newest first').click()
  await expect(history.getByText('France: 1 May 2023 to 9 May 2023, 9 days')).toBeVisible()

  await history.getByRole('button', { name: 'Add an Entry' }).click()
  const entry = page.getByRole('dialog', { name: 'Add an Entry for Amara Okafor' })
  await entry.getByLabel('Activity').selectOption('Unemployed')
  await entry.getByLabel('From').fill('April 2019')
  await entry.getByRole('button', { name: 'Save Entry' }).click()
  await expect(entry.getByText('Write 2019-04 or 2019-04-15.')).toBeVisible()
  await entry.getByLabel('From').fill('2019-04')
  await entry.getByLabel('To', { exact: true }).fill('2019-04')
  await entry.getByRole('button', { name: 'Save Entry' }).click()
  await expect(entry).toBeHidden()
  await expect(history.getByText('Every month is told.')).toHaveCount(2)
  await expectToFit(page)
  await expectAccessible(page)

  await history.getByRole('button', { name: 'Delete Unemployed' }).click()
  await expect(history.getByText('One gap')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(history.getByText('Every month is told.')).toHaveCount(2)
  await page.reload()
  await expect(history.getByText('Every month is told.')).toHaveCount(2)

  await history.getByRole('button', { name: 'Delete Amara Okafor' }).click()
  await expect(history.getByRole('heading', { name: 'Begin with yourself' })).toBeVisible()
  // Leaving the screen sends what waits to be deleted.
  await page.goto('/dashboard')
  await page.goto('/pr-application?part=history')
  await expect(history.getByRole('heading', { name: 'Begin with yourself' })).toBeVisible()
})

test('the queue is divided, and called arithmetic', async ({ newPage }) => {
  const page = await newPage({ width: 390 })
  await page.goto('/pr-application?part=waiting')
  const queue = page.getByRole('region', { name: 'The Queue' })
  await expect(queue.getByText(/^This is arithmetic, not a forecast/)).toBeVisible()
  await expect(queue.getByRole('cell')).toHaveText(['47', '93', '186'])
  await queue.getByLabel('Day on which IRCC received the application').fill('2021-03-01')
  await expect(queue.getByText(/about 1,700 files were ahead .* between 1 and 7 years/)).toBeVisible()
  await queue.getByText('What changed the queue').click()
  await expect(queue.getByText('30 Jun 2026: last day to apply.', { exact: false })).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)
})

test('the family’s clock locks the age of a child, and names what IRCC has to hear', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/pr-application')
  const add = (values: object) =>
    page.request.post('/api/personal-history/people', {
      data: values,
      headers: { origin: new URL(page.url()).origin },
    })
  const people = [
    { name: 'Amara Okafor', relation: 'self', dateOfBirth: '1980-01-01' },
    { name: 'Tunde Okafor', relation: 'child', dateOfBirth: '2005-01-01' },
    { name: 'Zola Okafor', relation: 'child', dateOfBirth: '2026-10-01' },
  ]
  const made: string[] = []
  for (const person of people) made.push((await (await add(person)).json()).id)
  await page.goto('/pr-application?part=history')
  const clock = page.getByRole('region', { name: 'The Family’s Clock' })
  await expect(
    clock.getByText(/^Tunde Okafor: 21 today, a dependant\. Turns 22 on 1 Jan 2027\.$/),
  ).toBeVisible()
  await expect(clock.getByText(/^Family of 3: settlement funds \$23,360/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zola Okafor' }).click()
  await expect(page.getByText(/^Not 18 yet/)).toBeVisible()
  for (const id of made) {
    await page.request.delete(`/api/personal-history/people/${id}`, {
      headers: { origin: new URL(page.url()).origin },
    })
  }
})

test('the team’s chain shows who falls with whom', async ({ newPage }) => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/pr-application?part=team')
  const chain = page.getByRole('region', { name: 'Who Falls with Whom' })
  await expect(chain.getByText('goes on').first()).toBeVisible()
  await chain
    .getByRole('checkbox', { name: /essential$/ })
    .first()
    .check()
  await expect(chain.getByText('refused or withdrawn')).toBeVisible()
  await expect(chain.getByText('refused with them').first()).toBeVisible()
  await expect(chain.getByText('goes on', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'What Does Not Fit' })).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)
})
