import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latestEdition } from '../program/editions.ts'
import { type ChainMember, chainProblems, fatesOf, type TeamPapersToCheck } from './team-chain.ts'

const team = (count: number, ...essential: number[]): ChainMember[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    name: `Member ${index}`,
    isEssential: essential.includes(index),
  }))
const fallenOf = (members: readonly ChainMember[], ...gone: string[]) =>
  [...fatesOf(members, new Set(gone))].filter(([, fate]) => fate !== 'stands').map(([id]) => id)

describe('who falls with whom', () => {
  it('2024 FC 599: one undisclosed refusal of an essential founder, and five fall', () => {
    expect(fallenOf(team(5, 0, 1), 'm0')).toHaveLength(5)
  })

  it('2024 FC 1986: an essential founder goes, and the rest fall', () => {
    const fates = fatesOf(team(3, 1), new Set(['m1']))
    expect(Object.fromEntries(fates)).toEqual({ m0: 'falls', m1: 'refused', m2: 'falls' })
  })

  it('a founder who is not essential falls alone', () => {
    expect(fallenOf(team(4, 0), 'm2')).toEqual(['m2'])
    expect(fallenOf(team(4, 0))).toEqual([])
  })

  it('either all fall or those alone who are gone', () => {
    const anyTeam = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(anyTeam, (rows) => {
        const members = team(
          rows.length,
          ...rows.flatMap(([isEssential], index) => (isEssential ? [index] : [])),
        )
        const gone = rows.flatMap(([, isGone], index) => (isGone ? [`m${index}`] : []))
        const breaks = rows.some(([isEssential, isGone]) => isEssential && isGone)
        expect(fallenOf(members, ...gone)).toEqual(breaks ? members.map(({ id }) => id) : gone)
      }),
    )
  })
})

describe('papers that do not fit', () => {
  const sound: TeamPapersToCheck = {
    members: [
      { id: 'a', passportName: 'Amara Okafor', dateOfBirth: '1990-05-01' },
      { id: 'm', passportName: 'Mateo Silva', dateOfBirth: '1988-02-03' },
    ],
    certificates: [
      { certificateId: 'C1', coversMembers: ['a', 'm'], essentialMembers: ['a'], issuedDate: '2023-05-01' },
    ],
    shares: [
      { memberId: 'a', votingRightsPct: 40 },
      { memberId: 'm', votingRightsPct: 30 },
    ],
    applications: [{ teamMemberId: 'a', status: 'in_process', submittedAt: '2023-06-15' }],
    ownRefusals: 0,
  }
  const idsOf = (change: Partial<TeamPapersToCheck>) =>
    chainProblems({ ...sound, ...change }, latestEdition).map(({ id }) => id)
  const [certificate] = sound.certificates
  const certificates = (change: object) => ({
    certificates: [{ ...certificate, ...change } as TeamPapersToCheck['certificates'][number]],
  })

  it('are none where everything fits', () => {
    expect(idsOf({})).toEqual([])
    expect(idsOf({ members: [], certificates: [], shares: [], applications: [] })).toEqual([])
  })

  it.each([
    [certificates({ coversMembers: ['m'] }), 'covers C1 a'],
    [certificates({ issuedDate: '2026-01-01' }), 'late C1'],
    [certificates({ issuedDate: '2023-07-01' }), 'before a'],
    [certificates({ coversMembers: ['m'], essentialMembers: [] }), 'unnamed a'],
    [
      { members: [...sound.members, { id: 'x', passportName: 'MATEO SILVA', dateOfBirth: null }] },
      'twins Mateo Silva',
    ],
    [{ members: sound.members.map((each) => ({ ...each, dateOfBirth: null })) }, 'birth a'],
    [{ shares: [{ memberId: 'a', votingRightsPct: 9.99 }] }, 'share a'],
    [{ shares: sound.shares.map((each) => ({ ...each, votingRightsPct: 60 })) }, 'total'],
    [{ applications: [{ teamMemberId: 'a', status: 'submitted', submittedAt: null }] as const }, 'undated a'],
    [
      { applications: [{ teamMemberId: 'a', status: 'submitted', submittedAt: '2026-07-01' }] as const },
      'after a',
    ],
    [{ ownRefusals: 2 }, 'refusals'],
    [certificates({ coversMembers: ['a', 'b', 'c', 'd', 'e', 'f'] }), 'many'],
  ] as [Partial<TeamPapersToCheck>, string][])('%# is found', (change, id) => {
    expect(idsOf(change)).toContain(id)
    for (const { text, source } of chainProblems({ ...sound, ...change }, latestEdition)) {
      expect(text).toMatch(/[.]$/)
      expect(source.url).toMatch(/^https:/)
    }
  })
})
