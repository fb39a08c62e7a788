import { describe, expect, it } from 'vitest'
import { provinceCodes, provinceNames } from '../geography/provinces.ts'
import { readRestAnswers } from './rest-input.ts'

const read = (field: string, value: unknown) => readRestAnswers({ [field]: value })[field]

describe('readRestAnswers', () => {
  it.each([
    ['familySize', '3', 3],
    ['familySize', '7+', 7],
    ['familySize', ' 2 ', 2],
    ['familySize', 4, 4],
    ['settlementFundsCAD', '20000', 20_000],
    ['settlementFundsCAD', '20000.50', 20_000.5],
    ['hasQualifyingBusiness', 'yes', true],
    ['hasQualifyingBusiness', 'No', false],
    ['hasLetterOfSupport', 'TRUE', true],
    ['hasLetterOfSupport', false, false],
    ['province', 'on', 'ON'],
    ['province', 'ontario', 'ON'],
    ['province', 'Québec', 'QC'],
    ['province', 'QUEBEC', 'QC'],
    ['province', 'Que\u0301bec', 'QC'],
    ['province', 'ile du prince edouard', 'PE'],
    ['province', 'prince edward island', 'PE'],
    ['province', 'newfoundland and labrador', 'NL'],
  ])('reads %s %j as %j', (field, given, expected) => {
    expect(read(field, given)).toBe(expected)
  })

  it.each(provinceCodes.flatMap((code) => [code, provinceNames[code]].map((text) => [text, code] as const)))(
    'reads the province %s',
    (text, code) => {
      for (const written of [text, text.toLowerCase(), text.toUpperCase()]) {
        expect(read('province', written)).toBe(code)
      }
    },
  )

  it.each([
    ['ielts', 'IELTS'],
    ['Celpip', 'CELPIP'],
    ['tef canada', 'TEF Canada'],
    ['TEF-Canada', 'TEF Canada'],
    ['tcf_canada', 'TCF Canada'],
    ['tcf', 'TCF Canada'],
    ['IELTS General Training', 'IELTS'],
    ['pte_core', 'Other'],
    ['other', 'Other'],
  ])('reads the language test %j as %j', (test, expected) => {
    const levels = { CLBListening: '7', CLBReading: 8, CLBWriting: '5', CLBSpeaking: '12' }
    expect(read('languageTest', { test, ...levels })).toEqual({
      test: expected,
      CLBListening: 7,
      CLBReading: 8,
      CLBWriting: 5,
      CLBSpeaking: 12,
    })
  })

  it.each([
    'userId',
    'teamId',
    'hasQualifyingBusiness',
    'ownershipData',
    'designatedOrgPlan',
    'hasLetterOfSupport',
    'languageTest',
    'settlementFundsCAD',
    'admissibilityFlags',
    'familySize',
    'province',
  ])('reads an empty %s as not chosen', (field) => {
    expect(read(field, '')).toBeNull()
  })

  it('reads a test and a share of which nothing was entered as none', () => {
    const empty = { test: '', CLBListening: '', CLBReading: '', CLBWriting: '', CLBSpeaking: '' }
    expect(read('languageTest', empty)).toBeNull()
    expect(read('ownershipData', [{ memberId: 'me', votingRightsPct: '' }])).toBeNull()
    expect(read('ownershipData', [])).toEqual([])
    expect(read('ownershipData', [{ memberId: 'me', votingRightsPct: '9.5' }])).toEqual([
      { memberId: 'me', votingRightsPct: 9.5 },
    ])
  })

  it.each([
    ['familySize', 'many'],
    ['familySize', '8+'],
    ['familySize', '-1'],
    ['familySize', '1e3'],
    ['settlementFundsCAD', '$20,000'],
    ['settlementFundsCAD', 'NaN'],
    ['hasQualifyingBusiness', 'maybe'],
    ['hasQualifyingBusiness', 'constructor'],
    ['hasQualifyingBusiness', 1],
    ['province', 'Atlantis'],
    ['languageTest', 'IELTS'],
    ['ownershipData', '40'],
    ['designatedOrgPlan', 'VC'],
    ['unknownField', '5'],
  ])('leaves %s %j for the strict schema to judge', (field, given) => {
    expect(read(field, given)).toEqual(given)
  })
})
