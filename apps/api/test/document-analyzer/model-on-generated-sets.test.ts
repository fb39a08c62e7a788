import { DomainError, outcomeOf } from '@suv/domain'
import { heldOutDocuments, type LabelledDocument, readingDay } from '@suv/domain/evaluation'
import { analyzeText } from '@suv/domain/read'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createModelAnalyzer } from '../../src/document-analyzer/model.ts'
import { answer, type Behaviour, type StandIn, startModelStandIn } from './model-stand-in.ts'

/** One filling of each held-out layout. */
const documents: readonly LabelledDocument[] = heldOutDocuments().filter(({ name }) => name.endsWith(' 1'))

let model: StandIn
beforeAll(async () => {
  model = await startModelStandIn()
})
afterAll(() => model.close())

const analyzer = (timeoutMs = 20_000) =>
  createModelAnalyzer({
    baseUrl: model.baseUrl,
    model: 'scripted',
    apiKey: undefined,
    callsPerDay: 1_000,
    timeoutMs,
  })

/** What a model that makes no mistake says of a document: the outcomes of its label, each with a line of the text. */
function perfectChecks({ text, verdicts }: LabelledDocument) {
  const quote = text.split('\n').find((line) => line.trim().length > 5) ?? ''
  return Object.entries(verdicts).map(([requirement, status]) => ({
    requirement,
    status,
    details: 'As the label has it.',
    advice: '',
    quotes: [quote.trim()],
  }))
}

async function scoreOf(script: (document: LabelledDocument) => Behaviour) {
  let [right, all, sure] = [0, 0, 0]
  for (const document of documents) {
    model.behave(script(document))
    const { text, familySize = null } = document
    const found = await analyzer().readText({ text, today: readingDay, familySize })
    for (const [beginning, outcome] of Object.entries(document.verdicts)) {
      const check = found.complianceChecks.find(({ requirement }) => requirement === beginning)
      all += 1
      if (check && outcomeOf(check) === outcome) right += 1
    }
    sure += found.confidence
    // Names, days and figures come from the rules, whoever reads the rest.
    expect(found.extractedFields).toEqual(
      analyzeText({ text, today: readingDay, familySize }).extractedFields,
    )
    for (const { quote, start, end } of found.evidence) expect(text.slice(start, end)).toBe(quote)
  }
  return { share: right / all, all, meanConfidence: sure / documents.length }
}

describe('the held-out layouts, read by a scripted model', { timeout: 60_000 }, () => {
  it('that makes no mistake: every outcome is kept', async () => {
    const score = await scoreOf((document) => answer({ checks: perfectChecks(document) }))
    expect(score.all).toBeGreaterThan(80)
    expect(score.share).toBe(1)
    expect(score.meanConfidence).toBe(90)
  })

  it('that quotes what is not in the text: nothing of it is kept, and it is not believed', async () => {
    const score = await scoreOf((document) =>
      answer({
        checks: perfectChecks(document).map((check) => ({
          ...check,
          quotes: ['The sum of CAD 9,999,999 is promised for ever.'],
        })),
      }),
    )
    expect(score.share).toBe(0)
    expect(score.meanConfidence).toBe(0)
  })

  it('that is sure of one true and one invented thing: it is half as sure', async () => {
    const score = await scoreOf((document) => {
      const checks = perfectChecks(document)
      const invented = checks.map((check) => ({
        ...check,
        requirement: `Invented: ${check.requirement}`,
        quotes: ['Nothing like this stands there.'],
      }))
      return answer({ checks: [...checks, ...invented].slice(0, 30) })
    })
    expect(score.share).toBe(1)
    expect(score.meanConfidence).toBe(45)
  })

  it.each<[string, Behaviour, number, RegExp]>([
    ['is slow', { waitMs: 400 }, 60, /took too long/],
    ['answers with no JSON', 'The letter looks fine to me.', 20_000, /gave no answer that can be used/],
    [
      'leaves half of the answer out',
      '{"documentType":"passport"}',
      20_000,
      /gave no answer that can be used/,
    ],
    ['refuses', { refusal: 'I would rather not.' }, 20_000, /gave no answer that can be used/],
  ])('that %s: the member is told, and nothing is made up', async (_, behaviour, timeoutMs, problem) => {
    const kinds = [...Map.groupBy(documents, ({ kind }) => kind).values()].flatMap(([first]) => first ?? [])
    for (const { text } of kinds.slice(0, 4)) {
      model.behave(behaviour)
      const reading = analyzer(timeoutMs).readText({ text, today: readingDay })
      await expect(reading).rejects.toThrow(problem)
      await expect(reading).rejects.toBeInstanceOf(DomainError)
    }
  })

  it('that would cost too much: the text is cut, what is behind is not quoted, and the member is told', async () => {
    const [document] = documents
    if (!document) throw new Error('There are no documents.')
    const behind = 'The very last words of the text.'
    const text = `${document.text}\n${'More of the same. '.repeat(4_000)}\n${behind}`
    const [check] = perfectChecks(document)
    if (!check) throw new Error('The document has no verdict.')
    model.behave(answer({ checks: [check, { ...check, requirement: 'Behind', quotes: [behind] }] }))
    const found = await analyzer().readText({ text, today: readingDay })
    expect(found.complianceChecks.map(({ requirement }) => requirement)).toEqual([check.requirement])
    expect(found.recommendations[0]).toContain('Only the first 60,000 characters were read')
    const sent = JSON.stringify(model.calls.at(-1)?.messages)
    expect(sent).not.toContain(behind)
    expect(model.calls.at(-1)).toMatchObject({ max_tokens: 4_000 })
  })
})
