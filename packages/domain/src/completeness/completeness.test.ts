import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgePack, type PackEvidence, type PackPerson, requiredOf } from './completeness.ts'
import { markedEvidence, withMarks } from './kept.ts'
import { type Pack, packs } from './packs.ts'
import { answeredPoints, requestPack } from './request.ts'
import { type PackKind, packKinds } from './schema.ts'

const people: PackPerson[] = [
  { id: 'a', name: 'Amara Okafor' },
  { id: 't', name: 'Tunde Okafor', isAdult: false },
]
const concern = (text: string, values: object = {}) => ({
  text,
  answer: '',
  paper: '',
  documentIds: [],
  ...values,
})
const letter = { concerns: [concern('Bank statements of six months'), concern('A new passport')] }
const packOf = (kind: PackKind): Pack => (kind === 'document_request' ? requestPack(letter) : packs[kind])
const allOf = (pack: Pack, family: readonly PackPerson[] = people): PackEvidence[] =>
  requiredOf(pack, family).map(({ item, person }) => ({ item: item.id, personId: person.id, in: 'this' }))
const families = fc
  .array(fc.boolean(), { minLength: 1, maxLength: 6 })
  .map((ages) => ages.map((isAdult, index) => ({ id: `p${index}`, name: `Person ${index}`, isAdult })))

describe.each(packKinds)('the pack %s', (kind) => {
  const pack = packOf(kind)

  it('is complete with everything, and not without any one required item', () => {
    fc.assert(
      fc.property(families, fc.nat(), (members, seed) => {
        const evidence = allOf(pack, members)
        expect(judgePack(pack, members, evidence)).toMatchObject({ verdict: 'complete', missing: [] })
        const removed = seed % evidence.length
        const after = judgePack(pack, members, evidence.toSpliced(removed, 1))
        expect(after.verdict).toBe('returned')
        expect(after.missing).toMatchObject([
          { id: evidence[removed]?.item, personId: evidence[removed]?.personId },
        ])
      }),
    )
  })

  it('is complete by what is stored, and not once a mark or its document is gone, or only an earlier file has it', () => {
    const letterId = kind === 'document_request' ? 'letter' : null
    fc.assert(
      fc.property(families, fc.nat(), fc.boolean(), (members, seed, isFounder) => {
        const marks = allOf(pack, members).map(({ item, personId }, index) => ({
          pack: kind,
          item,
          personId: isFounder ? null : personId,
          memberId: isFounder ? personId : null,
          letterId,
          documentId: index % 2 === 0 ? `d${index}` : null,
          paper: index % 2 === 0 ? '' : 'Paper',
          place: 'this' as 'this' | 'earlier',
        }))
        const documents = marks.map((_, index) => ({ id: `d${index}`, fileName: `${index}.pdf` }))
        const verdictOf = (stored = marks, files = documents) =>
          judgePack(pack, members, withMarks([], markedEvidence(stored, { pack: kind, letterId }, files)))
        expect(verdictOf().verdict).toBe('complete')
        const at = seed % marks.length
        const mark = marks[at]
        const lacking = [{ id: mark?.item, personId: mark?.personId ?? mark?.memberId }]
        expect(verdictOf(marks.toSpliced(at, 1))).toMatchObject({ verdict: 'returned', missing: lacking })
        if (mark?.documentId !== null) {
          const left = documents.filter(({ id }) => id !== mark?.documentId)
          expect(verdictOf(marks, left)).toMatchObject({ verdict: 'returned', missing: lacking })
        }
        const earlier = marks.map((each, index) =>
          index === at ? { ...each, place: 'earlier' as const } : each,
        )
        const [missing] = verdictOf(earlier).missing
        expect(missing).toMatchObject({ ...lacking[0], isEarlierOnly: true })
        // Marks of another pack or letter are none here.
        expect(
          judgePack(pack, members, markedEvidence(marks, { pack: kind, letterId: 'other' }, documents)),
        ).toMatchObject({ verdict: 'returned' })
      }),
    )
  })

  it('counts what lies in an earlier application only as absent', () => {
    const evidence = allOf(pack).map((each) => ({ ...each, in: 'earlier' as const }))
    const { missing } = judgePack(pack, people, evidence)
    expect(missing).toHaveLength(evidence.length)
    expect(missing.every(({ isEarlierOnly }) => isEarlierOnly)).toBe(true)
  })

  it('names the rule, the person and the source of what is missing', () => {
    const { missing } = judgePack(pack, people, [])
    expect(missing.length).toBeGreaterThan(0)
    for (const { rule, personName, source } of missing) {
      expect(rule).not.toBe('')
      expect(people.map(({ name }) => name)).toContain(personName)
      expect(source.url).toMatch(/^https:/)
    }
  })

  it('has each item once, and shows nothing complete without anybody', () => {
    const ids = pack.items.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,60}$/)
    expect(judgePack(pack, [], [])).toEqual({ verdict: 'returned', items: [], missing: [] })
  })
})

