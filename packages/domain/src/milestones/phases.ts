import type { PhaseKey } from './schema.ts'

/** How long the program takes, in weeks. */
export const programWeeks = 22

/** A phase of the program; weeks count from 1, both ends included (specification 2, section 9). */
export type Phase = {
  readonly key: PhaseKey
  readonly number: number
  readonly title: string
  readonly weekFrom: number
  readonly weekTo: number
  readonly durationWeeks: number
}

function phase(number: number, key: PhaseKey, title: string, weekFrom: number, weekTo: number): Phase {
  return { key, number, title, weekFrom, weekTo, durationWeeks: weekTo - weekFrom + 1 }
}

export const phases: readonly Phase[] = [
  phase(1, 'phase_1', 'Orientation and Business Ideation', 1, 2),
  phase(2, 'phase_2', 'Business Planning and Validation', 3, 6),
  phase(3, 'phase_3', 'Fundraising and Pitching', 7, 10),
  phase(4, 'phase_4', 'Execution and Business Growth', 11, 16),
  phase(5, 'phase_5', 'Scaling and International Expansion', 17, 22),
]

/**
 * What the dashboard says about the first phase. The timeline says 2 weeks: the specification has both readings, each in
 * its place.
 */
export const dashboardFirstPhase = { title: 'Foundation Building', duration: '8-12 weeks' } as const
