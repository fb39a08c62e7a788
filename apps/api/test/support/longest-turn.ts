import { expect } from 'vitest'

/**
 * The longest stretch in which the thread that serves everybody computed without a pause, in milliseconds of its own processor
 * time: as long as it lasts, nobody is answered. Time in which the machine did something else does not count, so that a busy
 * machine says the same as a quiet one.
 */
export async function longestTurn<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; ms: number }> {
  let longest = 0
  let isOver = false
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, user + system)
    before = process.threadCpuUsage()
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  try {
    const answer = await work()
    await new Promise((done) => setImmediate(done))
    // The table of docs/security.md is made of them.
    if (process.env.STALLS !== undefined)
      process.stderr.write(`${expect.getState().currentTestName}: ${Math.round(longest / 1000)} ms\n`)
    return { answer, ms: longest / 1000 }
  } finally {
    isOver = true
  }
}

/** Milliseconds for which nobody else may go unanswered. */
export const longestWait = 100

/** The longest turn of `ask`, which is asked twice: the first time a library is loaded and its code compiled, once in the life of a server. */
export async function holdUp<Answer>(ask: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  await ask()
  const first = await longestTurn(ask)
  // The memory of the whole test may be cleared within one turn.
  return first.ms < longestWait ? first : longestTurn(ask)
}
