import {
  designatedOrganizationSchema,
  formatCad,
  formatDate,
  latestEdition,
  priorityCommitment,
  priorityInstructionsEnd,
} from '@suv/domain'
import {
  checkRow,
  type RawEntry,
  type ReferenceFile,
  readEntries,
  refuseDuplicates,
  textsOf,
} from './read-file.ts'
import { readProvenance } from './read-provenance.ts'

const rowSchema = designatedOrganizationSchema.omit({ id: true, createdAt: true, updatedAt: true })

export type OrganizationRow = ReturnType<typeof rowSchema.parse>

const lastPriorityDay = formatDate(priorityInstructionsEnd.value)

/** Why an organization counts as a priority: the rule of 30 April 2024, as the data file explains it, and until when. */
const priorityNotes: Readonly<Record<string, string>> = {
  committed_capital: `Until ${lastPriorityDay}, priority processing goes with commitments that carry capital of at least ${formatCad(priorityCommitment.value)}.`,
  canada_tech_network: `Priority processing until ${lastPriorityDay}: named by IRCC as a member of Canada's Tech Network (April 2024).`,
}

/** Reads `organizations.json`. Only recommended entries count: of the others, city or activity could not be verified. */
export function readOrganizations(file: unknown): ReferenceFile<OrganizationRow> {
  const { meta, asOf, entries } = readEntries(file, 'organizations', 'organization')
  const rows = entries
    .filter(({ recommended }) => recommended === true)
    .map((entry) => readOrganization(entry, meta, asOf))
  refuseDuplicates(rows, ({ type, name }) => `${name} (${type})`)
  return { asOf, rows }
}

function readOrganization(entry: RawEntry, meta: RawEntry, asOf: string): OrganizationRow {
  const { source, checkedOn, notes } = readProvenance(entry.source, asOf)
  const row = {
    name: entry.name,
    type: entry.type,
    website: entry.website,
    description: entry.description,
    focusAreas: entry.focusAreas,
    industries: entry.industries,
    investmentRange: entry.investmentRange,
    isPriorityProcessing: entry.isPriorityProcessing,
    city: entry.city,
    province: entry.province,
    requirements: entry.requirements ?? requirementsOf(entry),
    contactInfo: entry.contactInfo,
    successStories: entry.successStories,
    isActive: true,
    source,
    checkedOn,
    notes: [
      ...otherName(entry.alias),
      ...textsOf(
        entry.investmentNote,
        priorityNotes[String(entry.priorityBasis)],
        entry.designationNote,
        ...sentencesOf(meta.listBasis),
      ),
      ...notes,
    ],
  }
  return checkRow(rowSchema, row, `organization ${String(entry.name)}`)
}

/** What the program itself asks of a commitment of this kind; what the organization asks beyond is not known. */
function requirementsOf({ type }: RawEntry): string[] {
  if (type === 'incubator') return ["Acceptance into the incubator's program."]
  const { vc, angel } = latestEdition.minimumInvestment.value
  const minimum = type === 'venture_capital' ? vc : angel
  return [`A commitment of at least ${formatCad(minimum)} (minimum of the program).`]
}

/** How the list came about is a whole paragraph, and a note is one line. */
function sentencesOf(text: unknown): string[] {
  return typeof text === 'string' ? text.split(/(?<=\.) (?=[A-Z])/) : []
}

function otherName(alias: unknown): string[] {
  if (typeof alias !== 'string') return []
  return [alias.startsWith('Formerly ') ? `${alias}.` : `Also known as ${alias}.`]
}
