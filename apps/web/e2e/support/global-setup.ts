import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { request } from '@playwright/test'
import { provideRun, type SampleSignIn } from './run.ts'
import { makeInstallation, runApp } from './run-app.ts'

const builtPage = resolve(import.meta.dirname, '../../dist/index.html')

/** Starts an app once: what it leaves, with a session of the sample member, is what every app of the run begins with. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(builtPage)) throw new Error('The web app is not built. Run: npx -y pnpm@12 e2e')
  const folder = await mkdtemp(join(tmpdir(), 'landfall-e2e-run-'))
  const installation = await makeInstallation()
  const app = await runApp(installation)
  try {
    const sample = await readSampleSignIn(app.baseUrl)
    const memberState = join(folder, 'member.json')
    await signIn(app.baseUrl, sample, memberState)
    provideRun({ freshData: installation.dataDir, sample, memberState })
  } finally {
    await app.end()
  }
  return async () => {
    await rm(installation.dataDir, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
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
