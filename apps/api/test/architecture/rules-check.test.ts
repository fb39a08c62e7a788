import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')

/** What the command prints about a day, and how it ends. */
async function rulesCheck(day: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const run = promisify(execFile)(process.execPath, ['.ci/rules-check.js', day], { cwd: root })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

it('lists every figure with its source and age while all were checked lately', async () => {
  const { code, stdout } = await rulesCheck('2026-11-22')
  expect(code).toBe(0)
  expect(stdout).toContain('71 days  2026-09-12  Intake of new applications')
  expect(stdout).toContain('https://www.cicnews.com/?p=77385')
})

it('fails once a figure has not been checked for more than 120 days', async () => {
  expect((await rulesCheck('2027-01-10')).code).toBe(0)
  const { code, stdout, stderr } = await rulesCheck('2027-01-11')
  expect(code).toBe(1)
  expect(stdout).toContain('CHECK')
  expect(stderr).toContain('have not been checked for more than 120 days')
})

it('asks for a day that is one', async () => {
  expect((await rulesCheck('soon')).code).toBe(2)
})
