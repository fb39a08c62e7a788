import type { FigureSource } from './edition.ts'

/** The day on which the project last went through its sources as a whole. */
export const reviewedOn = '2026-11-20'

/** The day of the second reading, which corrected and added to the first. */
export const secondReadingOn = '2026-11-22'

/** The day on which the government's own pages about the program were last read, through public copies of them. */
export const officialPagesReadOn = '2026-09-12'

const ircc = 'https://www.canada.ca/en/immigration-refugees-citizenship'

export const whoCanApply = {
  title: 'IRCC: Start-up visa, who can apply',
  url: `${ircc}/services/immigrate-canada/start-visa/eligibility.html`,
} as const satisfies FigureSource

export const howToApply = {
  title: 'IRCC: Start-up visa, how to apply',
  url: `${ircc}/services/immigrate-canada/start-visa/apply.html`,
} as const satisfies FigureSource

export const aboutTheProgram = {
  title: 'IRCC: Start-up Visa Program',
  url: `${ircc}/services/immigrate-canada/start-visa.html`,
} as const satisfies FigureSource

export const duties = {
  title: 'IRCC: Participate as a designated organization',
  url: `${ircc}/services/immigrate-canada/start-visa/participate.html`,
} as const satisfies FigureSource

export const officerInstructions = {
  title: 'IRCC officer instructions: assessing a start-up application',
  url: `${ircc}/corporate/publications-manuals/operational-bulletins-manuals/permanent-residence/economic-classes/start-business/assessing-application.html`,
} as const satisfies FigureSource

export const finalDecision = {
  title: 'IRCC officer instructions: admissibility and final decision (start-up business class)',
  url: `${ircc}/corporate/publications-manuals/operational-bulletins-manuals/permanent-residence/economic-classes/start-business/admissibility-final-decision.html`,
} as const satisfies FigureSource

export const permanentProgram = {
  title: 'IRCC: start-up business becomes a permanent program, April 2018',
  url: `${ircc}/corporate/publications-manuals/operational-bulletins-manuals/updates/2018-startup-perm.html`,
} as const satisfies FigureSource

export const medicalExams = {
  title: 'IRCC: Medical exams for permanent resident applicants',
  url: `${ircc}/services/application/medical-police/medical-exams/requirements-permanent-residents.html`,
} as const satisfies FigureSource

export const policeCertificates = {
  title: 'IRCC: Police certificates',
  url: `${ircc}/services/application/medical-police/police-certificates.html`,
} as const satisfies FigureSource

export const extendWorkPermit = {
  title: 'IRCC: Extend or change the conditions on your work permit',
  url: `${ircc}/services/work-canada/permit/temporary/extend.html`,
} as const satisfies FigureSource

export const priorityInstructionsPage = {
  title: 'Start-up visa changes of 30 April 2024',
  url: 'https://immilib.com/en/canada-startup-visa-changes-2024',
} as const satisfies FigureSource

export const suspension = {
  title: 'IRCC: suspension and loss of designation',
  url: `${ircc}/services/immigrate-canada/start-visa/participate/suspension-loss-designation.html`,
} as const satisfies FigureSource

/** A decision of the Federal Court, by its neutral citation and its number on the court's site. */
export function federalCourt(citation: string, item: number): FigureSource {
  return {
    title: `Federal Court, ${citation}`,
    url: `https://decisions.fct-cf.gc.ca/fc-cf/decisions/en/item/${item}/index.do`,
  }
}
