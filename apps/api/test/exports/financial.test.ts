import { execFile, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  breakEvenMonth,
  defaultCashFlowAssumptions,
  projectCashFlow,
  shownMonths,
  yearsOf,
} from '@suv/domain'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useMembers } from '../support/members.ts'
import { pdfText } from '../support/pdf-text.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, empty] = useMembers(test, 'ada@example.com', 'grace@example.com')
let folder: string

const assumptions = {
  ...defaultCashFlowAssumptions,
  initial_patients_per_day: 5,
  growth_rate_monthly: 0.04,
  avg_visit_value: 199.5,
}
const trap = '=HYPERLINK("http://example.com","Click")'
const finances = {
  vcInvestmentCommitted: 120_000,
  angelInvestmentCommitted: 75_000,
  settlementFunds: 20_000,
  totalInvestmentRequired: 300_000,
  startupCapital: 15_000,
  projectedBreakeven: 18,
  fundingSources: [
    { source: trap, amount: 120_000, committed: true, description: '+1+1' },
    { source: '@SUM(1;2)', amount: 75_000, committed: true, support_letter_status: 'received' },
    { source: '-2+3', amount: 40_000, committed: false },
  ],
  cashFlowProjections: { assumptions, monthly_projections: projectCashFlow(assumptions, shownMonths) },
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-exports-'))
  await test.inject({
    method: 'PUT',
    url: `/api/financial-data/${member.userId}`,
    payload: finances,
    headers: member.cookie,
  })
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

const get = (file: string, headers: object = member.cookie) =>
  test.inject({ method: 'GET', url: `/api/exports/${file}`, headers: { ...headers } })

const runs = (command: string) => spawnSync(command, ['--version'], { timeout: 60_000 }).status === 0
const hasOffice = runs('soffice')
if (!hasOffice) console.warn('soffice is not installed: nothing recalculates the workbook.')

/** Every sheet as rows of texts, calculated anew by LibreOffice whatever the file says that its formulas come to. */
async function recalculate(bytes: Uint8Array): Promise<Map<string, string[][]>> {
  const work = await mkdtemp(join(folder, 'work-'))
  const profile = join(work, 'profile')
  await mkdir(join(profile, 'user'), { recursive: true })
  const always = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), always)
  await writeFile(join(work, 'book.xlsx'), bytes)
  // Comma, quotes, UTF-8, raw values instead of shown ones, and every sheet into a file of its own.
  const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1'
  await promisify(execFile)(
    'soffice',
    [`-env:UserInstallation=file://${profile}`, '--headless', '--convert-to', filter, 'book.xlsx'],
    { cwd: work, timeout: 120_000 },
  )
  const sheets = new Map<string, string[][]>()
  for (const file of await readdir(work)) {
    const name = /^book-(.+)\.csv$/.exec(file)?.[1]
    if (name === undefined) continue
    const lines = (await readFile(join(work, file), 'utf8')).trimEnd().split('\n')
    sheets.set(
      name,
      lines.map((line) => cellsOf(line)),
    )
  }
  return sheets
}

