import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { type RunningApp, startApp } from './support/app.ts'
import { joinTeam } from './support/team-mate.ts'
import { expect, test } from './support/test.ts'

// The team gets a reader: so an app of its own.
let app: RunningApp
test.beforeAll(async () => {
  app = await startApp()
})
test.afterAll(() => app.stop())

const readList = (file: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../dist', file), 'utf8'))
const publicPaths = new Set((readList('pages.json') as { path: string }[]).map(({ path }) => path))
const memberPaths = (readList('routes.json') as string[]).filter(
  (path) => !publicPaths.has(path) && !/email|password|invitation|login/.test(path),
)
/** Tabs that the address names, whose panels are not there before. */
const further = [
  '/organizations?view=discover',
  '/los-tracker?tab=certificates',
  '/financial?tab=funding',
  '/financial?tab=cashflow',
  '/financial?tab=projections',
  '/business-plan?section=operations',
  '/pr-application?part=letters',
  '/pr-application?part=questions',
  '/pr-application?part=waiting',
]

/** What ends the visit, or leaves the page for a file. Their own account and their own papers are theirs to change. */
const left =
  /You work in|Leave the team|Erase|Sign out|Export|Download|^Print|Calendar|passkey|API key|webhook|Delete/i

/** Presses every button that is on and types into every field, in `within`; opened dialogs are taken in too. @returns whether it typed. */
async function pressEverything(page: Page, within: Locator, depth = 0): Promise<boolean> {
  const fields = await within
    .locator('textarea:enabled:not([readonly]), input[inputmode="decimal"]:enabled')
    .all()
  for (const field of fields.slice(0, 12)) {
    await field.fill('7', { timeout: 2_000 }).catch(() => {})
  }
  let hasTyped = fields.length > 0
  // By what they are now: what is pressed may put others in their places.
  const controls = await within
    .locator('button:enabled, select:enabled, input[type=checkbox]:enabled')
    .elementHandles()
  for (const control of controls.slice(0, 60)) {
    if (left.test(await control.evaluate(nameOf))) continue
    await control.evaluate(press)
    await page.evaluate(nextFrames)
    const dialog = page.getByRole('dialog').last()
    if (depth === 0 && (await dialog.isVisible())) {
      hasTyped = (await pressEverything(page, dialog, 1)) || hasTyped
      await page.keyboard.press('Escape')
    }
  }
  return hasTyped
}

type Control = HTMLElement | SVGElement

const nameOf = (control: Control) =>
  control.ariaLabel ?? (control as HTMLInputElement).labels?.[0]?.textContent ?? control.textContent ?? ''

/** In the page itself: what something lies over is pressed too, and nothing waits for it to move away. */
function press(control: Control): void {
  if (!(control instanceof HTMLElement) || !control.isConnected || control.matches(':disabled')) return
  if (!(control instanceof HTMLSelectElement)) {
    control.click()
    return
  }
  control.selectedIndex = 1
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** React has drawn by then what a press asks for, a dialog among it. */
const nextFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

test('a reader is offered nothing that the server refuses, on any screen', async ({ newPage }) => {
  test.setTimeout(600_000)
  const owner = await newPage({ baseUrl: app.baseUrl })
  const reader = await joinTeam(owner, { app, newPage, name: 'Rita Reader', role: 'reader' })
  const refused: string[] = []
  reader.on('response', (response) => {
    if (response.status() === 403) refused.push(`${new URL(reader.url()).pathname}: ${response.url()}`)
  })
  expect(memberPaths.length).toBeGreaterThan(10)
  for (const path of [...memberPaths, ...further]) {
    await reader.goto(path, { waitUntil: 'networkidle' })
    if (!path.startsWith('/account')) {
      await expect(reader.getByText('You read the work of')).toBeVisible()
      await expectAccessible(reader)
    }
    const hasTyped = await pressEverything(reader, reader.locator('#content'))
    // What is saved by itself has been sent by then.
    await reader.waitForTimeout(hasTyped ? 2_500 : 300)
    expect(refused, path).toEqual([])
  }
  // The reason stands on what is off, and the same buttons are on for who may write.
  for (const path of ['/dashboard', '/timeline']) {
    await reader.goto(path)
    await expect(reader.getByRole('button', { name: 'Add Milestone' })).toBeDisabled()
  }
  await expect(reader.getByTitle(/Its owner can let you change it/).first()).toBeAttached()
  await owner.goto('/timeline')
  await expect(owner.getByRole('button', { name: 'Add Milestone' })).toBeEnabled()
  await expect(owner.getByText('You read the work of')).toBeHidden()
})
