import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { request } from '@playwright/test'
import { reachServer } from '../../../../packages/db/test/support/reach-server.ts'
import { closeTemplate } from '../../../../packages/db/test/support/server-databases.ts'
import { type Installation, makeInstallation } from './installation.ts'
import { makeTemplate, moveTo } from './move-to-server.ts'
import { provideRun, type SampleSignIn } from './run.ts'
import { runApp } from './run-app.ts'

const builtPage = resolve(import.meta.dirname, '../../dist/index.html')

/** Starts the local trial once, and moves what it leaves to a PostgreSQL where one can be had: every app of the run begins with that. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(builtPage)) throw new Error('The web app is not built. Run: npx -y pnpm@12 e2e')
  const folder = await mkdtemp(join(tmpdir(), 'landfall-e2e-run-'))
  const memberState = join(folder, 'member.json')
  const closers = [() => rm(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const closer of closers.reverse()) await closer()
  }
  try {
    const installation = await makeInstallation()
    closers.push(installation.remove)
    const sample = await startOnce(installation, memberState, readSampleSignIn)
    const trial = { dataDir: installation.dataDir, sample }
    const server = await reachServer()
    if ('reason' in server) {
      process.stdout.write(`The apps use the embedded database, because ${server.reason}.\n`)
      provideRun({ trial, fresh: trial, memberState })
      return close
    }
    closers.push(server.stop)
    const template = await makeTemplate(installation, server.adminUrl)
    closers.push(template.installation.remove)
    const moved = await moveTo(template, { trial: installation, sample })
    // The job queue makes its tables, too.
    await startOnce(template.installation, memberState, async () => moved)
    await closeTemplate(server.adminUrl, template.server.template)
    process.stdout.write(`The apps use ${server.description}.\n`)
    const fresh = { dataDir: template.installation.dataDir, server: template.server, sample: moved }
    provideRun({ trial, fresh, memberState })
    return close
  } catch (error) {
    await close()
    throw error
  }
}

/** Starts an app and ends it when the sample member has signed in, whose session is then in `stateFile`. */
async function startOnce(
  installation: Installation,
  stateFile: string,
  findSample: (baseUrl: string) => Promise<SampleSignIn>,
): Promise<SampleSignIn> {
  const app = await runApp(installation)
  try {
    const sample = await findSample(app.baseUrl)
    await signIn(app.baseUrl, sample, stateFile)
    return sample
  } finally {
    await app.end()
  }
}

async function readSampleSignIn(baseUrl: string): Promise<SampleSignIn> {
  const response = await fetch(`${baseUrl}/trpc/settings.get`)
  const body = (await response.json()) as {
    result: { data: { json: { sampleSignIn: SampleSignIn | null } } }
  }
  const sample = body.result.data.json.sampleSignIn
  if (!sample) throw new Error('This app has no sample member, so no test can sign in.')
  return sample
}

/** Sign-in takes few tries a minute, so most tests start with this session. */
async function signIn(baseUrl: string, sample: SampleSignIn, stateFile: string): Promise<void> {
  const api = await request.newContext({ baseURL: baseUrl, extraHTTPHeaders: { origin: baseUrl } })
  const response = await api.post('/api/auth/sign-in/email', { data: sample })
  if (!response.ok()) throw new Error(`The sample member cannot sign in: ${response.status()}`)
  const state = await api.storageState()
  await api.dispose()
  // As a browser has it that was here before.
  const zone = { name: 'landfall.zone', value: 'America/Toronto', domain: '127.0.0.1', path: '/' }
  const kept = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const
  await writeFile(stateFile, JSON.stringify({ ...state, cookies: [...state.cookies, { ...zone, ...kept }] }))
}
