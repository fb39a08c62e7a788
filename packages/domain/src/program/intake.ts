import type { ProgramIntake, Sourced } from './edition.ts'
import { aboutTheProgram, officialPagesReadOn, permanentProgram, reviewedOn } from './sources.ts'
import { permanentProgramFrom } from './thresholds.ts'

/** Whether the program took new applications, as a notice may say it. */

export const openIntake: Sourced<ProgramIntake> = {
  value: {
    status: 'open',
    summary: 'The program takes applications that a designated organization supports.',
  },
  effectiveFrom: permanentProgramFrom,
  source: permanentProgram,
  checkedOn: reviewedOn,
}

export const cappedIntake: Sourced<ProgramIntake> = {
  value: {
    status: 'open',
    summary:
      'The program takes at most 10 start-ups from each designated organization a year, and designates no new organizations.',
  },
  effectiveFrom: '2024-04-30',
  source: {
    title: 'Start-up visa changes of 30 April 2024',
    url: 'https://immilib.com/en/canada-startup-visa-changes-2024',
    note: "Read from a summary of IRCC's instructions of that day.",
  },
  checkedOn: reviewedOn,
}

export const pausedIntake: Sourced<ProgramIntake> = {
  value: {
    status: 'paused',
    summary:
      'The Start-Up Visa program has been paused since 30 Jun 2026 and takes no new applications. Applications accepted before that day are still processed.',
  },
  effectiveFrom: '2026-06-30',
  source: {
    ...aboutTheProgram,
    note: 'Checked through a public copy of the page on 12 Sep 2026.',
  },
  checkedOn: officialPagesReadOn,
}
