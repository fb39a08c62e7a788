import { Writable } from 'node:stream'
import { default as ICAL } from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callTrpc, createApiKeyHeaders, type Member } from '../support/members.ts'
import { createTeamWorld, type TeamWorld } from '../support/team-records.ts'
import { sender } from '../support/teams.ts'
import { createTestServer } from '../support/test-server.ts'

let world: TeamWorld
beforeAll(async () => {
  world = await createTeamWorld()
})
afterAll(() => world.test.close())

async function createFeed(member: Member): Promise<string> {
  const response = await callTrpc(world.test, 'mutation', 'calendar.createFeed', { headers: member.cookie })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().result.data.json.path
}

function fetchFeed(url: string, headers: Record<string, string> = {}) {
  return world.test.inject({ method: 'GET', url, headers })
}

/** The events as a calendar program reads them. */
function eventsIn(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      day: event.startDate.toString(),
      isAllDay: event.startDate.isDate,
      sequence: event.sequence,
    }
  })
}

const addMilestone = async (member: Member, title: string, dueDate: string | null) =>
  (
    await world.send(member, 'POST', '/milestones', {
      title,
      status: 'upcoming',
      category: 'legal',
      dueDate,
    })
  ).json()

describe('the live calendar', () => {
  it('has milestones and the team’s papers as all-day events, and follows a milestone that moves', async () => {
    const { founder, teamId, send, test } = world
    const milestone = await addMilestone(founder, 'Sign; “the”, lease — Łódź', '2026-12-01T00:00:00Z')
    await addMilestone(founder, 'Some day', null)
    await send(founder, 'POST', '/work-permits', {
      teamId,
      memberId: founder.memberId,
      status: 'approved',
      expiryDate: '2028-02-29',
    })
    const path = await createFeed(founder)
    const first = await fetchFeed(path)
    expect(first.statusCode).toBe(200)
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const events = eventsIn(first.body)
    expect(events).toMatchObject([
      { summary: 'Sign; “the”, lease — Łódź', day: '2026-12-01', isAllDay: true },
      { summary: 'Work permit expires (founder@example.com)', day: '2028-02-29', isAllDay: true },
    ])

    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await fetchFeed(path, headers)).statusCode).toBe(304)

    test.clock.advance(60_000)
    await send(founder, 'PATCH', `/milestones/${milestone.id}`, { dueDate: '2026-12-24T00:00:00Z' })
    const second = await fetchFeed(path, headers)
    expect(second.statusCode).toBe(200)
    const [moved] = eventsIn(second.body).filter(({ uid }) => uid === events[0]?.uid)
    expect(moved?.day).toBe('2026-12-24')
    expect(moved?.sequence).toBeGreaterThan(events[0]?.sequence ?? Number.POSITIVE_INFINITY)

    await send(founder, 'PATCH', `/milestones/${milestone.id}`, { status: 'completed' })
    expect((await fetchFeed(path)).body).toContain('SUMMARY:Done: Sign')
  })

  it('opens by its own secret only, until it is replaced or revoked', async () => {
    const { founder, stranger, test } = world
    await addMilestone(stranger, 'A stranger’s errand', '2026-12-02T00:00:00Z')
    const [mine, theirs] = [await createFeed(founder), await createFeed(stranger)]
    expect((await fetchFeed(theirs)).body).toContain('A stranger’s errand')
    expect((await fetchFeed(theirs)).body).not.toContain('Łódź')
    expect((await fetchFeed(mine)).body).not.toContain('A stranger’s errand')

    const replaced = await createFeed(founder)
    expect((await fetchFeed(mine)).statusCode).toBe(404)
    expect((await fetchFeed(replaced)).statusCode).toBe(200)
    for (const _ of [1, 2]) {
      const revoked = await callTrpc(test, 'mutation', 'calendar.revokeFeed', { headers: founder.cookie })
      expect(revoked.statusCode).toBe(200)
    }
    expect((await fetchFeed(replaced)).statusCode).toBe(404)
    expect((await fetchFeed(theirs)).statusCode).toBe(200)
    for (const wrong of ['x.ics', '.ics', 'x', `${theirs.slice(14, -4)}`]) {
      expect((await fetchFeed(`/api/calendar/${wrong}`)).statusCode, wrong).toBe(404)
    }
  })

  it('keeps no secret that could be read, and says when it was fetched', async () => {
    const { founder, test } = world
    const path = await createFeed(founder)
    const secret = path.slice('/api/calendar/'.length, -'.ics'.length)
    expect(secret.length).toBeGreaterThan(40)
    const rows = await test.database.db.selectFrom('calendarFeeds').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    const feed = async () =>
      (await callTrpc(test, 'query', 'calendar.feed', { headers: founder.cookie })).json().result.data.json
    expect((await feed()).lastFetchedAt).toBeNull()
    await fetchFeed(path)
    expect(await feed()).toEqual({ createdAt: expect.any(String), lastFetchedAt: expect.any(String) })
    expect(JSON.stringify(await feed())).not.toContain(secret)
  })

  it('is made in person only: an API key does not open it to others', async () => {
    const headers = await createApiKeyHeaders(world.test, world.founder, 'write')
    const response = await callTrpc(world.test, 'mutation', 'calendar.createFeed', { headers })
    expect(response.statusCode).toBe(403)
  })
})

it('leaves no secret in the log, whatever the answer is', async () => {
  const lines: string[] = []
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const test = await createTestServer({}, logTo)
  try {
    for (const url of ['/api/calendar/S3CRET.ics', '/api/calendar/S3CRET/x', '/api//calendar/S3CRET.ics']) {
      await test.inject({ method: 'GET', url })
    }
    await test.inject({ method: 'DELETE', url: '/api/calendar/S3CRET.ics' })
    const secret = `S3CRET${'x'.repeat(37)}`
    // Led astray: escaped twice, by a backslash, under another name.
    for (const url of ['%2563alendar/', 'calendar%252F', 'calendar%5C', 'calendar;/', 'kalender/', ''])
      await test.inject({ method: 'GET', url: `/api/${url}${secret}.ics` })
  } finally {
    await test.close()
  }
  expect(lines.join('')).toContain('/calendar/[secret]')
  expect(lines.join('')).not.toContain('S3CRET')
})

it('comes as a file too, by session or by a key that may read', async () => {
  const { founder, test } = world
  const send = sender(test)
  const bySession = await send(founder, 'GET', '/exports/calendar.ics')
  expect(bySession.headers['content-disposition']).toContain('start-up-visa-dates.ics')
  expect(eventsIn(bySession.body).length).toBeGreaterThan(0)
  const headers = await createApiKeyHeaders(test, founder, 'read')
  expect((await fetchFeed('/api/exports/calendar.ics', headers)).body).toBe(bySession.body)
  expect((await send(null, 'GET', '/exports/calendar.ics')).statusCode).toBe(401)
})
