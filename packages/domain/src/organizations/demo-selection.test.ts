import { describe, expect, it } from 'vitest'
import { selectForDemo } from './demo-selection.ts'
import type { OrganizationType } from './schema.ts'

const organization = (
  name: string,
  type: OrganizationType,
  province: string | null,
  description: string | null = 'Helps.',
) => ({
  name,
  type,
  province,
  description,
  website: 'https://example.org',
  focusAreas: ['SaaS'],
})

const namesOf = (list: ReturnType<typeof organization>[]) =>
  selectForDemo(list, ['QC']).map(({ name }) => name)

describe('selectForDemo', () => {
  it('takes each type, and provinces that are not there yet, in the order of the list', () => {
    expect(
      namesOf([
        organization('Alder', 'venture_capital', 'ON'),
        organization('Birch', 'venture_capital', 'QC'),
        organization('Cedar', 'venture_capital', 'BC'),
        organization('Douglas', 'venture_capital', 'NS'),
        organization('Elm', 'angel_investor', 'ON'),
        organization('Fir', 'incubator', 'ON'),
        organization('Gum', 'incubator', 'AB'),
        organization('Hazel', 'incubator', 'MB', null),
      ]),
    ).toEqual(['Alder', 'Cedar', 'Douglas', 'Elm', 'Gum'])
  })

  it('takes a type twice from one province rather than leave another type out', () => {
    expect(
      namesOf([
        organization('Alder', 'angel_investor', 'ON'),
        organization('Birch', 'incubator', 'ON'),
        organization('Cedar', 'venture_capital', 'ON'),
      ]),
    ).toEqual(['Alder', 'Birch', 'Cedar'])
  })

  it('fills up with what there is, and takes no more than five', () => {
    const list = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => organization(name, 'incubator', null))
    expect(namesOf(list)).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(namesOf([])).toEqual([])
  })
})
