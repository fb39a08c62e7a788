import { expectAccessible } from './support/accessibility.ts'
import { withoutAfterFiling } from './support/after-filing.ts'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

withoutAfterFiling()

test('a pack is judged item by item, by what is kept and what is marked', async ({ newPage, memberApi }) => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/pr-application?part=completeness')
  const packs = page.getByRole('region', { name: 'Completeness' })
  await packs.getByLabel('What you send').selectOption('Work permit extension')
  await expect(packs.getByRole('status')).toHaveText('Would be returned: 4 of 4 items are missing.')
  await expect(packs.getByRole('list', { name: 'What is missing' }).getByRole('listitem')).toHaveCount(4)
  await expect(packs.getByText(/^Work permit file/).first()).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)

  await packs.getByRole('button', { name: 'Mark Start-up funds of Amara Okafor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark an Item of Amara Okafor' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Choose a document, or name the paper.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Paper, where it is no document here').fill('Bank letter of May')
  await dialog.getByRole('button', { name: 'Save' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(packs.getByRole('status')).toHaveText('Would be returned: 3 of 4 items are missing.')
  await expect(packs.getByText('Bank letter of May')).toBeVisible()

  // What only an earlier application holds counts as absent, and is said so.
  await packs.getByRole('button', { name: 'Change Start-up funds of Amara Okafor' }).click()
  await dialog.getByLabel('In an earlier application only').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(
    packs.getByText('In an earlier application only, which counts as absent', { exact: true }),
  ).toBeVisible()
  await expect(packs.getByRole('status')).toHaveText('Would be returned: 4 of 4 items are missing.')

  await packs.getByRole('button', { name: 'Take back Start-up funds of Amara Okafor' }).click()
  await expect(packs.getByText('In an earlier application only', { exact: false })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(packs.getByText('In an earlier application only', { exact: false }).first()).toBeVisible()
  await packs.getByRole('button', { name: 'Take back Start-up funds of Amara Okafor' }).click()

  // Another founder's own entries are theirs.
  await packs.getByLabel('Whose application').selectOption('Mateo Silva')
  await expect(packs.getByText(/entered of themselves and their family is theirs alone/)).toBeVisible()
  await page.goto('/dashboard')
  await expect.poll(async () => (await memberApi.call<unknown[]>('get', '/pack-evidence')).length).toBe(0)
})
