import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/*
 * While the modules are read nearly everything survives the collector, so V8 would let the space of new objects grow to its most and
 * keep it, though nothing that the server does later needs it. To be imported before everything else.
 */
setFlagsFromString('--semi-space-growth-factor=1')

/** Gives back what only the start needed, and lets the space grow again where members' requests ask for it. */
export function settleMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  setFlagsFromString('--semi-space-growth-factor=2')
}
