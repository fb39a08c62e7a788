import type { Company } from '@suv/domain'
import { expect, it } from 'vitest'
import { changedFacts, factError, factText, fieldText } from './typed-facts.ts'

const company: Company = {
  oneLiner: 'Heat from data centres.',
  sector: null,
  province: 'BC',
  stage: null,
  website: null,
  organizationSought: 'angel',
  amountSought: 75_000,
  matchThreshold: 70,
  updatedAt: null,
}

it('saves what differs and can be read, and leaves the rest', () => {
  expect(changedFacts({}, company)).toEqual({})
  expect(
    changedFacts({ amountSought: '75,000', province: 'BC', oneLiner: ' Heat from data centres. ' }, company),
  ).toEqual({})
  expect(changedFacts({ amountSought: '', province: '', sector: ' Energy ' }, company)).toEqual({
    amountSought: null,
    province: null,
    sector: 'Energy',
  })
  expect(changedFacts({ amountSought: 'a lot', website: 'heat', sector: 'Energy' }, company)).toEqual({
    sector: 'Energy',
  })
})

it('says what is wrong with an address, and takes an empty one', () => {
  expect(factError('website', 'javascript:alert(1)')).toContain('https://')
  expect(factError('website', '')).toBeNull()
  expect(factError('website', 'https://heat.example')).toBeNull()
})

it('shows labels and amounts, never codes', () => {
  expect(factText('stage', 'first_customers')).toBe('First customers')
  expect(factText('organizationSought', 'vc')).toBe('Venture capital fund')
  expect(factText('province', 'BC')).toBe('British Columbia')
  expect(factText('amountSought', 75_000)).toBe('$75,000')
  expect(factText('sector', null)).toBeNull()
  expect(fieldText('amountSought', 75_000)).toBe('75,000')
})
