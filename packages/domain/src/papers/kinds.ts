/** Papers whose dates the team enters itself. Certificates and permits have records of their own. */
export const datedPaperKinds = ['language_result', 'medical_exam', 'police_certificate', 'passport'] as const
export type DatedPaperKind = (typeof datedPaperKinds)[number]

export type PaperKind = DatedPaperKind | 'commitment_certificate' | 'work_permit'

/**
 * Filing is making the application, which this program has taken until `lastFilingDay` only: later it stands for a successor that asks for
 * the same papers. `ask`: while an application is in process, IRCC asks for papers anew. Landing is becoming a permanent resident.
 */
export type ApplicationStep = 'file' | 'ask' | 'land'
