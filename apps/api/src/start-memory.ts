import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/*
 * While the modules are read nearly everything survives the collector, so V8 would let the space of new objects grow to its most and
 * keep it, though nothing that the server does later needs it. To be imported before everything else.
 */
setFlagsFromString('--semi-space-growth-factor=1')

/**
 * Where compiled code is kept. `pnpm start` names it in NODE_COMPILE_CACHE, so that the first file comes from there too: then Node
 * never loads what strips types, which takes more memory than all our code.
 */
export const compileCache = join(import.meta.dirname, '../node_modules/.cache/compiled')

/** Gives back what only the start needed, and lets the space grow again where members' requests ask for it. */
export function settleMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void
  // The thorough way, which also closes the gaps between what is left and gives the pages back.
  collect({ type: 'major', flavor: 'last-resort' })
  setFlagsFromString('--semi-space-growth-factor=2')
}
