import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import type { SampleSignIn, StorageState } from './context.ts'
import { type AppPlace, newPlace, type RunningApp, runApp } from './run-app.ts'

const builtPage = resolve(import.meta.dirname, '../../dist/index.html')

/** Starts the app and one Chromium for the whole run, and signs the sample member in once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(builtPage)) throw new Error('The web app is not built. Run: npx -y pnpm@12 e2e')
  const fresh = await makeFreshData()
  // An app that is running already may be tested instead.
  const given = process.env.E2E_BASE_URL
  const app: Pick<RunningApp, 'baseUrl' | 'stop'> = given
    ? { baseUrl: given, stop: async () => {} }
    : await runApp(await newPlace(fresh.dataDir))
  const server = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Two pages of Chromium's own address bar, loaded anew with every window: a third of what a short journey costs.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
    ],
  })
  const sample = await readSampleSignIn(app.baseUrl)
  const browser = await chromium.connect(server.wsEndpoint())
  project.provide('freshData', fresh.dataDir)
  project.provide('baseUrl', app.baseUrl)
  project.provide('browserEndpoint', server.wsEndpoint())
  project.provide('sample', sample)
  project.provide('memberState', await signInOnce(browser, app.baseUrl, sample))
  await browser.close()

  return async () => {
    await server.close()
    await app.stop()
    await rm(fresh.dataDir, { recursive: true, force: true })
  }
}

/** What the first start of an app leaves, for every app of this run to begin with. */
async function makeFreshData(): Promise<AppPlace> {
  const place = await newPlace()
  const app = await runApp(place)
  await app.kill()
  return place
}

async function readSampleSignIn(baseUrl: string): Promise<SampleSignIn> {
  const response = await fetch(`${baseUrl}/trpc/settings.get`)
  const body = (await response.json()) as {
    result: { data: { json: { sampleSignIn: SampleSignIn | null } } }
  }
  const sample = body.result.data.json.sampleSignIn
  if (!sample) throw new Error('This app has no sample member, so no journey can sign in.')
  return sample
}

/** Sign-in takes few tries a minute, so most journeys start with this session. */
async function signInOnce(browser: Browser, baseUrl: string, sample: SampleSignIn): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: baseUrl })
  const response = await context.request.post('/api/auth/sign-in/email', {
    data: sample,
    headers: { origin: baseUrl },
  })
  if (!response.ok()) throw new Error(`The sample member cannot sign in: ${response.status()}`)
  const state = await context.storageState()
  await context.close()
  return state
}
