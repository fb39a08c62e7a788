import { describe, expect, it } from 'vitest'
import { latestEdition, specifiedEdition } from '../program/editions.ts'
import { quebecExclusionText } from './criteria/residence.ts'
import { evaluate } from './evaluate.ts'
import { type CriterionKey, criterionKeys, type EligibilityAnswers, evaluationSchema } from './schema.ts'
import { answersWith } from './testing.ts'

const gapsOf = (changes: EligibilityAnswers) => evaluate(answersWith(changes)).gapsToAddress

function criterionOf(changes: EligibilityAnswers, key: CriterionKey) {
  const criterion = evaluate(answersWith(changes)).criteria.find((candidate) => candidate.key === key)
  if (!criterion) throw new Error(`no criterion ${key}`)
  return criterion
}

describe('the verdict', () => {
  it('is eligible when everything is met', () => {
    const evaluation = evaluate(answersWith({}))
    expect(evaluation.eligibilityResult).toBe('eligible')
    expect(evaluation.gapsToAddress).toEqual([])
    expect(evaluation.criteria.map((criterion) => criterion.status)).toEqual(criterionKeys.map(() => 'met'))
  })

  it('is partially eligible with exactly three gaps in the case that the issue names', () => {
    const evaluation = evaluate(
      answersWith({
        ownershipData: [{ memberId: 'founder', votingRightsPct: 9 }],
        languageTest: { test: 'IELTS', CLBListening: 5, CLBReading: 5, CLBWriting: 4, CLBSpeaking: 5 },
        settlementFundsCAD: 20_000,
        familySize: 3,
      }),
    )
    expect(evaluation.eligibilityResult).toBe('partially_eligible')
    expect(evaluation.gapsToAddress).toEqual([
      'Increase ownership to at least 10% (currently 9%)',
      'Improve language scores to CLB 5+ in: writing',
      'Increase settlement funds by $1,055 CAD',
    ])
  })

  it('is not eligible in Quebec, and says so last', () => {
    const evaluation = evaluate(answersWith({ province: 'QC', hasQualifyingBusiness: false }))
    expect(evaluation.eligibilityResult).toBe('not_eligible')
    expect(evaluation.gapsToAddress).toEqual([
      'Develop a qualifying innovative business idea',
      quebecExclusionText,
    ])
  })

  it('is partially eligible without a gap when only an admissibility concern stands', () => {
    const evaluation = evaluate(answersWith({ admissibilityFlags: ['criminal record'] }))
    expect(evaluation.eligibilityResult).toBe('partially_eligible')
    expect(evaluation.gapsToAddress).toEqual([])
  })

  it('lists every gap of unanswered questions, in the order of the specification', () => {
    const evaluation = evaluate({})
    expect(evaluation.eligibilityResult).toBe('partially_eligible')
    expect(evaluation.gapsToAddress).toEqual([
      'Develop a qualifying innovative business idea',
      'Increase ownership to at least 10% (currently 0%)',
      'Improve language scores to CLB 5+ in: listening, reading, writing, speaking',
      'Increase settlement funds by $13,757 CAD',
      'Identify designated organization strategy',
    ])
    expect(evaluation.criteria.map((criterion) => criterion.status)).toEqual(
      criterionKeys.map(() => 'not_answered'),
    )
    expect(evaluation.criteria.map((criterion) => criterion.fact)).toEqual(criterionKeys.map(() => null))
  })

  it('takes the figures of the edition that it is given', () => {
    const answers = answersWith({ settlementFundsCAD: 21_055, familySize: 3 })
    expect(evaluate(answers, specifiedEdition).eligibilityResult).toBe('eligible')
    expect(evaluate(answers, latestEdition).gapsToAddress).toEqual([
      'Increase settlement funds by $2,305 CAD',
    ])
    const stricter = {
      ...specifiedEdition,
      minimumOwnershipPct: { ...specifiedEdition.minimumOwnershipPct, value: 50 },
      minimumClb: { ...specifiedEdition.minimumClb, value: 6 },
    }
    expect(evaluate(answers, stricter).gapsToAddress).toEqual([
      'Increase ownership to at least 50% (currently 40%)',
      'Improve language scores to CLB 6+ in: writing',
    ])
  })

  it('gives what its schema describes', () => {
    expect(evaluationSchema.parse(evaluate({}))).toEqual(evaluate({}))
  })
})

describe('ownership', () => {
  const shares = (...percents: number[]) => ({
    ownershipData: percents.map((votingRightsPct, index) => ({ memberId: `m${index}`, votingRightsPct })),
  })

  it.each([
    [shares(10), []],
    [shares(9.99), ['Increase ownership to at least 10% (currently 9.99%)']],
    [shares(9.999), ['Increase ownership to at least 10% (currently 9.99%)']],
    [shares(0), ['Increase ownership to at least 10% (currently 0%)']],
    [shares(-0), ['Increase ownership to at least 10% (currently 0%)']],
    [shares(60, 7.5, 30), ['Increase ownership to at least 10% (currently 7.5%)']],
    [shares(), ['Increase ownership to at least 10% (currently 0%)']],
  ])('reads %j', (changes, gaps) => {
    expect(gapsOf(changes)).toEqual(gaps)
  })

  it('says what was seen and what is asked', () => {
    expect(criterionOf(shares(9), 'ownership')).toMatchObject({
      status: 'not_met',
      fact: 'You hold 9% of the voting rights',
      threshold: 'At least 10% of the voting rights for each applicant',
      amountCAD: null,
    })
    expect(criterionOf(shares(60, 40), 'ownership').fact).toBe(
      'The smallest of your 2 shares is 40% of the voting rights',
    )
    expect(criterionOf({ ownershipData: [] }, 'ownership').status).toBe('not_answered')
  })
})

