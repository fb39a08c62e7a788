import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latestEdition } from '../../program/editions.ts'
import { evaluate } from '../evaluate.ts'
import {
  type Assessment,
  answerNames,
  assessmentSchema,
  designatedOrgPlans,
  eligibilityAnswersSchema,
  languageTestNames,
} from '../schema.ts'
import { familySizeChoices } from './answers.ts'
import { admissibilityConcernFlag, toEligibilityAnswers, toScreenerForm } from './convert.ts'
import { emptyScreenerForm, isScreenerForm, type ScreenerForm, withFieldText } from './form.ts'
import { designatedOrgPlanOptions, familySizeOptions, provinceOptions } from './options.ts'
import {
  isStepComplete,
  promptFor,
  type ScreenerStep,
  screenerStepCount,
  screenerSteps,
  stepErrors,
} from './steps.ts'

const filledForm: ScreenerForm = {
  hasQualifyingBusiness: 'yes',
  ownershipPct: '9',
  designatedOrgPlan: 'incubator',
  hasLetterOfSupport: 'no',
  languageTest: 'IELTS',
  CLBListening: '5',
  CLBReading: '5',
  CLBWriting: '4',
  CLBSpeaking: '5',
  familySize: '3',
  familyMembers: '',
  settlementFunds: '20000',
  province: 'ON',
  admissibilityConcerns: 'no',
}

const steps = Object.keys(screenerSteps).map(Number) as ScreenerStep[]
const withAnswer = (changes: Partial<ScreenerForm>): ScreenerForm => ({ ...filledForm, ...changes })

describe('the form', () => {
  it('accepts itself, empty and filled, and nothing unknown', () => {
    expect(isScreenerForm(emptyScreenerForm)).toBe(true)
    expect(isScreenerForm(filledForm)).toBe(true)
    const refused = [
      null,
      [],
      {},
      { ...filledForm, extra: '' },
      { ...filledForm, province: 'XX' },
      { ...filledForm, familySize: '8' },
      { ...filledForm, hasQualifyingBusiness: true },
      { ...filledForm, settlementFunds: 20000 },
      { ...filledForm, settlementFunds: '9'.repeat(1000) },
    ]
    for (const value of refused) expect(isScreenerForm(value)).toBe(false)
  })

  it('takes an answer that its field can hold, and stays as it is for another', () => {
    expect(withFieldText(filledForm, 'province', 'QC').province).toBe('QC')
    expect(withFieldText(filledForm, 'province', 'XX')).toBe(filledForm)
    expect(withFieldText(filledForm, 'ownershipPct', 'nine')).toEqual({ ...filledForm, ownershipPct: 'nine' })
  })

  it('asks for what the schema of answers takes', () => {
    expect([...answerNames].sort()).toEqual(Object.keys(eligibilityAnswersSchema.shape).sort())
  })

  it('has every field on exactly one of five steps', () => {
    expect(steps).toHaveLength(screenerStepCount)
    expect(steps.flatMap((step) => [...screenerSteps[step].fields]).sort()).toEqual(
      Object.keys(filledForm).sort(),
    )
  })
})