/** The cells of a line of CSV without line breaks in its texts. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
}

const rowOf = (rows: string[][] | undefined, name: string) => rows?.find(([first]) => first === name) ?? []

it('is for members, and names what it cannot make', async () => {
  for (const file of ['financial.xlsx', 'financial.pdf']) {
    expect((await get(file, {})).statusCode).toBe(401)
    expect((await get(`${file}?edition=1999`)).statusCode).toBe(400)
    expect((await get(`${file}?family=0`)).statusCode).toBe(400)
    expect((await get(`${file}?edition=2026&family=2`)).statusCode).toBe(200)
  }
})

describe('the workbook', () => {
  it('carries what its formulas come to, so that a preview shows it', async () => {
    const answer = await get('financial.xlsx?family=3')
    expect(answer.headers['content-disposition']).toContain('start-up-visa-finances.xlsx')
    const book = await readXlsx(answer.rawPayload)
    const summary = book.sheets.find(({ name }) => name === 'Summary')?.rows ?? []
    const row = (name: string) => summary.find(([first]) => first === name)
    expect(row('Venture capital')?.slice(1, 4)).toEqual([120_000, 200_000, 'Not met'])
    expect(row('Angel investors')?.slice(1, 4)).toEqual([75_000, 75_000, 'Met'])
    // The edition in force leads; the specified one stands below it.
    expect(summary.filter(([first]) => first === 'Figures of the program').map((row) => row[1])).toEqual([
      'Rules of 2026',
      'Rules of 2023',
    ])
    const funds = summary.filter(([first]) => first === 'Settlement funds')
    expect(funds.map((row) => row.slice(1, 4))).toEqual([
      [20_000, 23_360, 'Not met'],
      [20_000, 21_055, 'Not met'],
    ])
    const missing = summary.filter(([first]) => first === 'Settlement funds still missing')
    expect(missing.map((row) => row[1])).toEqual([3_360, 1_055])
    expect(row('Secured of required')?.[1]).toBe(0.65)
  })

  it('is there before anything is entered', async () => {
    const book = await readXlsx((await get('financial.xlsx', empty.cookie)).rawPayload)
    expect(book.sheets.map(({ name }) => name)).toEqual([
      'Summary',
      'Commitments',
      'Funding sources',
      'Cash flow',
      'Projections',
    ])
  })

  it.skipIf(!hasOffice)(
    'recalculates in LibreOffice to the figures of the screen, and calculates no text',
    { timeout: 240_000 },
    async () => {
      // That it calculates at all: a formula that comes with a wrong result is corrected.
      const wrong = await writeXlsx({
        sheets: [
          {
            name: 'A',
            rows: [[null]],
            cells: new Map([['0,0', { type: 'formula', formula: '1+1', formulaResult: 5, value: 5 }]]),
          },
          { name: 'B', rows: [['x']] },
        ],
      })
      expect((await recalculate(wrong)).get('A')).toEqual([['2']])

      const statusOfFunds = async (query: string, headers?: object) => {
        const book = await recalculate((await get(`financial.xlsx?${query}`, headers)).rawPayload)
        return rowOf(book.get('Summary'), 'Settlement funds')[3]
      }
      expect(await statusOfFunds('family=1')).toBe('Met')
      expect(await statusOfFunds('')).toBe('Not answered')
      expect(await statusOfFunds('family=1', empty.cookie)).toBe('Not answered')

      const sheets = await recalculate((await get('financial.xlsx?family=3')).rawPayload)
      const summary = sheets.get('Summary')
      expect(rowOf(summary, 'Venture capital').slice(1, 4)).toEqual(['120000', '200000', 'Not met'])
      expect(rowOf(summary, 'Angel investors').slice(1, 4)).toEqual(['75000', '75000', 'Met'])
      expect(rowOf(summary, 'Settlement funds').slice(1, 4)).toEqual(['20000', '23360', 'Not met'])
      expect(rowOf(summary, 'Settlement funds still missing')[1]).toBe('3360')
      expect(rowOf(summary, 'Secured investment')[1]).toBe('195000')
      expect(rowOf(summary, 'Secured of required')[1]).toBe('65%')
      expect(rowOf(summary, 'Investment requirement')[1]).toBe('Met')

      const projection = projectCashFlow(assumptions, 36)
      const cashFlow = sheets.get('Cash flow') ?? []
      const head = cashFlow.findIndex(([first]) => first === 'Month')
      const months = cashFlow.slice(head + 1).map((row) => row.slice(2, 6).map(Number))
      expect(months).toEqual(
        projection.map((month) => [
          month.revenue,
          month.expenses,
          month.net_cash_flow,
          month.cumulative_cash,
        ]),
      )
      expect(Number(rowOf(cashFlow, 'Break-even month')[1])).toBe(breakEvenMonth(projection))
      const years = (sheets.get('Projections') ?? []).slice(-3).map((row) => row.map(Number))
      expect(years).toEqual(
        yearsOf(projection).map((year) => [
          year.year,
          year.revenue,
          year.expenses,
          year.net_cash_flow,
          year.cumulative_cash,
        ]),
      )

      const funding = sheets.get('Funding sources') ?? []
      expect(funding.slice(1, 4).map(([source]) => source)).toEqual([trap, '@SUM(1;2)', '-2+3'])
      expect(funding[1]?.[6]).toBe('+1+1')
      expect(rowOf(funding, 'Committed')[3]).toBe('195000')
      expect(rowOf(funding, 'Pending')[3]).toBe('40000')
    },
  )
})

describe('the report', () => {
  it('is a PDF, also before anything is entered', async () => {
    for (const headers of [member.cookie, empty.cookie]) {
      const answer = await get('financial.pdf', headers)
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  it('says what the screen says', async () => {
    const text = await pdfText((await get('financial.pdf?family=3')).rawPayload)
    expect(text).toContain('Angel investors $75,000 $75,000 Met')
    expect(text).toContain('$195,000 secured of $300,000 required (65%)')
    expect(text).toMatch(/Requirements: Rules of 2026 .+ For comparison: Rules of 2023/)
    expect(text).toContain('Settlement funds $20,000 $23,360 Not met; $3,360 short of the amount')
    expect(text).toContain('Settlement funds $20,000 $21,055 Not met; $1,055 short of the amount')
    const [first] = projectCashFlow(assumptions, 1)
    expect(text).toContain((first?.revenue ?? 0).toLocaleString('en-CA'))
  })

  it('invents no figures for who has entered none, and marks what is our example', async () => {
    const text = await pdfText((await get('financial.pdf', empty.cookie)).rawPayload)
    expect(text).toContain('No assumptions entered yet. No break-even entered for the plan.')
    expect(text).not.toMatch(/\$180|15,000|18 months|patient|visit/i)
    const book = await readXlsx((await get('financial.xlsx', empty.cookie)).rawPayload)
    const cells = book.sheets
      .filter(({ name }) => name === 'Cash flow' || name === 'Projections')
      .flatMap(({ rows }) => rows.flat())
    expect(cells.filter((cell) => typeof cell === 'number')).toEqual([])

    const entered = await pdfText((await get('financial.pdf')).rawPayload)
    expect(entered).toContain('Average value of one sale $199.50')
    expect(entered).toContain('Operating days per month (same as our example figure) 22')
    expect(entered).not.toMatch(/patient|visit/i)
  })

  it('has the founder’s own word for what is sold', async () => {
    const put = (unit: string | null) =>
      test.inject({
        method: 'PUT',
        url: `/api/financial-data/${member.userId}`,
        payload: {
          cashFlowProjections: { ...finances.cashFlowProjections, assumptions: { ...assumptions, unit } },
        },
        headers: member.cookie,
      })
    expect((await put('subscription')).statusCode).toBe(200)
    const text = await pdfText((await get('financial.pdf')).rawPayload)
    expect(text).toContain('Average value of one subscription $199.50')
    expect((await put(null)).statusCode).toBe(200)
  })
})
