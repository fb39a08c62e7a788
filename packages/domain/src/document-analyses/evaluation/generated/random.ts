/** Draws that are the same for the same seed. */
export type Draw = {
  /** From 0 up to, without, 1. */
  readonly share: () => number
  readonly int: (least: number, most: number) => number
  readonly pick: <T>(choices: readonly T[]) => T
  readonly digits: (count: number) => string
  /** A day between two, as YYYY-MM-DD. */
  readonly day: (from: string, to: string) => string
}

const dayLength = 86_400_000

/** The generator 'mulberry32': 32 bits of state, good enough to vary documents. */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (least: number, most: number) => least + Math.floor(share() * (most - least + 1))
  return {
    share,
    int,
    pick: <T>(choices: readonly T[]) => choices[int(0, choices.length - 1)] as T,
    digits: (count) => Array.from({ length: count }, (_, index) => int(index === 0 ? 1 : 0, 9)).join(''),
    day: (from, to) => {
      const days = (Date.parse(to) - Date.parse(from)) / dayLength
      return new Date(Date.parse(from) + int(0, days) * dayLength).toISOString().slice(0, 10)
    },
  }
}
