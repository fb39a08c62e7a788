import { setTimeout as wait } from 'node:timers/promises'
import { load, scenarios } from './load.ts'
import type { Caller } from './seed.ts'
import type { RunningServer } from './servers.ts'

const sampleEverySeconds = 10
const connections = 16
/** Seconds of one scenario at a time, in turn. */
const turnSeconds = 10

/**
 * Reads and writes for so many minutes, and what memory the server has meanwhile and after a minute's rest. Flat in the second half means
 * that its last quarter has at most a twentieth more than its third.
 */
export async function soak(
  server: RunningServer,
  { minutes, callers }: { minutes: number; callers: readonly Caller[] },
): Promise<void> {
  const end = performance.now() + minutes * 60_000
  const samples: number[] = []
  const sample = setInterval(() => samples.push(server.rssMb()), sampleEverySeconds * 1000)
  const idleMb = server.rssMb()
  let answers = 0
  try {
    // Lists that grow with every turn would measure the lists: what writes comes once in five.
    for (let turn = 0; performance.now() < end; turn += 1) {
      const scenario = scenarios[turn % scenarios.length]
      if (scenario === undefined) continue
      const seconds = scenario.name.startsWith('POST') ? 1 : turnSeconds
      const { rate } = await load(server, callers.map(scenario.product), { connections, seconds })
      answers += rate * seconds
    }
  } finally {
    clearInterval(sample)
  }
  const quarter = (index: number) => {
    const part = samples.slice((samples.length * index) / 4, (samples.length * (index + 1)) / 4)
    return Math.round(part.reduce((sum, value) => sum + value, 0) / part.length)
  }
  const atEnd = server.rssMb()
  await wait(60_000)
  console.warn(
    `Soak, ${minutes} min, about ${Math.round(answers).toLocaleString('en-CA')} answers: ${idleMb} MB idle; by quarter ${[0, 1, 2, 3].map(quarter).join(', ')} MB; ${Math.max(...samples)} at most; ${atEnd} at the end; ${server.rssMb()} after a minute’s rest. Second half ${quarter(3) <= quarter(2) * 1.05 ? 'flat' : 'growing'}.`,
  )
}