describe('language', () => {
  it('names the abilities in the order of the screen', () => {
    const languageTest = {
      test: 'TEF Canada',
      CLBListening: 4,
      CLBReading: 5,
      CLBWriting: 3,
      CLBSpeaking: 1,
    } as const
    expect(gapsOf({ languageTest })).toEqual([
      'Improve language scores to CLB 5+ in: listening, writing, speaking',
    ])
    expect(criterionOf({ languageTest }, 'language')).toMatchObject({
      status: 'not_met',
      fact: 'Your NCLC levels are 4 in listening, 5 in reading, 3 in writing, 1 in speaking',
      threshold: 'NCLC 5 or higher in listening, reading, writing and speaking',
    })
  })
})

describe('settlement funds', () => {
  it.each([
    [{ settlementFundsCAD: 13_757, familySize: 1 }, []],
    [{ settlementFundsCAD: 13_756, familySize: 1 }, ['Increase settlement funds by $1 CAD']],
    [{ settlementFundsCAD: 13_757, familySize: null }, []],
    [{ settlementFundsCAD: 0, familySize: 7 }, ['Increase settlement funds by $36,407 CAD']],
    [{ settlementFundsCAD: 0, familySize: 12 }, ['Increase settlement funds by $36,407 CAD']],
    [{ settlementFundsCAD: null, familySize: 2 }, ['Increase settlement funds by $17,127 CAD']],
  ])('reads %j', (changes, gaps) => {
    expect(gapsOf(changes)).toEqual(gaps)
  })

  it('says for how many people, and alone carries an amount', () => {
    expect(criterionOf({ settlementFundsCAD: 20_000 }, 'settlement_funds')).toMatchObject({
      fact: 'You have $20,000 available',
      threshold: 'At least $21,055 for a family of 3',
      amountCAD: 21_055,
      effectiveFrom: '2023-04-25',
    })
    const threshold = (familySize: number | null) => criterionOf({ familySize }, 'settlement_funds').threshold
    expect(threshold(1)).toBe('At least $13,757 for 1 person')
    expect(threshold(null)).toBe('At least $13,757 for 1 person, as long as the family size is not answered')
    expect(threshold(9)).toBe('At least $36,407 for a family of 7 or more')
    const amounts = evaluate(answersWith({})).criteria.filter((criterion) => criterion.amountCAD !== null)
    expect(amounts.map((criterion) => criterion.key)).toEqual(['settlement_funds'])
  })
})

describe('designated organization', () => {
  const gap = 'Identify designated organization strategy'
  it.each([
    [{ hasLetterOfSupport: true, designatedOrgPlan: null }, [], 'met'],
    [{ hasLetterOfSupport: true, designatedOrgPlan: 'unknown' as const }, [], 'met'],
    [{ hasLetterOfSupport: false, designatedOrgPlan: 'vc' as const }, [], 'met'],
    [{ hasLetterOfSupport: null, designatedOrgPlan: 'angel' as const }, [], 'met'],
    [{ hasLetterOfSupport: false, designatedOrgPlan: 'unknown' as const }, [gap], 'not_met'],
    [{ hasLetterOfSupport: null, designatedOrgPlan: 'unknown' as const }, [gap], 'not_met'],
    [{ hasLetterOfSupport: false, designatedOrgPlan: null }, [gap], 'not_met'],
    [{ hasLetterOfSupport: null, designatedOrgPlan: null }, [gap], 'not_answered'],
  ])('reads %j', (changes, gaps, status) => {
    expect(gapsOf(changes)).toEqual(gaps)
    expect(criterionOf(changes, 'designated_organization').status).toBe(status)
  })
})

describe('residence and admissibility', () => {
  it('take an unanswered question as no gap and not as met', () => {
    const unanswered = { province: null, admissibilityFlags: null }
    expect(gapsOf(unanswered)).toEqual([])
    expect(criterionOf(unanswered, 'residence').status).toBe('not_answered')
    expect(criterionOf(unanswered, 'admissibility').status).toBe('not_answered')
  })

  it('say what was seen', () => {
    expect(criterionOf({ province: 'NT' }, 'residence')).toMatchObject({
      status: 'met',
      fact: 'You plan to settle in the Northwest Territories',
      threshold: 'A province or territory other than Quebec',
    })
    expect(criterionOf({ admissibilityFlags: ['a', 'b'] }, 'admissibility')).toMatchObject({
      status: 'not_met',
      fact: 'You reported 2 admissibility concerns',
    })
  })
})

describe('shares that come to more than there is', () => {
  const factOn = (...shares: number[]) =>
    evaluate({
      ownershipData: shares.map((votingRightsPct, index) => ({ memberId: `${index}`, votingRightsPct })),
    }).criteria.find(({ key }) => key === 'ownership')?.fact

  it('are named with their sum', () => {
    expect(factOn(60, 70)).toBe(
      'The smallest of your 2 shares is 60% of the voting rights; together they come to 130%, more than there is: check them',
    )
    expect(factOn(40, 60)).toBe('The smallest of your 2 shares is 40% of the voting rights')
    expect(factOn(100 / 3, 100 / 3, 100 / 3)).not.toContain('together')
  })
})
