/**
 * Takes a picture of every screen: pnpm --filter web screenshots [address] [folder] [--compare earlier-folder]
 *
 * Each at 1280 and 390 pixels, light and dark, whole pages. The app must be running (pnpm start); where it is the local trial,
 * the sample member's screens are pictured too. Uses the browser at CHROMIUM_PATH. With --compare it then lists what differs
 * from pictures taken earlier; take both from a fresh data folder. Times, random identifiers and counts of days differ.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { comparePictures } from './compare-pictures.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'string' } },
})
const [address = 'http://127.0.0.1:3000', target = 'screenshots'] = positionals
const folder = resolve(target)
const dist = resolve(import.meta.dirname, '../dist')
const sample = { email: 'founder@example.com', password: 'start-up-visa' }

const publicPages = (
  JSON.parse(readFileSync(resolve(dist, 'pages.json'), 'utf8')) as { path: string; kind: string }[]
)
  .filter(({ kind }) => kind !== 'text')
  .map(({ path }) => path)
const memberPages = (JSON.parse(readFileSync(resolve(dist, 'routes.json'), 'utf8')) as string[]).filter(
  (path) => !publicPages.includes(path) && path !== '/',
)

async function picture(
  browser: Browser,
  { width, colorScheme }: { width: number; colorScheme: 'light' | 'dark' },
): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: width < 600 ? 844 : 860 },
    hasTouch: width < 600,
    colorScheme,
    locale: 'en-CA',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const take = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '-')
    await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
  }
  for (const path of publicPages) await take(path)
  const answer = await context.request.post('/api/auth/sign-in/email', {
    data: sample,
    headers: { origin: address },
  })
  if (answer.ok()) for (const path of memberPages) await take(path)
  await context.close()
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
for (const width of [1280, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) await picture(browser, { width, colorScheme })
}
await browser.close()
console.warn(`The pictures are in ${folder}.`)

if (values.compare !== undefined) {
  const differing = comparePictures(resolve(values.compare), folder)
  for (const line of differing) console.warn(line)
  console.warn(`${differing.length} differ; ${folder}/differences shows where.`)
}