describe('the step gates', () => {
  it('open for a filled form and stay closed for an empty one', () => {
    for (const step of steps) {
      expect(isStepComplete(step, filledForm)).toBe(true)
      expect(isStepComplete(step, emptyScreenerForm)).toBe(false)
      expect(stepErrors(step, emptyScreenerForm)).toEqual({})
    }
  })

  it.each(steps.flatMap((step) => screenerSteps[step].fields.map((field) => ({ step, field }))))(
    'step $step needs $field',
    ({ step, field }) => {
      const needed = field !== 'admissibilityConcerns' && field !== 'familyMembers'
      for (const blank of field in typedBlanks ? ['', '  '] : ['']) {
        const form = { ...filledForm, [field]: blank }
        expect(isStepComplete(step, form)).toBe(!needed)
        for (const other of steps) if (other !== step) expect(isStepComplete(other, form)).toBe(true)
      }
    },
  )

  it('ask a family of seven or more, and nobody else, how many they are', () => {
    const large = (familyMembers: string) => withAnswer({ familySize: '7+', familyMembers })
    expect(isStepComplete(4, large(''))).toBe(false)
    expect(promptFor('familyMembers', large(''))).toBe('Enter how many people you are.')
    expect(promptFor('familyMembers', filledForm)).toBeNull()
    for (const count of ['7', '30', '１２']) expect(isStepComplete(4, large(count))).toBe(true)
    const mistakes = {
      '6': 'Enter at least 7 people, or choose your family size above.',
      '31': 'Enter at most 30 people.',
      eight: 'Enter a whole number of people in digits, such as 8.',
      '7.5': 'Enter a whole number of people in digits, such as 8.',
    }
    for (const [count, familyMembers] of Object.entries(mistakes)) {
      expect(stepErrors(4, large(count))).toEqual({ familyMembers })
    }
    expect(stepErrors(4, withAnswer({ familyMembers: 'eight' }))).toEqual({})
  })

  it('let Quebec through: the verdict is for the results', () => {
    expect(isStepComplete(5, withAnswer({ province: 'QC' }))).toBe(true)
  })

  it('open exactly for a step whose needed fields are filled and without error', () => {
    const typed = fc.oneof(fc.string({ maxLength: 8 }), fc.integer({ min: -5, max: 130 }).map(String))
    fc.assert(
      fc.property(typed, fc.constantFrom(...Object.keys(typedBlanks)), (text, field) => {
        const form = { ...filledForm, [field]: text }
        for (const step of steps) {
          const errors = stepErrors(step, form)
          const blank =
            (screenerSteps[step].fields as readonly string[]).includes(field) && text.trim() === ''
          expect(isStepComplete(step, form)).toBe(!blank && Object.keys(errors).length === 0)
        }
      }),
    )
  })
})

/** The fields where a number is typed. */
const typedBlanks = {
  ownershipPct: '',
  CLBListening: '',
  CLBReading: '',
  CLBWriting: '',
  CLBSpeaking: '',
  settlementFunds: '',
}

describe('what people type', () => {
  const notDollars = 'Enter Canadian dollars in digits, such as 25,000.'
  const notPercent = 'Enter a number in digits, such as 10 or 12.5.'
  const notClb = 'Enter a whole CLB level in digits, such as 5.'

  it.each([
    [1, 'ownershipPct', '0', 0],
    [1, 'ownershipPct', '100', 100],
    [1, 'ownershipPct', '12.5', 12.5],
    [1, 'ownershipPct', ' 5 ', 5],
    [1, 'ownershipPct', '５', 5],
    [1, 'ownershipPct', '10 %', 10],
    [1, 'ownershipPct', '-0', 0],
    [1, 'ownershipPct', '-1', 'Voting rights cannot be below 0%.'],
    [1, 'ownershipPct', '100.01', 'Voting rights cannot exceed 100%.'],
    [1, 'ownershipPct', '1e1', notPercent],
    [1, 'ownershipPct', '0x10', notPercent],
    [1, 'ownershipPct', 'Infinity', notPercent],
    [1, 'ownershipPct', 'NaN', notPercent],
    [1, 'ownershipPct', '12,5', 12.5],
    [1, 'ownershipPct', '.5', 0.5],
    [1, 'ownershipPct', '10.', 10],
    [1, 'ownershipPct', '٣٣٫٣', 33.3],
    [1, 'ownershipPct', '12,5,5', notPercent],
    [3, 'CLBWriting', '1', 1],
    [3, 'CLBWriting', '12', 12],
    [3, 'CLBWriting', '０７', 7],
    [3, 'CLBWriting', '0', 'CLB levels start at 1.'],
    [3, 'CLBWriting', '13', 'CLB levels end at 12.'],
    [3, 'CLBWriting', '5.5', notClb],
    [3, 'CLBWriting', 'five', notClb],
    [4, 'settlementFunds', '0', 0],
    [4, 'settlementFunds', '20000', 20_000],
    [4, 'settlementFunds', '20,000', 20_000],
    [4, 'settlementFunds', '$1,020,000', 1_020_000],
    [4, 'settlementFunds', '20\u00a0000', 20_000],
    [4, 'settlementFunds', '1e3', notDollars],
    [4, 'settlementFunds', '20.000', 20_000],
    [4, 'settlementFunds', '20000.99', 20_000],
    [4, 'settlementFunds', '20 000,99 $', 20_000],
    [4, 'settlementFunds', '12,34', 12],
    [4, 'settlementFunds', '€ 20000', notDollars],
    [4, 'settlementFunds', 'US$20000', notDollars],
    [4, 'settlementFunds', '20 00', notDollars],
    [4, 'settlementFunds', '1,000 000', notDollars],
    [4, 'settlementFunds', '<script>', notDollars],
    [4, 'settlementFunds', '-1', 'Funds cannot be below 0.'],
    [4, 'settlementFunds', '99999999999999', 'Enter at most 1,000,000,000.'],
  ] as const)('step %i, %s: %j', (step, field, text, expected) => {
    const form = withAnswer({ [field]: text })
    const answers = toEligibilityAnswers(form, 'me')
    const read = {
      ownershipPct: answers.ownershipData?.[0]?.votingRightsPct ?? null,
      CLBWriting: answers.languageTest?.CLBWriting ?? null,
      settlementFunds: answers.settlementFundsCAD,
    }[field]
    if (typeof expected === 'string') {
      expect(stepErrors(step, form)).toEqual({ [field]: expected })
      expect(isStepComplete(step, form)).toBe(false)
      expect(read).toBeNull()
    } else {
      expect(stepErrors(step, form)).toEqual({})
      expect(isStepComplete(step, form)).toBe(true)
      expect(read).toBe(expected)
    }
  })

  it('refuses a number too large to count', () => {
    const form = withAnswer({ settlementFunds: '9'.repeat(60) })
    expect(stepErrors(4, form)).toEqual({ settlementFunds: 'Enter at most 1,000,000,000.' })
    expect(toEligibilityAnswers(form, 'me').settlementFundsCAD).toBeNull()
  })

  // The library takes seconds to prepare all of Unicode where the processor is shared.
  it('never throws, whatever the text', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const form = withAnswer({ ownershipPct: text, CLBReading: text, settlementFunds: text })
        for (const step of steps) isStepComplete(step, form)
        evaluate(toEligibilityAnswers(form, 'me'))
      }),
    )
  })
})

