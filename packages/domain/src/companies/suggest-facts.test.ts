import { describe, expect, it } from 'vitest'
import { suggestCompanyFacts } from './suggest-facts.ts'

const suggest = (executiveSummary: string) =>
  Object.fromEntries(suggestCompanyFacts({ executiveSummary }).map(({ fact, value }) => [fact, value]))

describe('facts of a company that its plan states', () => {
  it('come with the sentence that they were read from, and with its section', () => {
    const suggestions = suggestCompanyFacts({
      executiveSummary:
        'Harbour Triage sorts patients before they reach a clinic. We are based in Nova Scotia.',
      marketAnalysis: 'We have our first paying customers. See https://harbour.example/start.',
      operationsPlan: 'We are raising $250,000 from angel investors.',
    })
    expect(suggestions).toEqual([
      {
        fact: 'oneLiner',
        value: 'Harbour Triage sorts patients before they reach a clinic.',
        sentence: 'Harbour Triage sorts patients before they reach a clinic.',
        from: 'Executive Summary',
      },
      {
        fact: 'sector',
        value: 'healthtech',
        sentence: 'Harbour Triage sorts patients before they reach a clinic.',
        from: 'Executive Summary',
      },
      { fact: 'province', value: 'NS', sentence: 'We are based in Nova Scotia.', from: 'Executive Summary' },
      {
        fact: 'stage',
        value: 'first_customers',
        sentence: 'We have our first paying customers.',
        from: 'Market Analysis',
      },
      {
        fact: 'website',
        value: 'https://harbour.example/start',
        sentence: 'See https://harbour.example/start.',
        from: 'Market Analysis',
      },
      {
        fact: 'organizationSought',
        value: 'angel',
        sentence: 'We are raising $250,000 from angel investors.',
        from: 'Operations Plan',
      },
      {
        fact: 'amountSought',
        value: 250_000,
        sentence: 'We are raising $250,000 from angel investors.',
        from: 'Operations Plan',
      },
    ])
  })

  it('are not read from what is to come, denied, or one of several', () => {
    expect(suggest('We will win our first customers in year 2.')).not.toHaveProperty('stage')
    expect(suggest('We do not seek venture capital.')).not.toHaveProperty('organizationSought')
    expect(suggest('Venture capital or an incubator may support us.')).not.toHaveProperty(
      'organizationSought',
    )
    expect(suggest('We open offices in Ontario and Alberta.')).not.toHaveProperty('province')
    expect(suggest('We are raising $50,000 or $80,000.')).not.toHaveProperty('amountSought')
    expect(suggest('We are raising US$50,000.')).not.toHaveProperty('amountSought')
  })

  it('are none without a plan', () => {
    expect(suggestCompanyFacts({})).toEqual([])
    expect(suggestCompanyFacts({ executiveSummary: '  ', marketAnalysis: null })).toEqual([])
  })
})
