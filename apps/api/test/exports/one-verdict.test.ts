import {
  criterionStatusNames,
  type EligibilityAnswers,
  editionBeside,
  formatCad,
  latestEdition,
  verdictNames,
  verdictOn,
} from '@suv/domain'
import { answersWith, sampleAnswers } from '@suv/domain/testing'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { callTrpc, useMembers } from '../support/members.ts'
import { pdfText } from '../support/pdf-text.ts'
import { useTestServer } from '../support/test-server.ts'

/*
 * Whatever somebody answers, the files and the bell say what the screens say: the one verdict of the edition in force. Each try
 * sets two PDFs and a workbook, so it is a sample: some answers that stay the same, and some that are new in every run.
 */

const heldOutSeed = Date.now() % 2 ** 31
process.stdout.write(`One verdict in all files: held-out answers by seed ${heldOutSeed}.\n`)

const test = useTestServer()
const [member] = useMembers(test, 'ada@example.com')

const get = async (url: string) => {
  const answer = await test.inject({ method: 'GET', url: `/api/${url}`, headers: member.cookie })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer
}

async function save(answers: EligibilityAnswers): Promise<EligibilityAnswers> {
  const { familySize, settlementFundsCAD } = answers
  const evaluated = await test.inject({
    method: 'POST',
    url: '/api/eligibility/evaluate',
    payload: answers,
    headers: member.cookie,
  })
  expect(evaluated.statusCode, evaluated.body.slice(0, 300)).toBe(200)
  await test.inject({
    method: 'PUT',
    url: `/api/financial-data/${member.userId}`,
    payload: { settlementFunds: settlementFundsCAD ?? null },
    headers: member.cookie,
  })
  return { ...answers, familySize: familySize ?? null }
}

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')

it.each([
  ['that meet everything', [answersWith({})]],
  ['between two editions', [answersWith({ settlementFundsCAD: 22_000 })]],
  ['of kept samples', sampleAnswers(6, 1)],
  [`held out, seed ${heldOutSeed}`, sampleAnswers(6, heldOutSeed)],
] as const)('answers %s are judged alike in every file', { timeout: 120_000 }, async (_name, samples) => {
  for (const given of samples) {
    const answers = await save(given)
    const { result, gaps, criteria, edition } = verdictOn(answers)
    expect(edition).toBe(latestEdition)
    const other = verdictOn(answers, editionBeside(edition))

    const application = await pdfText((await get('exports/application.pdf')).rawPayload)
    expect(application).toContain(`Preliminary result ${verdictNames[result].heading} Assessed`)
    expect(application).toContain(
      `For comparison ${other.edition.title}: ${verdictNames[other.result].heading}`,
    )
    for (const gap of gaps) expect(application).toContain(spaced(gap))
    expect(application.includes('What to improve')).toBe(gaps.length > 0)
    for (const { title, status } of criteria) {
      expect(application).toContain(`${title}: ${criterionStatusNames[status]} Asked:`)
    }

    const funds = criteria.find(({ key }) => key === 'settlement_funds')
    const word = funds === undefined ? '' : criterionStatusNames[funds.status]
    const row = [answers.settlementFundsCAD ?? 0, funds?.amountCAD ?? 0].map(formatCad).join(' ')
    const report = await pdfText((await get('exports/financial.pdf')).rawPayload)
    const [led = '', compared = ''] = report.split('For comparison: ')
    expect(led).toContain(`Requirements: ${edition.title}`)
    expect(led).toContain(`Settlement funds ${row} ${word}`)
    const otherFunds = other.criteria.find(({ key }) => key === 'settlement_funds')
    expect(compared).toContain(other.edition.title)
    expect(compared).toContain(
      `${formatCad(otherFunds?.amountCAD ?? 0)} ${criterionStatusNames[otherFunds?.status ?? 'met']}`,
    )
    const gap = gaps.find((text) => text.startsWith('Increase settlement funds'))
    const short = /; (\$[\d,]+) short of the amount/.exec(led)?.[1]
    expect(gap ?? null).toBe(short === undefined ? null : `Increase settlement funds by ${short} CAD`)
    expect(application).toMatch(new RegExp(`Settlement funds \\${row.replace(' ', ' of \\')} .+?: ${word}`))

    const book = await readXlsx((await get('exports/financial.xlsx')).rawPayload)
    const summary = book.sheets.find(({ name }) => name === 'Summary')?.rows ?? []
    const ofFunds = summary.filter(([first]) => first === 'Settlement funds')
    expect(ofFunds.map((cells) => cells.slice(1, 4))).toEqual([
      [answers.settlementFundsCAD ?? 0, funds?.amountCAD, word],
      [
        answers.settlementFundsCAD ?? 0,
        otherFunds?.amountCAD,
        criterionStatusNames[otherFunds?.status ?? 'met'],
      ],
    ])

    // The bell tells of dates alone, and so contradicts nothing.
    const bell = await callTrpc(test, 'query', 'notifications.list', {
      input: { today: '2026-11-22' },
      headers: member.cookie,
    })
    expect(bell.statusCode).toBe(200)
    expect(bell.body).not.toMatch(/eligible|not met|settlement funds/i)
  }
})