describe('answers', () => {
  it('are what the rules read', () => {
    const answers = toEligibilityAnswers(filledForm, 'me')
    expect(answers).toEqual({
      hasQualifyingBusiness: true,
      ownershipData: [{ memberId: 'me', votingRightsPct: 9 }],
      designatedOrgPlan: 'incubator',
      hasLetterOfSupport: false,
      languageTest: { test: 'IELTS', CLBListening: 5, CLBReading: 5, CLBWriting: 4, CLBSpeaking: 5 },
      settlementFundsCAD: 20_000,
      admissibilityFlags: [],
      familySize: 3,
      province: 'ON',
    })
    expect(evaluate(answers).gapsToAddress).toEqual([
      'Increase ownership to at least 10% (currently 9%)',
      'Improve language scores to CLB 5+ in: writing',
      'Increase settlement funds by $1,055 CAD',
    ])
  })

  it('of an empty form are all unanswered', () => {
    const answers = toEligibilityAnswers(emptyScreenerForm, 'me')
    expect(Object.values(answers).every((answer) => answer === null)).toBe(true)
    expect(toScreenerForm(answers)).toEqual(emptyScreenerForm)
    expect(toScreenerForm({})).toEqual(emptyScreenerForm)
  })

  it('hold one generic concern', () => {
    const answers = toEligibilityAnswers(withAnswer({ admissibilityConcerns: 'yes' }), 'me')
    expect(answers.admissibilityFlags).toEqual([admissibilityConcernFlag])
  })

  it('count a large family by how many they say they are, and as seven until then', () => {
    const sizeOf = (changes: Partial<ScreenerForm>) =>
      toEligibilityAnswers(withAnswer(changes), 'me').familySize
    expect(sizeOf({ familySize: '7+' })).toBe(7)
    expect(sizeOf({ familySize: '7+', familyMembers: '9' })).toBe(9)
    // Chosen again, the number of before is not asked for any more.
    expect(sizeOf({ familySize: '3', familyMembers: '9' })).toBe(3)
    expect(toScreenerForm({ familySize: 30 })).toMatchObject({ familySize: '7+', familyMembers: '30' })
    expect(toScreenerForm({ familySize: 7 })).toMatchObject({ familySize: '7+', familyMembers: '7' })
    expect(toScreenerForm({ familySize: 6 })).toMatchObject({ familySize: '6', familyMembers: '' })
  })

  it('of a family of nine are not eligible with the funds of seven', () => {
    const nine = withAnswer({ familySize: '7+', familyMembers: '9', settlementFunds: '40392' })
    expect(evaluate(toEligibilityAnswers(nine, 'me'), latestEdition).gapsToAddress).toContain(
      'Increase settlement funds by $8,224 CAD',
    )
  })

  it('show the smallest of several shares', () => {
    const ownershipData = [60, 7.5].map((votingRightsPct) => ({ memberId: 'm', votingRightsPct }))
    expect(toScreenerForm({ ownershipData }).ownershipPct).toBe('7.5')
  })

  it('come back from a complete form unchanged', () => {
    const level = fc.integer({ min: 1, max: 12 }).map(String)
    const yesNo = fc.constantFrom('yes' as const, 'no' as const)
    const form: fc.Arbitrary<ScreenerForm> = fc.record({
      hasQualifyingBusiness: yesNo,
      ownershipPct: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100)),
      designatedOrgPlan: fc.constantFrom(...designatedOrgPlans),
      hasLetterOfSupport: yesNo,
      languageTest: fc.constantFrom(...languageTestNames),
      CLBListening: level,
      CLBReading: level,
      CLBWriting: level,
      CLBSpeaking: level,
      familySize: fc.constant('1' as const),
      familyMembers: fc.constant(''),
      settlementFunds: fc.integer({ min: 0, max: 1_000_000_000 }).map(String),
      province: fc.constantFrom(...provinceOptions.map((option) => option.value)),
      admissibilityConcerns: fc.constantFrom('', 'yes', 'no'),
    })
    const family = fc.oneof(
      fc
        .constantFrom(...familySizeChoices.slice(0, -1))
        .map((familySize) => ({ familySize, familyMembers: '' })),
      fc
        .integer({ min: 7, max: 30 })
        .map((members) => ({ familySize: '7+' as const, familyMembers: String(members) })),
    )
    fc.assert(
      fc.property(form, family, (answers, size) => {
        const before = { ...answers, ...size }
        const after = toScreenerForm(toEligibilityAnswers(before, 'me'))
        expect(after).toEqual(before)
        expect(isScreenerForm(after)).toBe(true)
      }),
    )
  })

  it('of any share come back to the same number', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 100, noNaN: true }), (votingRightsPct) => {
        const form = toScreenerForm({ ownershipData: [{ memberId: 'm', votingRightsPct }] })
        const answers = toEligibilityAnswers(form, 'm')
        expect(answers.ownershipData?.[0]?.votingRightsPct).toBeCloseTo(votingRightsPct, 12)
      }),
    )
  })

  it('of a stored assessment fill the form', () => {
    const assessment: Assessment = assessmentSchema.parse({
      id: null,
      userId: null,
      teamId: null,
      ...toEligibilityAnswers(filledForm, 'me'),
      ...evaluate(toEligibilityAnswers(filledForm, 'me')),
      programEdition: 'specified',
      unanswered: [],
      editions: [],
      newerEdition: null,
      createdAt: null,
      updatedAt: null,
    })
    expect(toScreenerForm(assessment)).toEqual(filledForm)
  })
})

