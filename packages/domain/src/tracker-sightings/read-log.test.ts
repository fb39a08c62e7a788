import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../shared/days.ts'
import { trackerParts } from './kinds.ts'
import { readLog } from './read-log.ts'

const today = '2026-11-22'
const look = (part: (typeof trackerParts)[number], status: string, seenOn: string) => ({
  part,
  status,
  seenOn,
})

it('shows silence and movement with their days', () => {
  const log = readLog(
    [
      look('background', 'In progress', '2026-03-01'),
      look('application', 'We received your application', '2025-01-10'),
      look('background', 'Not started', '2025-01-10'),
      look('background', 'in progress', '2026-10-03'),
      look('medical', 'Passed', '2027-01-01'),
    ],
    today,
  )
  expect(log).toEqual({
    movements: [
      { part: 'background', from: 'Not started', to: 'In progress', seenOn: '2026-03-01' },
      { part: 'application', from: null, to: 'We received your application', seenOn: '2025-01-10' },
      { part: 'background', from: null, to: 'Not started', seenOn: '2025-01-10' },
    ],
    parts: [
      { part: 'application', status: 'We received your application', since: '2025-01-10' },
      { part: 'background', status: 'In progress', since: '2026-03-01' },
    ],
    lookedOn: '2026-10-03',
    silentDays: 216,
    unseenDays: 50,
  })
})

it('knows nothing where nobody looked', () => {
  expect(readLog([], today)).toEqual({
    movements: [],
    parts: [],
    lookedOn: null,
    silentDays: null,
    unseenDays: null,
  })
})

it('says the same in whatever order it was entered, and a further look at the same moves nothing', () => {
  const sighting = fc.record({
    part: fc.constantFrom(...trackerParts),
    status: fc.constantFrom('Not started', 'In progress', 'Done', '进行中'),
    seenOn: fc.nat(800).map((days) => addDays('2024-09-01', days)),
  })
  const shuffled = fc
    .array(sighting, { maxLength: 20 })
    .chain((looks) =>
      fc.tuple(
        fc.constant(looks),
        fc.shuffledSubarray(looks, { minLength: looks.length, maxLength: looks.length }),
      ),
    )
  fc.assert(
    fc.property(shuffled, ([looks, other]) => {
      const log = readLog(looks, today)
      expect(readLog(other, today)).toEqual(log)
      const again = log.parts.map(({ part, status }) => look(part, status.toUpperCase(), today))
      expect(readLog([...looks, ...again], today).movements).toEqual(log.movements)
    }),
  )
})
