/**
 * The same milestones read with the libraries as they come: better-auth reads the session, trpc-to-openapi's own Fastify handler serves
 * the path, Kysely builds the query each time and statements are not prepared.
 *
 * node bench/stock.ts, with DATABASE_URL, AUTH_SECRET and PORT.
 */
import { openDatabase } from '@suv/db'
import { milestoneSchema } from '@suv/domain'
import { initTRPC, TRPCError } from '@trpc/server'
import Fastify, { type FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { fastifyTRPCOpenApiPlugin, type OpenApiMeta } from 'trpc-to-openapi'
import * as z from 'zod'
import { createAuth } from '../src/auth.ts'
import { present } from '../src/present.ts'

const { DATABASE_URL = '', AUTH_SECRET = '', PORT } = process.env
const db = openDatabase({ connectionString: DATABASE_URL }, { preparesStatements: false })
const auth = createAuth({ db, secret: AUTH_SECRET, publicUrl: undefined, log: pino({ level: 'silent' }) })

async function createContext({ req }: { req: FastifyRequest }) {
  const { cookie = '' } = req.headers
  const session = await auth.api.getSession({ headers: new Headers({ cookie, host: `127.0.0.1:${PORT}` }) })
  return { userId: session?.user.id }
}

const t = initTRPC.context<{ userId: string | undefined }>().meta<OpenApiMeta>().create()

const router = t.router({
  milestones: t.procedure
    .meta({ openapi: { method: 'GET', path: '/milestones/{id}' } })
    .input(z.object({ id: z.string() }))
    .output(z.array(milestoneSchema))
    .query(async ({ ctx, input }) => {
      if (ctx.userId === undefined) throw new TRPCError({ code: 'UNAUTHORIZED' })
      if (ctx.userId !== input.id) throw new TRPCError({ code: 'FORBIDDEN' })
      const rows = await db
        .selectFrom('milestones')
        .selectAll()
        .where('userId', '=', ctx.userId)
        .orderBy('order')
        .orderBy('createdAt')
        .orderBy('id')
        .limit(501)
        .execute()
      return rows.map(present)
    }),
})

const server = Fastify({ logger: false })
await server.register(fastifyTRPCOpenApiPlugin, { basePath: '/api', router, createContext })
await server.listen({ port: Number(PORT), host: '127.0.0.1' })
