import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { planSections } from '@suv/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApiKeyHeaders, createMember, useMembers } from '../support/members.ts'
import { pdfText } from '../support/pdf-text.ts'
import { readZip } from '../support/read-zip.ts'
import { useTestServer } from '../support/test-server.ts'

const run = promisify(execFile)
const testServer = useTestServer()
const [founder] = useMembers(testServer, 'founder@example.org')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plan-export-'))
})
beforeEach(() => testServer.database.db.deleteFrom('businessPlans').execute())
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

const fetchPlan = (format: string, headers: object = founder.cookie) =>
  testServer.inject({ method: 'GET', url: `/api/exports/business-plan.${format}`, headers: { ...headers } })
const savePlan = async (payload: object) => {
  const url = '/api/business-plans'
  const response = await testServer.inject({ method: 'POST', url, payload, headers: founder.cookie })
  expect(response.statusCode, response.body).toBe(200)
}

/** A text for each section that stands nowhere else. */
const texts = Object.fromEntries(
  planSections.map(({ field, key }) => [
    field,
    `Opening of ${key}.\n\n- point of ${key}\n- other\n\n1. step of ${key}`,
  ]),
)

/** Whether a command of the machine is there; where it is not, the test says so and is left out. */
async function has(command: string, ...args: string[]): Promise<boolean> {
  const found = await run(command, args).then(
    () => true,
    () => false,
  )
  if (!found) console.warn(`${command} is not installed: what it would check is left out.`)
  return found
}

async function textOfPdf(bytes: Buffer): Promise<string> {
  const file = join(folder, 'plan.pdf')
  await writeFile(file, bytes)
  return (await run('pdftotext', ['-layout', file, '-'])).stdout
}

async function partOfDocx(bytes: Buffer, part: string): Promise<string> {
  const file = join(folder, 'plan.docx')
  await writeFile(file, bytes)
  return (await run('unzip', ['-p', file, part])).stdout
}

