import type { FastifyRequest } from 'fastify'
import type { SuperJSONResult } from 'superjson'
import type { AppDependencies } from '../dependencies.ts'
import { appRouter } from '../router.ts'
import { type Context, createCallerFactory } from '../trpc.ts'
import { wireFormat } from '../wire-format.ts'
import { createContext } from './context.ts'

/** What a route asks for first, as apps/web/src/first-load/markup/first-calls.ts lists it from the routes' loaders. */
export type FirstCall = { readonly path: string; readonly input?: unknown }

/** What a page asks for, and whether it shows to members without access. */
type FirstRead = { readonly calls: readonly FirstCall[]; readonly isOpenToAll: boolean }

type FirstAnswer = FirstCall & { readonly output: SuperJSONResult }

const createCaller = createCallerFactory(appRouter)

/**
 * The first answers of a signed-in page, to be sent along with it instead of after its code: who is asking, whether they
 * have access, and what the route reads. As text for a JSON block in HTML; null for a stranger. A call that is refused or fails
 * is left out: the page asks for it itself, and tells why it cannot have it.
 */
export async function readFirstData(
  request: FastifyRequest,
  dependencies: AppDependencies,
  { calls, isOpenToAll }: FirstRead,
): Promise<string | null> {
  if (request.headers.cookie === undefined) return null
  const context = await createContext(request, dependencies)
  if (context.actor === null) return null
  const caller = createCaller(context)
  const [me, access] = await Promise.all([caller.users.me(), caller.memberships.access()])
  const filled = fillIn(calls, { me: me.id, team: me.teams[0]?.id })
  const answers: FirstAnswer[] = [
    { path: 'users.me', output: wireFormat.serialize(me) },
    { path: 'memberships.access', output: wireFormat.serialize(access) },
    // Without access most pages show the offer.
    ...(access.isActive || isOpenToAll ? await answerAll(context, filled) : []),
  ]
  return escapeForHtml(JSON.stringify(answers))
}

async function answerAll(context: Context, calls: readonly FirstCall[]): Promise<FirstAnswer[]> {
  const caller = createCaller(context)
  const answers = await Promise.allSettled(
    calls.map(async (call) => ({ ...call, output: wireFormat.serialize(await ask(caller, call)) })),
  )
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
}

function ask(caller: unknown, { path, input }: FirstCall): Promise<unknown> {
  const procedure = path
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], caller)
  return (procedure as (input: unknown) => Promise<unknown>)(input)
}

/** The calls with this member's ids; those about a team only where there is one. */
function fillIn(
  calls: readonly FirstCall[],
  { me, team }: { me: string; team: string | undefined },
): FirstCall[] {
  return calls.flatMap((call) => {
    const text = JSON.stringify(call)
    if (team === undefined && text.includes('"__TEAM__"')) return []
    return [
      JSON.parse(
        text
          .replaceAll('"__ME__"', JSON.stringify(me))
          .replaceAll('"__TEAM__"', JSON.stringify(team ?? null)),
      ) as FirstCall,
    ]
  })
}

/** Nothing in it can end the element that it stands in, or begin another. */
function escapeForHtml(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
