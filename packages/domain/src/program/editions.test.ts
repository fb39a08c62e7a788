import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { findProgramEdition, latestEdition, programEditions, specifiedEdition } from './editions.ts'

const isoDate = z.iso.date()
const httpsAddress = z.url({ protocol: /^https$/ })

/** Every figure of an edition that carries a source. */
const figuresOf = (edition: (typeof programEditions)[number]) =>
  Object.entries(edition).flatMap(([name, figure]) => (typeof figure === 'string' ? [] : [{ name, figure }]))

describe('the editions', () => {
  it('begin with the specified one, in the order of their dates, and end with the latest', () => {
    expect(programEditions[0]).toBe(specifiedEdition)
    expect(programEditions.at(-1)).toBe(latestEdition)
    const days = programEditions.map((edition) => edition.effectiveFrom)
    expect(days).toEqual(['2023-04-25', '2024-05-28', '2025-07-29', '2026-06-30'])
    expect(days).toEqual([...days].sort())
  })

  it('are found by their identifiers, which differ', () => {
    expect(specifiedEdition.id).toBe('specified')
    for (const edition of programEditions) expect(findProgramEdition(edition.id)).toBe(edition)
    expect(new Set(programEditions.map((edition) => edition.id)).size).toBe(programEditions.length)
    expect(findProgramEdition('toString')).toBeUndefined()
  })

  it.each(programEditions.map((edition) => [edition.id, edition] as const))(
    'say of each figure of %s where it was read and when',
    (_, edition) => {
      for (const { name, figure } of figuresOf(edition)) {
        expect(isoDate.safeParse(figure.effectiveFrom).success, name).toBe(true)
        expect(isoDate.safeParse(figure.checkedOn).success, name).toBe(true)
        expect(figure.effectiveFrom <= edition.effectiveFrom, name).toBe(true)
        expect(figure.checkedOn >= figure.effectiveFrom, name).toBe(true)
        expect(figure.source.title, name).not.toBe('')
        expect(httpsAddress.safeParse(figure.source.url).success, name).toBe(true)
      }
    },
  )

  it('hold the figures that the specification names', () => {
    expect(specifiedEdition.settlementFunds.value).toEqual({
      byFamilySize: [13757, 17127, 21055, 25564, 28994, 32700, 36407],
      eachFurtherPerson: null,
    })
    expect(specifiedEdition.fees.value).toEqual({
      processingPrincipalApplicant: 850,
      processingSpouse: 850,
      processingDependentChild: 230,
      rightOfPermanentResidence: 515,
      biometricsPerson: 85,
      biometricsFamily: 170,
      workPermit: 155,
      openWorkPermitHolder: 100,
    })
    expect(specifiedEdition.minimumOwnershipPct.value).toBe(10)
    expect(specifiedEdition.jointOwnershipAbovePct.value).toBe(50)
    expect(specifiedEdition.minimumClb.value).toBe(5)
    expect(specifiedEdition.minimumInvestment.value).toEqual({ vc: 200000, angel: 75000 })
    expect(specifiedEdition.intake.value.status).toBe('open')
  })

  it('end with the published figures of 2026 and a paused intake', () => {
    expect(latestEdition.settlementFunds.value).toEqual({
      byFamilySize: [15263, 19001, 23360, 28362, 32168, 36280, 40392],
      eachFurtherPerson: 4112,
    })
    expect(latestEdition.fees.value).toMatchObject({
      processingPrincipalApplicant: 1895,
      processingSpouse: 990,
      processingDependentChild: 270,
      rightOfPermanentResidence: 600,
    })
    expect(latestEdition.intake).toMatchObject({ value: { status: 'paused' }, effectiveFrom: '2026-06-30' })
  })
})
