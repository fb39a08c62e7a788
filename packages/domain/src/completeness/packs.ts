import { documentChecklist } from '../documents/checklist.ts'
import type { FigureSource } from '../program/edition.ts'
import { policeCertificateRule } from '../program/validity.ts'
import type { PackKind } from './kinds.ts'

/** What each pack needs at least. Our reading of the rules named; the list of the day is IRCC's. */

/** One thing that a pack needs. */
export type PackItem = {
  readonly id: string
  readonly name: string
  /** What asks for it, in a few words. */
  readonly rule: string
  readonly source: FigureSource
  /** Of the applicant alone, of each person of the family, or of each who is 18. */
  readonly of: 'applicant' | 'each' | 'adults'
  /** The place of the document checklist whose file shows it. */
  readonly checklistKey?: string
}

export type Pack = { readonly name: string; readonly items: readonly PackItem[] }

const r10: FigureSource = {
  title: 'The return of incomplete applications',
  url: 'https://meurrensonimmigration.com/the-return-of-incomplete-applications',
}
const imm5669: FigureSource = {
  title: 'IRCC: guide to the form IMM 5669',
  url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/application-forms-guides/imm5669.html',
}
const permitFile: FigureSource = {
  title: 'Instructions of May 2023 for work permits of this program',
  url: 'https://myvisa.law/blog/may-2023-new-instructions-for-start-up-visa-work-permits',
  note: 'It must stand on its own: the officer need not look up an earlier file (2025 FC 662). A reading; ask a lawyer.',
}
export const requestSource: FigureSource = {
  title: 'The letter itself',
  url: 'https://www.cicnews.com/2025/05/',
  note: 'The letter names what it asks and its own limit.',
}

type Named = Pick<PackItem, 'id' | 'name'> & Partial<Pick<PackItem, 'of' | 'checklistKey'>>

const asking =
  (rule: string, source: FigureSource) =>
  ({ of = 'applicant', ...named }: Named): PackItem => ({ ...named, rule, source, of })

/** An item as the document checklist words and sources it. */
function ofChecklist(checklistKey: string, id: string, of: PackItem['of'] = 'applicant'): PackItem {
  const document = documentChecklist
    .flatMap(({ documents }) => documents)
    .find(({ key }) => key === checklistKey)
  const [source] = document?.sources ?? []
  if (document === undefined || source === undefined) {
    throw new Error(`The checklist names no sourced ${checklistKey}.`)
  }
  return { id, name: document.name, rule: 'Document checklist', source, of, checklistKey }
}

const byR10 = asking('R10', r10)
const byPermitFile = asking('Work permit file', permitFile)
const byLetter = asking('The letter', requestSource)

export const packs: Readonly<Record<PackKind, Pack>> = {
  permanent_residence: {
    name: 'Permanent residence',
    items: [
      byR10({
        id: 'form',
        name: 'Application form (IMM 0008), filled in',
        checklistKey: 'generic-application-form-for-canada',
      }),
      byR10({ id: 'signature', name: 'Signature on the form' }),
      byR10({ id: 'fee', name: 'Proof that the fee is paid', checklistKey: 'receipt-for-fees' }),
      byR10({ id: 'family', name: 'All family members listed, also those who stay behind' }),
      asking(
        'IMM 5669',
        imm5669,
      )({ id: 'history', name: 'Personal history without a gap (IMM 5669)', of: 'adults' }),
      ofChecklist('additional-family-information', 'family-form', 'adults'),
      ofChecklist('supplementary-information-your-travels', 'travels', 'adults'),
      asking(
        'Police certificates',
        policeCertificateRule.source,
      )({
        id: 'police',
        name: 'Police certificates of the countries that count',
        of: 'adults',
        checklistKey: 'police-certificates',
      }),
      ofChecklist('letter-of-support-from-a-designated-organization', 'support'),
      ofChecklist('commitment-certificate-number', 'certificate'),
      ofChecklist('language-test-result', 'language'),
      ofChecklist('official-letter-from-each-bank-or-financial-institution', 'funds'),
      ofChecklist('schedule-13-business-immigration-programs-start-up-business-class', 'schedule-13'),
      ofChecklist('document-checklist', 'checklist'),
    ],
  },
  work_permit_extension: {
    name: 'Work permit extension',
    items: [
      byPermitFile({
        id: 'support',
        name: 'Letter IMM 0211 that names the applicant essential',
        checklistKey: 'letter-of-support-from-a-designated-organization',
      }),
      byPermitFile({ id: 'language', name: 'Language result', checklistKey: 'language-test-result' }),
      byPermitFile({
        id: 'education',
        name: 'Education or experience',
        checklistKey: 'curriculum-vitae-and-education-records',
      }),
      byPermitFile({
        id: 'funds',
        name: 'Start-up funds',
        checklistKey: 'official-letter-from-each-bank-or-financial-institution',
      }),
    ],
  },
  document_request: {
    name: 'Answer to a document request',
    items: [
      byLetter({ id: 'letter', name: 'A copy of the letter' }),
      byLetter({ id: 'answer', name: 'A covering letter that answers each point' }),
    ],
  },
}
