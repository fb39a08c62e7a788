import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expectAccessible } from './support/accessibility.ts'
import { withoutAfterFiling } from './support/after-filing.ts'
import { expectToFit } from './support/layout.ts'
import { expect, test } from './support/test.ts'

withoutAfterFiling()

/** A small PDF with the data of a filled form, as Acrobat Reader saves them. */
async function filledForm(data: string): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf.addPage([100, 100])
  const { context } = pdf
  const datasets = `<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data>${data}</xfa:data></xfa:datasets>`
  const stream = context.register(context.flateStream(datasets))
  const packet = context.obj([PDFString.of('datasets'), stream])
  pdf.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [], XFA: packet }))
  return Buffer.from(await pdf.save())
}

test('the answer book is copied box by box, and a filled form is read back', async ({
  newPage,
  memberApi,
}) => {
  const page = await newPage({ width: 390, colorScheme: 'dark' })
  await page.goto('/pr-application?part=answers')
  const book = page.getByRole('region', { name: 'The Portal’s Answer Book' })
  await expect(book.getByText(/IRCC publishes no limits/)).toBeVisible()
  await expect(book.getByRole('heading', { name: 'Nothing to copy yet' })).toBeVisible()
  const person = await memberApi.call<{ id: string }>('post', '/personal-history/people', {
    name: 'Amara Okafor',
    relation: 'self',
    dateOfBirth: '1990-05-01',
  })
  await memberApi.call('post', '/personal-history/entries', {
    entries: [
      {
        personId: person.id,
        kind: 'activity',
        activity: 'work',
        title: 'Harbour Grid Charging Systems',
        country: 'CA',
        startsOn: '2019-05-01',
      },
    ],
  })
  await page.reload()
  await book.getByText('Section D: Personal history, Amara Okafor', { exact: true }).click()
  await expect(
    book.getByText(/^29 of 27 characters reported: 2 too many\. Shorten it, and say it in full/),
  ).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await book.getByRole('button', { name: /^Copy From of Harbour/ }).click()
  await expect.poll(copied).toBe('2019/05')
  await book.getByRole('button', { name: /^Copy the sheet Section D/ }).click()
  await expect.poll(copied).toContain('Name of employer or school: Harbour Grid Charging Systems')
  const lines = book.getByRole('region', { name: 'Lines for the Letter of Explanation' })
  await lines.getByRole('button', { name: 'Copy the lines for the letter of explanation' }).click()
  await expect.poll(copied).toMatch(/^IMM 5669, Section D: Personal history, Amara Okafor/)
  await expectToFit(page)
  await expectAccessible(page)

  const form = book.getByRole('region', { name: 'Read a Filled Form Back' })
  const choose = async (name: string, buffer: Buffer) => {
    const chosen = page.waitForEvent('filechooser')
    await form.getByRole('button', { name: 'Choose a Filled Form' }).click()
    await (await chosen).setFiles({ name, mimeType: 'application/pdf', buffer })
  }
  await choose('letter.pdf', Buffer.from('no form'))
  await expect(form.getByText(/^This file cannot be read as a PDF\./)).toBeVisible()
  await choose(
    'imm5669e.pdf',
    await filledForm(`<IMM_5669><page1><givenName>Amara</givenName><familyName>Okafor</familyName>
      <birthDate3>1990-05-02</birthDate3></page1><page2><personalHistoryTable><Row1><Cell6>Harbour Grid
      Charging Systems</Cell6><toDate>2099-12</toDate><fromDate>2019-06</fromDate></Row1>
      </personalHistoryTable></page2></IMM_5669>`),
  )
  await expect(form.getByText('IMM 5669, imm5669e.pdf: 2 differences.')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: /^Take over: Date of birth/ }).click()
  await expect(form.getByText('IMM 5669, imm5669e.pdf: 1 difference.')).toBeVisible()
  await form.getByRole('button', { name: /^Take over: Personal history/ }).click()
  await expect(form.getByText('no difference in what was read.', { exact: false })).toBeVisible()
  const kept = await memberApi.call<{
    people: { dateOfBirth: string }[]
    entries: { startsOn: string; endsOn: string | null }[]
  }>('get', '/personal-history')
  expect(kept.people).toMatchObject([{ dateOfBirth: '1990-05-02' }])
  expect(kept.entries).toMatchObject([{ startsOn: '2019-06-01', endsOn: null }])
  await expectToFit(page)
  await memberApi.call('delete', `/personal-history/people/${person.id}`)
})