describe('the choices', () => {
  it('name the kinds of organization with what each must invest', () => {
    expect(designatedOrgPlanOptions.map((option) => option.value)).toEqual([...designatedOrgPlans])
    expect(designatedOrgPlanOptions.map((option) => option.label)).toEqual([
      'Venture capital fund (minimum investment $200K)',
      'Angel investor group (minimum $75K)',
      'Business incubator (no minimum)',
      'Not sure yet',
    ])
  })

  it('name the family sizes with the amount of the edition', () => {
    expect(familySizeOptions().map((option) => option.label)).toEqual([
      '1 person ($13,757)',
      '2 people ($17,127)',
      '3 people ($21,055)',
      '4 people ($25,564)',
      '5 people ($28,994)',
      '6 people ($32,700)',
      '7 or more people ($36,407)',
    ])
    expect(familySizeOptions(latestEdition).at(-1)).toEqual({
      value: '7+',
      label: '7 or more people (from $40,392)',
      amountCAD: 40_392,
    })
  })

  it('name ten provinces and three territories, Quebec as not eligible', () => {
    expect(provinceOptions).toHaveLength(13)
    expect(provinceOptions.filter((option) => option.label.includes('not eligible'))).toEqual([
      { value: 'QC', label: 'Quebec (not eligible)' },
    ])
    const labels = provinceOptions.map((option) => option.label)
    expect(labels).toEqual([...labels].sort())
  })
})
