import { expect, it } from 'vitest'
import { countries, countryName, readCountry } from './countries.ts'

it.each([
  ['Brazil', 'BR'],
  ['brésil', 'BR'],
  ['UK', 'GB'],
  ['United Kingdom', 'GB'],
  ['U.S.A.', 'US'],
  ['Côte d’Ivoire', 'CI'],
  ['ng', 'NG'],
  ['Turkey', 'TR'],
])('reads %s as %s', (text, code) => {
  expect(readCountry(text)).toBe(code)
})

it('knows no other text', () => {
  expect(['', 'Atlantis', 'EU', 'European Union', '-'].map(readCountry)).toEqual(Array(5).fill(undefined))
  expect([countryName('BR'), countryName('??'), countryName('ZQ')]).toEqual(['Brazil', '??', 'ZQ'])
})

it('has each country once, and reads each by its own name and code', () => {
  const names = countries().map(({ name }) => name)
  expect(names.length).toBeGreaterThan(190)
  expect(new Set(names).size).toBe(names.length)
  for (const { code, name } of countries()) {
    expect([readCountry(name), readCountry(code), countryName(code)]).toEqual([code, code, name])
  }
})
