import { formatCad, formatDate, formatPercent } from '../formatting.ts'
import { provinceNames } from '../geography/provinces.ts'
import type { Conflict, FeeTable, ProgramEdition, Reported, SettlementFundsTable } from './edition.ts'
import { programEditions } from './editions.ts'
import { capFirstDay } from './intake.ts'
import { outcomes, practiceFacts } from './practice.ts'
import {
  groupsMayBeEnded,
  pilotWithoutRules,
  priorityForPermitHolders,
  priorityInstructions,
} from './status.ts'
import {
  certificateValidityMonths,
  languageResultValidityMonths,
  lastCertificateDay,
  lastFilingDay,
  medicalResultValidityMonths,
  policeCertificateRule,
  policeCertificateValidityMonths,
} from './validity.ts'
import { aheadInTheQueue, peopleWaiting, peopleWaitingText } from './waiting.ts'
import {
  extensionLeadDays,
  extensionRisk,
  openWorkPermitOnly,
  restorationFee,
  workPermitClosed,
  workPermitFile,
  workPermitFileStandsAlone,
  workPermitFundsWeeks,
  workPermitYears,
} from './work-permit.ts'

/** A figure in words, as a list of everything that the rule book holds shows it. */
export type FigureInWords = Reported<string>

/** What the rule book says of one thing, through all editions. */
export type FigureTopic = {
  /** Unique, and stable: part of an address. */
  readonly id: string
  readonly title: string
  readonly group: (typeof figureGroups)[number]
  /** `succession`: each entry replaces the one before. `conflict`: sources disagree. `facts`: they stand side by side. */
  readonly kind: 'succession' | 'conflict' | 'facts'
  readonly entries: readonly [FigureInWords, ...FigureInWords[]]
  /** What to do where sources disagree. */
  readonly advice?: string
}

export const figureGroups = [
  'Status of the program',
  'What the program asks',
  'Money',
  'How long papers count',
  'Work permit',
  'How applications are decided',
] as const

type SourcedPart = Exclude<
  { [Key in keyof ProgramEdition]: ProgramEdition[Key] extends string ? never : Key }[keyof ProgramEdition],
  never
>

/** What an edition's parts are called, and how each reads in words. */
const editionParts: {
  readonly [Key in SourcedPart]: {
    readonly title: string
    readonly group: FigureTopic['group']
    readonly words: (value: ProgramEdition[Key]['value']) => string
  }
} = {
  intake: {
    title: 'Intake of new applications',
    group: 'Status of the program',
    words: ({ summary }) => summary,
  },
  qualifyingBusiness: { title: 'Qualifying business', group: 'What the program asks', words: (text) => text },
  minimumOwnershipPct: {
    title: 'Voting rights of each applicant',
    group: 'What the program asks',
    words: (share) => `At least ${formatPercent(share)}`,
  },
  jointOwnershipAbovePct: {
    title: 'Voting rights of applicants and organization together',
    group: 'What the program asks',
    words: (share) => `More than ${formatPercent(share)}`,
  },
  maximumApplicants: {
    title: 'Applicants for one business',
    group: 'What the program asks',
    words: (count) => `At most ${count}`,
  },
  designatedOrganization: { title: 'Support', group: 'What the program asks', words: (text) => text },
  minimumInvestment: {
    title: 'Least commitment',
    group: 'What the program asks',
    words: ({ vc, angel }) =>
      `Venture capital fund ${formatCad(vc)}, angel investor group ${formatCad(angel)}, incubator none`,
  },
  minimumClb: {
    title: 'Language',
    group: 'What the program asks',
    words: (level) => `CLB or NCLC ${level} in listening, reading, writing and speaking`,
  },
  excludedProvinces: {
    title: 'Where the program does not apply',
    group: 'What the program asks',
    words: (codes) => codes.map((code) => provinceNames[code]).join(', '),
  },
  admissibility: { title: 'Admissibility', group: 'What the program asks', words: (text) => text },
  settlementFunds: { title: 'Settlement funds', group: 'Money', words: fundsInWords },
  fees: { title: 'Fees', group: 'Money', words: feesInWords },
}

function fundsInWords({ byFamilySize, eachFurtherPerson }: SettlementFundsTable): string {
  const amounts = byFamilySize.map((amount, index) => `${index + 1}: ${formatCad(amount)}`).join(', ')
  const further =
    eachFurtherPerson === null
      ? 'and no more beyond 7'
      : `each further person ${formatCad(eachFurtherPerson)}`
  return `By family size ${amounts}, ${further}`
}

export const feeNames: Record<keyof FeeTable, string> = {
  processingPrincipalApplicant: 'Processing, principal applicant',
  processingSpouse: 'Processing, accompanying spouse or partner',
  processingDependentChild: 'Processing, each dependent child',
  rightOfPermanentResidence: 'Right of permanent residence, each adult',
  biometricsPerson: 'Biometrics, one person',
  biometricsFamily: 'Biometrics, a family',
  workPermit: 'Work permit',
  openWorkPermitHolder: 'Open work permit holder',
}

