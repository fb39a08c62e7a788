import type { ProgramEdition } from './edition.ts'
import { duties, finalDecision, howToApply, officerInstructions, reviewedOn, whoCanApply } from './sources.ts'

/**
 * The day on which the start-up business class became a permanent program (SOR/2018-72, Canada Gazette II of 2 May 2018).
 * IRCC's update `permanentProgram` gives the same day. Its requirements have stood unchanged since, so every edition
 * shares them.
 */
export const permanentProgramFrom = '2018-04-11'

const sinceTheRegulations = { effectiveFrom: permanentProgramFrom, checkedOn: reviewedOn } as const

/** What the program asks of every applicant, apart from money. */
export const thresholds = {
  minimumOwnershipPct: { value: 10, source: whoCanApply, ...sinceTheRegulations },
  jointOwnershipAbovePct: { value: 50, source: whoCanApply, ...sinceTheRegulations },
  maximumApplicants: { value: 5, source: whoCanApply, ...sinceTheRegulations },
  minimumClb: { value: 5, source: whoCanApply, ...sinceTheRegulations },
  minimumInvestment: {
    value: { vc: 200_000, angel: 75_000 },
    source: { ...duties, note: 'A business incubator need not invest: it accepts you into its program.' },
    ...sinceTheRegulations,
  },
  qualifyingBusiness: {
    value:
      'An innovative business that you will manage actively from within Canada, with an essential part of its operations in Canada',
    source: officerInstructions,
    ...sinceTheRegulations,
  },
  designatedOrganization: {
    value:
      'A letter of support from a designated organization or, until you have one, a chosen type of organization to approach',
    source: {
      ...howToApply,
      note: 'A plan is enough for this screening only. An application needs the letter of support and a commitment certificate.',
    },
    ...sinceTheRegulations,
  },
  excludedProvinces: { value: ['QC'], source: officerInstructions, ...sinceTheRegulations },
  admissibility: {
    value: 'No criminal, medical, security or misrepresentation concern for anyone in the application',
    source: finalDecision,
    ...sinceTheRegulations,
  },
} as const satisfies Partial<ProgramEdition>
