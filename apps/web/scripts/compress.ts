/**
 * Puts a `.br` beside every built file that becomes smaller by it: node scripts/compress.ts
 *
 * Done once here at the highest level, which would take too long on each request.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)
const folder = resolve(import.meta.dirname, '../dist/assets')

/** Below this the server does not compress either: the headers outweigh it. */
const threshold = 1024

const names = (await readdir(folder)).filter((name) => /\.(?:js|css|svg|json)$/.test(name))
await Promise.all(
  names.map(async (name) => {
    const file = resolve(folder, name)
    const content = await readFile(file)
    if (content.length >= threshold) await writeFile(`${file}.br`, await compress(content))
  }),
)
