/**
 * Measures the public pages, and the sample member's screens, as a phone sees them: pnpm --filter web lighthouse [address]
 *
 * The app must be running (pnpm start). Lighthouse is fetched when it is asked for, since nothing else needs it; it uses the
 * browser at CHROMIUM_PATH. Runs each page several times and takes the median: performance on a busy machine is noisy.
 * Ends with status 1 where a page scores less than it should.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

const run = promisify(execFile)
const lighthouse = 'lighthouse@13.5.0'
const address = process.argv[2] ?? 'http://127.0.0.1:3000'
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const runs = Number(process.env.RUNS ?? 3)
const sample = { email: 'founder@example.com', password: 'start-up-visa' }
const publicPages = ['/', '/demo', '/login', '/signup']
const memberScreens = ['/dashboard', '/timeline', '/business-plan', '/organizations']
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof targets
const categories = Object.keys(targets) as Category[]

type Cookie = { name: string; value: string; url: string }
type Report = { categories: Record<Category, { score: number | null }>; runtimeError?: { message: string } }

/** Scores from 0 to 100. Now and then the browser records a trace that Lighthouse cannot read: then it is asked again. */
async function measure(path: string, cookies: Cookie[], retries = 2): Promise<Record<Category, number>> {
  try {
    return await withBrowser(cookies, (port) => measureOnce(path, port))
  } catch (error) {
    if (retries === 0) throw error
    return measure(path, cookies, retries - 1)
  }
}

/** A browser of its own for each measurement, which has the session as a person's has: a header would not go along with its streams. */
async function withBrowser<Result>(
  cookies: Cookie[],
  act: (port: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-lighthouse-'))
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: ['--remote-debugging-port=0', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    await browser.addCookies(cookies)
    const [port = ''] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n')
    return await act(port)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureOnce(path: string, port: string): Promise<Record<Category, number>> {
  const { stdout } = await run(
    'npx',
    [
      '-y',
      lighthouse,
      `${address}${path}`,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      `--port=${port}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const report = JSON.parse(stdout) as Report
  if (report.runtimeError) throw new Error(`${path}: ${report.runtimeError.message}`)
  const scores = categories.map((name) => {
    const { score } = report.categories[name]
    if (score === null) throw new Error(`${path}: no score for ${name}.`)
    return [name, Math.round(score * 100)]
  })
  return Object.fromEntries(scores) as Record<Category, number>
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** The cookies of the sample member's session, and of a browser that was here before; undefined where there is none, as away from the local trial. */
async function signIn(): Promise<Cookie[] | undefined> {
  const answer = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(sample),
  })
  if (!answer.ok) return undefined
  const cookieOf = (text: string): Cookie => {
    const [pair = ''] = text.split(';')
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: address }
  }
  return [...answer.headers.getSetCookie(), 'landfall.zone=America/Toronto'].map(cookieOf)
}

/** Writes the line of a page. @returns whether it scores less than it should. */
async function report(path: string, cookies: Cookie[] = []): Promise<boolean> {
  const scores: Record<Category, number>[] = []
  for (let count = 0; count < runs; count += 1) scores.push(await measure(path, cookies))
  const medians = categories.map((name) => ({ name, score: median(scores.map((each) => each[name])) }))
  const line = medians.map(({ name, score }) =>
    score < targets[name] ? `${name} ${score} (below ${targets[name]})` : `${name} ${score}`,
  )
  console.warn(`${path.padEnd(14)} ${line.join('  ')}`)
  return medians.some(({ name, score }) => score < targets[name])
}

let isShort = false
for (const path of publicPages) isShort = (await report(path)) || isShort
const cookies = await signIn()
if (cookies === undefined) console.warn('No sample member here: only the public pages are measured.')
else for (const path of memberScreens) isShort = (await report(path, cookies)) || isShort
if (isShort) process.exitCode = 1
