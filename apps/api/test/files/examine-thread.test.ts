import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const examine = new URL('../../src/files/inspection/examine.ts', import.meta.url).href

/** The modules that a thread loads before it examines its file. */
function loadedFor(address: string): string[] {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    await import(${JSON.stringify(address)})
    process.stdout.write(JSON.stringify(loaded))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }),
  )
}

it('loads neither the domain nor the reader of PDFs into a thread that may not need them', () => {
  const loaded = loadedFor(examine)
  expect(loaded).toContain(examine)
  expect(loaded.filter((url) => /packages\/domain|pdf-lib/.test(url))).toEqual([])
})
