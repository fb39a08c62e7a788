import type { Conflict, ProgramIntake, Sourced } from './edition.ts'
import {
  aboutTheProgram,
  officialPagesReadOn,
  permanentProgram,
  priorityInstructionsPage,
  reviewedOn,
  secondReadingOn,
} from './sources.ts'
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
    ...priorityInstructionsPage,
    note: "Read from a summary of IRCC's instructions of that day. Another reading counts from 1 Apr 2024.",
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

/** From which day the ten start-ups a year were counted, and whether groups with an incomplete file were among them. */
export const capFirstDay: Conflict = {
  title: 'First day of the cap of 10 start-ups a year',
  readings: [
    {
      value: 'The cap counts from 30 Apr 2024, the day on which it was announced.',
      effectiveFrom: '2024-04-30',
      source: priorityInstructionsPage,
      checkedOn: secondReadingOn,
    },
    {
      value: 'The cap counts from 1 Apr 2024, and groups whose application was incomplete count too.',
      effectiveFrom: '2024-04-01',
      source: { ...aboutTheProgram, note: 'Read through a public copy of the pages of 12 Sep 2026.' },
      checkedOn: secondReadingOn,
    },
  ],
  advice: 'Ask your organization which start-ups it counted for 2024, and from which day.',
}
