import { describe, expect, it } from 'vitest'
import { analyzeBusinessPlan } from '../analyze-business-plan.ts'
import { stanceOf } from './judge-topic.ts'
import { programTopics } from './program-topics.ts'

const [innovation, jobs, canada, competitors] = programTopics

describe('a sentence of a plan', () => {
  it.each([
    [innovation, 'Nothing here is new.', 'denies'],
    [innovation, 'No other product can do this.', 'full'],
    [innovation, 'Our method did not exist before.', 'full'],
    [innovation, 'We sell phone covers.', null],
    [jobs, 'We do not plan to create any jobs in Canada.', 'denies'],
    [jobs, 'We will hire 12 people in Halifax.', 'full'],
    [jobs, 'We will create many jobs.', 'partly'],
    [jobs, 'No fewer than 12 people will be employed.', 'full'],
    [canada, 'The plant is in Alberta.', 'full'],
    [canada, 'The business will not operate in Canada.', 'denies'],
    [competitors, 'We have no competitors.', 'denies'],
    [competitors, 'Our main competitors are Vexon and Marlow.', 'full'],
    [competitors, 'There are several competitors.', 'partly'],
    [competitors, 'Nous n’avons aucun concurrent.', 'denies'],
  ])('%#: %s', (topic, sentence, stance) => {
    if (!topic) throw new Error('There is no such topic.')
    const { affirms, denies } = stanceOf(topic, sentence)
    expect(denies ? 'denies' : affirms).toBe(stance)
  })
})

describe('what a plan says twice', () => {
  const check = (plan: Parameters<typeof analyzeBusinessPlan>[0], entered = {}) => {
    const { complianceChecks, evidence } = analyzeBusinessPlan(plan, undefined, [entered].flat() as [])
    const found = complianceChecks.find(({ requirement }) => requirement.startsWith('Gives the same'))
    return found && { ...found, quotes: evidence.filter(({ claim }) => claim === found.requirement) }
  }

  it('is listed with both quotes where it differs', () => {
    const found = check({
      executiveSummary: 'We will create 20 jobs by 2027.',
      jobCreationPlan: 'The plan is to create 12 jobs by 2027.',
    })
    expect(found).toMatchObject({
      status: 'not_met',
      details: 'Jobs 2027: 20 in Executive Summary, 12 in Job Creation Plan.',
    })
    expect(found?.quotes.map(({ section, quote }) => [section, quote])).toEqual([
      ['executiveSummary', 'We will create 20 jobs by 2027.'],
      ['jobCreationPlan', 'The plan is to create 12 jobs by 2027.'],
    ])
  })

  it('is met where it agrees, and left out where nothing stands twice', () => {
    expect(
      check({
        executiveSummary: 'We create 12 jobs by 2027.',
        jobCreationPlan: '12 jobs by 2027 are planned.',
      }),
    ).toMatchObject({ status: 'met' })
    expect(check({ executiveSummary: 'We create 12 jobs by 2027.' })).toBeUndefined()
    // Another year is another statement, and a denial is none.
    expect(
      check({ executiveSummary: 'We create 12 jobs by 2027.', jobCreationPlan: '30 jobs by 2029.' }),
    ).toBeUndefined()
  })
})

it('holds a plan against finances, team and letters, with both places', () => {
  const { complianceChecks } = analyzeBusinessPlan(
    {
      executiveSummary:
        'Bow River has committed CAD 120,000 to us. The founders are Amina Osei and Kwame Mensah.',
    },
    undefined,
    [
      { subject: 'committed', value: 'CAD 95000', shown: 'CAD 95,000', place: 'Financial' },
      { subject: 'teamMember', value: 'OSEI Amina', shown: 'OSEI Amina', place: 'Team' },
    ],
  )
  expect(
    complianceChecks.find(({ requirement }) => requirement.startsWith('Agrees with your')),
  ).toMatchObject({
    status: 'not_met',
    details:
      'Committed investment: CAD 120,000 in Executive Summary, CAD 95,000 in Financial. Kwame Mensah is named in Executive Summary, and is not in your team.',
  })
})

it('quotes a denial as what stands against a point', () => {
  const { complianceChecks, evidence } = analyzeBusinessPlan({ marketAnalysis: 'We have no competitors.' })
  const check = complianceChecks.find(({ requirement }) => requirement === 'Names competitors')
  expect(check).toMatchObject({ status: 'not_met', details: expect.stringContaining('denies') })
  expect(evidence.find(({ claim }) => claim === 'Names competitors')?.quote).toBe('We have no competitors.')
})