it('asks neither a history nor a police certificate of a child', () => {
  const { missing } = judgePack(packs.permanent_residence, people, [])
  const ofTunde = missing.filter(({ personId }) => personId === 't').map(({ id }) => id)
  expect(ofTunde).toEqual([])
  const [first, second] = people
  const grown = [first, { ...second, isAdult: true }] as PackPerson[]
  const ofGrown = judgePack(packs.permanent_residence, grown, []).missing
  expect(ofGrown.filter(({ personId }) => personId === 't').map(({ id }) => id)).toEqual([
    'history',
    'family-form',
    'travels',
    'police',
  ])
})

it('takes evidence of another person for nothing', () => {
  const pack = packs.work_permit_extension
  const evidence = allOf(pack).map((each) => ({ ...each, personId: 't' }))
  expect(judgePack(pack, people, evidence).missing).toHaveLength(4)
})

describe('what the member marks', () => {
  const kept: PackEvidence[] = [{ item: 'fee', personId: 'a', in: 'this', what: 'Receipt' }]

  it('counts before what is kept: an earlier application alone is none', () => {
    const marked: PackEvidence[] = [{ item: 'fee', personId: 'a', in: 'earlier', what: 'The file of 2023' }]
    expect(withMarks(kept, [])).toEqual(kept)
    expect(withMarks(kept, marked)).toEqual(marked)
    expect(withMarks(kept, [{ item: 'fee', personId: 't', in: 'earlier' }])).toHaveLength(2)
  })
})

describe('the answer to a letter', () => {
  const isKept = (documentId: string) => documentId !== 'deleted'

  it('takes its points from the letter, each once, whatever their order', () => {
    const twice = { concerns: [...letter.concerns, concern('A  new passport ')] }
    const ids = requestPack(twice).items.map(({ id }) => id)
    expect(new Set(ids).size).toBe(5)
    expect(requestPack({ concerns: letter.concerns.toReversed() }).items.map(({ id }) => id)).toEqual(
      expect.arrayContaining(requestPack(letter).items.map(({ id }) => id)),
    )
    expect(requestPack(letter).items.map(({ name }) => name)).toContain('A new passport')
    expect(requestPack({ concerns: [concern('x'.repeat(2_000))] }).items.at(-1)?.name).toHaveLength(160)
  })

  it('does not take a point for shown whose only paper was deleted', () => {
    const shownBy = (...documentIds: string[]) =>
      answeredPoints({ concerns: [concern('A new passport', { documentIds })] }, 'a', isKept)
    expect(shownBy('deleted')).toEqual([])
    expect(shownBy('deleted', 'passport')).toHaveLength(1)
  })

  it('takes a point for shown that the letter’s record answers', () => {
    const [first, second] = letter.concerns
    const answered = { concerns: [first, { ...second, paper: 'Passport of 2026' }] } as typeof letter
    expect(answeredPoints(letter, 'a', isKept)).toEqual([])
    expect(answeredPoints(answered, 'a', isKept)).toMatchObject([{ in: 'this', what: 'Passport of 2026' }])
    const { missing } = judgePack(requestPack(answered), people, answeredPoints(answered, 'a', isKept))
    expect(missing.map(({ name }) => name)).toEqual([
      'A copy of the letter',
      'A covering letter that answers each point',
      'Bank statements of six months',
    ])
  })
})
