import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packNames, plainStem } from './names.ts'

describe('the name of a file', () => {
  it.each([
    ['Passport, Amina', 'passport-amina'],
    ['Zoë’s Strāße №7', 'zoe-s-strasse-no7'],
    ['Łódź / Ærø', 'lodz-aero'],
    ['事業計画', 'paper'],
    ['../../etc/passwd', 'etc-passwd'],
    ['-rf', 'rf'],
    ['Letter of support from a very long name of an incubator', 'letter-of-support-from-a-very-long-name'],
  ])('of %s is plain', (label, stem) => {
    expect(plainStem(label)).toBe(stem)
  })

  it('carries its paper’s number, and its own where a paper became several', () => {
    expect(
      packNames([
        { label: 'Passport, Amina', files: 3 },
        { label: 'CV', files: 1 },
      ]),
    ).toEqual([
      ['01-passport-amina-1-of-3.pdf', '01-passport-amina-2-of-3.pdf', '01-passport-amina-3-of-3.pdf'],
      ['02-cv.pdf'],
    ])
  })

  it('is plain, bounded and unique, and sorts in the order of the pack', () => {
    const paper = fc.record({
      label: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Passport', 'PASSPORT', '1-of-2')),
      files: fc.integer({ min: 1, max: 12 }),
    })
    fc.assert(
      fc.property(fc.array(paper, { maxLength: 120 }), (papers) => {
        const names = packNames(papers).flat()
        for (const name of names) expect(name).toMatch(/^[0-9]{2,3}-[a-z0-9-]{1,60}\.pdf$/)
        expect(new Set(names).size).toBe(names.length)
        expect(names.toSorted()).toEqual(names)
      }),
    )
  })
})
