import { expectAccessible } from './support/accessibility.ts'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

test('the log of the tracker shows silence and movement', async ({ newPage }) => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/pr-application?part=waiting')
  const log = page.getByRole('region', { name: 'What the Tracker Showed' })
  await expect(log.getByText('Nobody has looked yet.')).toBeVisible()
  const form = log.getByRole('form', { name: 'What you see now' })
  const add = form.getByRole('button', { name: 'Add to the Log' })
  await add.click()
  await expect(form.getByText('Enter what the tracker says.')).toBeVisible()
  await form.getByLabel('Part').selectOption('Background check')
  for (const [status, day] of [
    ['Not started', '2025-01-10'],
    ['In progress', '2026-03-01'],
    ['In progress', '2026-05-01'],
  ] as const) {
    await form.getByLabel('Status, as it is worded there').fill(status)
    await form.getByLabel('Day on which you looked').fill(day)
    await add.click()
    await expect(form.getByLabel('Status, as it is worded there')).toHaveValue('')
  }
  await expect(
    log.getByText(/^Nothing moved for 61 days, up to 1 May 2026\. Nobody has looked for/),
  ).toBeVisible()
  await expect(log.getByText('In progress, since 1 Mar 2026')).toBeVisible()
  await log.getByText('2 movements in 3 looks').click()
  await expect(log.getByText('Background check: In progress, as before')).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)
  await log.getByRole('button', { name: 'Delete Background check: In progress of 1 May 2026' }).click()
  await expect(log.getByText(/^The last movement was seen on 1 Mar 2026\./)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(log.getByText('2 movements in 3 looks')).toBeVisible()
})

test('a letter from IRCC has its days counted, and its concerns answered or open', async ({ newPage }) => {
  const page = await newPage({ width: 390 })
  await page.goto('/pr-application?part=letters')
  const letters = page.getByRole('region', { name: 'Letters from IRCC' })
  await expect(letters.getByRole('heading', { name: 'No letter yet' })).toBeVisible()
  await expect(letters.getByText(/They are not the limit to file it/)).toBeVisible()
  await letters.getByRole('button', { name: 'Add a Letter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a Letter' })
  await dialog.getByRole('button', { name: 'Save Letter' }).click()
  await expect(dialog.getByText('Enter the day on which it came.')).toBeVisible()
  await dialog.getByLabel('Kind of letter').selectOption('Refusal')
  // The reader's own day, which need not be that of this process.
  const tenDaysAgo = await page.evaluate(() => {
    const day = new Date()
    day.setDate(day.getDate() - 10)
    return day.toLocaleDateString('sv-SE')
  })
  await dialog.getByLabel('Received').fill(tenDaysAgo)
  await dialog.getByLabel('Limit that the letter names, in days (Optional)').fill('30')
  await dialog.getByRole('button', { name: 'Add a Concern' }).click()
  await dialog.getByLabel('What the letter says').fill('The business has no customers.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save Letter' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(letters.getByText(/^The letter’s own limit: .* 20 days left\.$/)).toBeVisible()
  await expect(letters.getByText(/^To ask the Federal Court for leave: .* 5 days left\.$/)).toBeVisible()
  await expect(letters.getByText('1 of 1 concerns open.')).toBeVisible()
  await letters.getByRole('button', { name: /^Edit Refusal/ }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Letter' })
  await editor.getByLabel('Your answer (Optional)').fill('Twelve clinics pay.')
  await editor.getByLabel('They are in Canada').uncheck()
  await editor.getByRole('button', { name: 'Save Letter' }).click()
  await expect(letters.getByText('Every concern has an answer or a paper.')).toBeVisible()
  await expect(letters.getByText(/^To ask the Federal Court for leave: .* 50 days left\.$/)).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)
  await letters.getByRole('button', { name: /^Delete Refusal/ }).click()
  await expect(letters.getByRole('heading', { name: 'No letter yet' })).toBeVisible()
})
