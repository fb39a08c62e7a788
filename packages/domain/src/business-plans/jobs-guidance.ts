import { aboutTheProgram } from '../program/sources.ts'

/**
 * How many jobs a plan is advised to reach (specification 2, section 2). Advice and no rule: the program's own page, the
 * source here, asks for a business that can create jobs for Canadians and names no number.
 */
export const jobsGuidance = { minimum: 15, maximum: 25, byYear: 2, source: aboutTheProgram } as const
