import { createSession, createTeam, createTeamMember, createUser } from '@suv/db/testing'
import { expect, it, vi } from 'vitest'
import type { LiveConnection } from '../../src/live/live-hub.ts'
import { longestTurn, longestWait } from '../support/longest-turn.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const place = { area: 'dashboard', section: null }

/** Members of a team who all have its workspace open, each with a session. */
async function fillTeam(teamId: string, count: number) {
  const { db } = test.database
  const expiresAt = new Date(test.clock.now().getTime() + 3_600_000)
  const readers = []
  // One after the other: the first is the team's owner.
  for (let person = 0; person < count; person++) {
    const { id: userId } = await createUser(db)
    await createTeamMember(db, { teamId, userId, worksHere: true })
    readers.push({ userId, session: await createSession(db, { userId, expiresAt }) })
  }
  return readers
}

it('of 1,000 streams in one team, whoever comes and goes holds up nobody', async () => {
  const { live } = test.dependencies
  const { id: teamId } = await createTeam(test.database.db)
  const readers = await fillTeam(teamId, 250)
  let bytes = 0
  let people = 0
  const connection: LiveConnection = {
    // As a stream writes it.
    send: (event, data) => {
      bytes += JSON.stringify(data).length
      if (event === 'here') people = (data as unknown[]).length
    },
    beat: () => {},
    end: () => {},
  }
  const join = (reader: (typeof readers)[number]) => live.join(reader, place, connection)
  const { ms } = await longestTurn(async () => {
    for (let tab = 0; tab < 4; tab++) await Promise.all(readers.map(join))
    await vi.waitFor(() => expect(people).toBe(250), 10_000)
  })
  // Told of everybody a few times, and not at each who comes.
  expect(bytes).toBeLessThan(100_000_000)
  const [reader] = readers
  if (reader !== undefined) await expect(join(reader)).rejects.toThrow('in many tabs')
  expect(ms).toBeLessThan(longestWait)
}, 120_000)
