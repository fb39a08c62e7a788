import { createHash, createHmac } from 'node:crypto'
import pg from 'pg'

/** What a caller of the bench sends, and whose data they ask for. */
export type Caller = { readonly userId: string; readonly cookie: string; readonly apiKey: string }

const milestonesEach = 20

/** An empty database gets members with 20 milestones, a session and an API key each, written by PostgreSQL itself. @returns some of them, spread over all. */
export async function seedMembers(
  connection: pg.ClientConfig,
  { members, secret, callers }: { members: number; secret: string; callers: number },
): Promise<Caller[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(
      `insert into users (username, email, name)
       select 'member-' || n, 'member-' || n || '@example.com', 'Member ' || n from generate_series(1, $1) n`,
      [members],
    )
    await client.query(
      `insert into sessions (user_id, token, expires_at)
       select id, 'token-' || username, now() + interval '7 days' from users`,
    )
    await client.query(`insert into memberships (user_id, status) select id, 'active' from users`)
    await client.query(
      `insert into milestones (user_id, title, description, status, category, due_date, "order", phase, phase_week, requirements, resources)
       select id, 'Milestone ' || n, 'What is to be done in week ' || n, 'upcoming', 'regulatory',
         now() + n * interval '7 days', n, 'phase_1', n, '["One thing", "Another"]', '["A page"]'
       from users, generate_series(1, ${milestonesEach}) n`,
    )
    const step = Math.max(1, Math.floor(members / callers))
    const { rows } = await client.query<{ id: string; username: string }>(
      `select id, username from users where substr(username, 8)::int % $1 = 0 order by id limit $2`,
      [step, callers],
    )
    const found = rows.map(({ id, username }) => ({
      id,
      token: `token-${username}`,
      apiKey: `key-${username}`,
    }))
    for (const { id, apiKey } of found) {
      await client.query(
        `insert into apikeys (reference_id, key, permissions, last_request) values ($1, $2, '{"api":["read","write"]}', now())`,
        [id, createHash('sha256').update(apiKey).digest('base64url')],
      )
    }
    await client.query('analyze')
    return found.map(({ id, token, apiKey }) => ({
      userId: id,
      apiKey,
      cookie: sessionCookie(token, secret),
    }))
  } finally {
    await client.end()
  }
}

function sessionCookie(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `landfall.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}
