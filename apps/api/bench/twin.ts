/**
 * What the same work costs without a framework of our own: Fastify and pg by hand, one joined query for who asks, one for the 20
 * milestones, the same checks and the same columns. A write is who asks, begin, insert, audit row, commit.
 *
 * node bench/twin.ts, with DATABASE_URL, AUTH_SECRET and PORT.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'

const { DATABASE_URL, AUTH_SECRET = '', PORT } = process.env
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString())
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })

type Who = { id: string; team_ids: string[]; key_id?: string; permissions?: string; last_request?: string }

const member = `u.id, u.email, u.username, u.name, u.first_name, u.last_name, u.role,
  array(select team_id from team_members where user_id = u.id order by team_id) as team_ids`

async function whoAsks(request: FastifyRequest): Promise<Who | undefined> {
  const key = request.headers['x-api-key']
  if (typeof key === 'string') {
    const { rows } = await pool.query<Who>({
      name: 'who-by-key',
      text: `select ${member}, k.id as key_id, k.name as key_name, k.permissions from apikeys k join users u on u.id = k.reference_id
        where k.key = $1 and k.enabled and (k.expires_at is null or k.expires_at > $2)`,
      values: [createHash('sha256').update(key).digest('base64url'), new Date()],
    })
    await pool.query({
      name: 'touch-key',
      text: `update apikeys set last_request = $2 where id = $1 and (last_request is null or last_request <= $3)`,
      values: [rows[0]?.key_id, new Date(), new Date(Date.now() - 60_000)],
    })
    return rows[0]
  }
  const value = /(?:^|; )landfall\.session_token=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
  if (value === undefined) return undefined
  const signed = decodeURIComponent(value)
  const dot = signed.lastIndexOf('.')
  const token = signed.slice(0, dot)
  const expected = createHmac('sha256', AUTH_SECRET).update(token).digest()
  const given = Buffer.from(signed.slice(dot + 1), 'base64')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { rows } = await pool.query<Who>({
    name: 'who-by-session',
    text: `select ${member}, s.id as session_id, s.expires_at from sessions s join users u on u.id = s.user_id
      where s.token = $1 and s.expires_at > $2`,
    values: [token, new Date()],
  })
  return rows[0]
}

const columns = `id, user_id as "userId", title, description, status, category, due_date as "dueDate",
  completed_date as "completedDate", progress, requirements, resources, "order", phase, phase_week as "phaseWeek",
  created_at as "createdAt", updated_at as "updatedAt"`

const server = Fastify({ logger: false })

server.get<{ Params: { id: string } }>('/api/milestones/:id', async (request, reply) => {
  const who = await whoAsks(request)
  if (who === undefined) return reply.code(401).send({ error: 'Sign in.' })
  if (who.permissions !== undefined && !JSON.parse(who.permissions).api.includes('read'))
    return reply.code(403).send()
  if (who.id !== request.params.id) return reply.code(403).send({ error: "Another member's data." })
  const { rows } = await pool.query({
    name: 'milestones',
    text: `select ${columns} from milestones where user_id = $1 order by "order", created_at, id limit 501`,
    values: [who.id],
  })
  return reply.header('cache-control', 'no-store').send(rows)
})

type NewMilestone = { title?: unknown; status?: unknown; category?: unknown }
const statuses = ['upcoming', 'in_progress', 'completed', 'future']
const categories = ['business_plan', 'regulatory', 'financial', 'legal']

server.post<{ Body: NewMilestone }>('/api/milestones', async (request, reply) => {
  const who = await whoAsks(request)
  if (who === undefined) return reply.code(401).send({ error: 'Sign in.' })
  const { title, status, category } = request.body
  const isValid =
    typeof title === 'string' &&
    title.trim() !== '' &&
    title.length <= 300 &&
    statuses.includes(status as string) &&
    categories.includes(category as string)
  if (!isValid) return reply.code(400).send({ error: 'title, status, category' })
  const client = await pool.connect()
  try {
    await client.query('begin')
    const now = new Date()
    const { rows } = await client.query({
      name: 'insert-milestone',
      text: `insert into milestones (user_id, title, status, category, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)
        returning ${columns}`,
      values: [who.id, title, status, category, now],
    })
    await client.query({
      name: 'insert-audit',
      text: `insert into audit_events (at, actor_user_id, subject_user_id, action, entity, entity_id, request_id, changed_fields)
        values ($1, $2, $2, 'create', 'milestones', $3, $4, $5)`,
      values: [now, who.id, rows[0].id, request.id, '["title","status","category"]'],
    })
    await client.query('commit')
    return reply.header('cache-control', 'no-store').send(rows[0])
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})

await server.listen({ port: Number(PORT), host: '127.0.0.1' })
