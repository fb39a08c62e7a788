/*
 * The server's first file. In JavaScript, and with nothing to import but Node, so that all code after it comes from the cache of compiled
 * code: a file of types that is not in there has Node load what strips them, which costs more than all our own code.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

// While the modules are read nearly everything survives the collector, so V8 would let the space of new objects grow to its most and
// keep it, though nothing that the server does later needs it. `settle` takes it back.
setFlagsFromString('--semi-space-growth-factor=1')

// Of the threads that are begun from here on. This one's is bounded already, where it is started, at what serves a hundred connections;
// the embedded database, which mostly passes bytes on, would fill as much and keep it.
setFlagsFromString('--max-semi-space-size=16')

// In the environment, for worker threads and further processes too. Where nothing may be written there, code is compiled each time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled')
enableCompileCache(process.env.NODE_COMPILE_CACHE)

await import('./main.ts')