function feesInWords(fees: FeeTable): string {
  return Object.entries(feeNames)
    .map(([key, name]) => `${name} ${formatCad(fees[key as keyof FeeTable])}`)
    .join('; ')
}

/** The names of the parts that a newer edition has otherwise than the one before: 'Settlement funds', 'Fees'. */
export function changedParts(former: ProgramEdition, newer: ProgramEdition): string[] {
  const keys = Object.keys(editionParts) as SourcedPart[]
  return keys.filter((key) => newer[key] !== former[key]).map((key) => editionParts[key].title)
}

function editionTopic<Key extends SourcedPart>(key: Key): FigureTopic {
  const { title, group, words } = editionParts[key]
  // Editions share what did not change: each figure stands once, however many editions hold it.
  const [first, ...later] = [...new Set(programEditions.map((edition) => edition[key]))]
  if (first === undefined) throw new TypeError('The rule book has no edition.')
  const inWords = (figure: ProgramEdition[Key]): FigureInWords => ({ ...figure, value: words(figure.value) })
  return {
    id: kebab(key),
    title,
    group,
    kind: 'succession',
    entries: [inWords(first), ...later.map(inWords)],
  }
}

const kebab = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function facts(
  id: string,
  title: string,
  group: FigureTopic['group'],
  ...entries: readonly [FigureInWords, ...FigureInWords[]]
): FigureTopic {
  return { id, title, group, kind: 'facts', entries }
}

function conflict(
  id: string,
  group: FigureTopic['group'],
  { title, readings: [first, ...others], advice }: Conflict,
): FigureTopic {
  if (first === undefined) throw new TypeError(`The conflict ${id} has no reading.`)
  return { id, title, group, kind: 'conflict', entries: [first, ...others], advice }
}

const months = (figure: Reported<number>): FigureInWords => ({
  ...figure,
  value: `Less than ${figure.value} months old`,
})
const inWords = <T>(figure: Reported<T>, words: (value: T) => string): FigureInWords => ({
  ...figure,
  value: words(figure.value),
})

const [newestCount, ...earlierCounts] = peopleWaiting.map((count) => inWords(count, peopleWaitingText))
if (newestCount === undefined) throw new TypeError('No count of the people waiting.')

/** Everything that the rule book holds, in words: what a person goes through to check it again. */
export const figureTopics: readonly FigureTopic[] = [
  editionTopic('intake'),
  facts('bill-c-12', 'Bill C-12', 'Status of the program', groupsMayBeEnded),
  facts(
    'priority',
    'Priority processing',
    'Status of the program',
    priorityInstructions,
    priorityForPermitHolders,
  ),
  facts('pilot', 'A pilot to follow', 'Status of the program', pilotWithoutRules),
  facts('people-waiting', 'People waiting', 'Status of the program', newestCount, ...earlierCounts),
  facts('queue', 'Ahead in the queue', 'Status of the program', aheadInTheQueue),
  conflict('cap', 'Status of the program', capFirstDay),
  ...(Object.keys(editionParts) as SourcedPart[])
    .filter((key) => key !== 'intake')
    .map((key) => editionTopic(key)),
  facts(
    'commitment-certificate',
    'Commitment certificate',
    'How long papers count',
    months(certificateValidityMonths),
    inWords(lastCertificateDay, (day) => `Last day on which one could be issued: ${formatDate(day)}`),
    inWords(lastFilingDay, (day) => `Last day on which IRCC took an application: ${formatDate(day)}`),
  ),
  facts('language-result', 'Language result', 'How long papers count', months(languageResultValidityMonths)),
  facts('medical', 'Medical examination', 'How long papers count', months(medicalResultValidityMonths)),
  facts(
    'police-certificates',
    'Police certificates',
    'How long papers count',
    policeCertificateRule,
    months(policeCertificateValidityMonths),
  ),
  facts('work-permit', 'Who can have one', 'Work permit', workPermitClosed, openWorkPermitOnly),
  facts(
    'work-permit-years',
    'How long one lasts',
    'Work permit',
    inWords(workPermitYears, (years) => `Up to ${years} years`),
  ),
  facts(
    'work-permit-file',
    'What the file needs',
    'Work permit',
    inWords(workPermitFile, (list) => `${list.join('; ')}.`),
    workPermitFileStandsAlone,
  ),
  facts(
    'work-permit-funds',
    'Funds to show',
    'Work permit',
    inWords(
      workPermitFundsWeeks,
      (weeks) => `${weeks} weeks of the full low-income cut-off: about twice the settlement funds`,
    ),
  ),
  facts(
    'work-permit-extension',
    'When to ask for an extension',
    'Work permit',
    inWords(extensionLeadDays, (days) => `At least ${days} days before the permit expires`),
  ),
  conflict('extension-risk', 'Work permit', extensionRisk),
  facts(
    'restoration',
    'Restoration of status',
    'Work permit',
    inWords(restorationFee, (fee) => `$${fee.toFixed(2)}`),
  ),
  ...practiceFacts.map(({ title, ...fact }) =>
    facts(slug(title), title, 'How applications are decided', fact),
  ),
  conflict('outcomes', 'How applications are decided', outcomes),
]

function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
