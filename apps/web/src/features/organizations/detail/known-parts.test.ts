import type { ListedOrganization } from '@suv/domain'
import { expect, it } from 'vitest'
import { knownParts } from './known-parts.ts'

const nothing: ListedOrganization = {
  id: 'e7a0c0de-0000-4000-8000-000000000001',
  name: 'Harbour Fund',
  type: 'venture_capital',
  website: null,
  province: null,
  city: null,
  focusAreas: [],
}

it('names what is known of somebody', () => {
  const contactInfo = { email: null, applicationProcess: 'Pitch at the open evening.' }
  const investmentRange = { min: 0, max: null, typical: null }
  const all = [nothing, { ...nothing, contactInfo }, { ...nothing, investmentRange, successStories: [] }]
  expect(knownParts(all)).toEqual(new Set(['applicationProcess', 'min']))
})

it('knows nothing of nobody', () => {
  expect(knownParts([]).size).toBe(0)
  expect(knownParts([nothing, { ...nothing, contactInfo: null }]).size).toBe(0)
})
