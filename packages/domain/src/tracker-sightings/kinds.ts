/** The parts of an application that IRCC's tracker shows, each with a status of its own. */
export const trackerParts = [
  'application',
  'biometrics',
  'medical',
  'eligibility',
  'background',
  'decision',
] as const
export type TrackerPart = (typeof trackerParts)[number]