describe.each(['docx', 'pdf'])('business-plan.%s', (format) => {
  test('is for the member alone, by session or by a key that may read', async () => {
    await savePlan({ ...texts, title: 'Harbour Grid: «Zoë»/2' })
    expect((await fetchPlan(format, {})).statusCode).toBe(401)
    const byKey = await fetchPlan(format, await createApiKeyHeaders(testServer, founder, 'read'))
    expect(byKey.statusCode).toBe(200)
    const answer = await fetchPlan(format)
    expect(answer.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent(`Harbour Grid- «Zoë»-2.${format}`)}`,
    )
    const other = await createMember(testServer, `other-${format}@example.org`)
    expect((await fetchPlan(format, other.cookie)).statusCode).toBe(404)
  })

  test('takes any text that a plan can hold', async () => {
    const odd = '港 🚢 مرحبا नमस्ते \u202e\u0007\u000b <w:p>&amp; ]]> 👩‍🚀 e\u0301'
    await savePlan({
      title: odd.slice(0, 60),
      executiveSummary: odd,
      marketAnalysis: '- x\n'.repeat(100),
      operationsPlan: 'w'.repeat(20_000),
    })
    expect((await fetchPlan(format)).statusCode).toBe(200)
  })
})

test('a plan that is too long for a PDF still comes as a Word document', async () => {
  await savePlan({ executiveSummary: 'a b '.repeat(25_000), operationsPlan: 'c d '.repeat(25_000) })
  const refused = await fetchPlan('pdf')
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error).toContain('Export the Word document')
  expect((await fetchPlan('docx')).statusCode).toBe(200)
})

test('the PDF has the text of every section, and says which are not written', async () => {
  if (!(await has('pdftotext', '-v'))) return
  await savePlan(texts)
  const whole = await textOfPdf((await fetchPlan('pdf')).rawPayload)
  for (const { key, name } of planSections) {
    for (const text of [name, `Opening of ${key}.`, `point of ${key}`, `step of ${key}`]) {
      expect(whole).toContain(text)
    }
  }
  expect(whole).toContain('Contents')
  expect(whole).not.toContain('Landfall')
  expect(whole).toMatch(/Page 1 of \d/)
  expect(whole).not.toContain('not written yet')
  await testServer.database.db.updateTable('businessPlans').set({ jobCreationPlan: ' ' }).execute()
  const partial = await textOfPdf((await fetchPlan('pdf')).rawPayload)
  expect(partial.match(/This section is not written yet\./g)).toHaveLength(1)
})

test('the Word document has real headings, contents, page numbers, lists and properties', async () => {
  if (!(await has('unzip', '-v'))) return
  await savePlan({ ...texts, title: 'Harbour Grid', marketAnalysis: null })
  const bytes = (await fetchPlan('docx')).rawPayload
  const body = await partOfDocx(bytes, 'word/document.xml')
  for (const { name } of planSections) {
    expect(body).toMatch(new RegExp(`<w:pStyle w:val="Heading1"/>(?:(?!</w:p>).)*${name}`))
  }
  // Each line of the contents refers to the page of its own heading.
  for (const index of planSections.keys()) {
    expect(body).toContain(`PAGEREF section-${index + 1}`)
    expect(body).toMatch(new RegExp(`<w:bookmarkStart w:name="section-${index + 1}"`))
  }
  const styles = await partOfDocx(bytes, 'word/styles.xml')
  // Without a rule LibreOffice takes the height of a line for exact, and a large title's lines run into each other.
  expect(styles).toMatch(/<w:pPrDefault>.*?<w:spacing [^>]*w:lineRule="auto"/)
  expect(styles).toMatch(/w:styleId="Heading1".*?<w:keepNext\/>/)
  expect(await partOfDocx(bytes, 'docProps/core.xml')).not.toContain('Landfall')
  expect(body).toContain('Opening of executive.')
  expect(body).toContain('This section is not written yet.')
  expect(body).toContain('<w:numPr>')
  expect(await partOfDocx(bytes, 'word/footer1.xml')).toContain('PAGE')
  const properties = await partOfDocx(bytes, 'docProps/core.xml')
  expect(properties).toContain('<dc:title>Harbour Grid</dc:title>')
})

test('a footer of ours stands on the plan where it is asked for, and not otherwise', async () => {
  await savePlan(texts)
  const footers = async (query: string) => {
    const parts = await readZip((await fetchPlan(`docx${query}`)).rawPayload)
    return {
      pdf: await pdfText((await fetchPlan(`pdf${query}`)).rawPayload),
      docx: parts.find(({ name }) => name === 'word/footer1.xml')?.bytes.toString() ?? '',
    }
  }
  const asked = await footers('?footer=true')
  expect(asked.pdf.match(/Written with Landfall/g)?.length).toBeGreaterThan(1)
  expect(asked.docx).toContain('Written with Landfall')
  for (const query of ['', '?footer=', '?footer=false', '?footer=true&footer=true']) {
    const { pdf, docx } = await footers(query)
    expect(docx, query).toContain('Page')
    expect(pdf + docx, query).not.toContain('Landfall')
  }
})

test('LibreOffice reads the headings of the Word document', { timeout: 120_000 }, async () => {
  if (!(await has('soffice', '--version'))) return
  await savePlan(texts)
  const file = join(folder, 'office.docx')
  await writeFile(file, (await fetchPlan('docx')).rawPayload)
  const profile = `-env:UserInstallation=file://${join(folder, 'office-profile')}`
  await run('soffice', [profile, '--headless', '--convert-to', 'html', '--outdir', folder, file])
  const html = (await readFile(join(folder, 'office.html'), 'utf8')).replaceAll(/\s+/g, ' ')
  for (const { name } of planSections) expect(html).toMatch(new RegExp(`<h1[^>]*>(?:(?!</h1>).)*${name}`))
})
