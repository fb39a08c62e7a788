import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Gives back what only the start needed, and lets the space of new objects grow again where members' requests ask for it. */
export function settleMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void
  // The thorough way, which also closes the gaps between what is left and gives the pages back.
  collect({ type: 'major', flavor: 'last-resort' })
  setFlagsFromString('--semi-space-growth-factor=2')
}
