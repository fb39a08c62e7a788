import { isDay } from '../shared/days.ts'
import type { PortalForm } from './portal.ts'

/**
 * What a filled IMM form says, read by the names of its fields: their order does not matter, and what is missing is missing.
 * The names were read in public programs that fill these PDF forms, not in IRCC's documents; what has another name is not read.
 */

/** A field of the form's data: its path from the root, without numbers, and the row of which it is. */
export type FormField = {
  /** Names from the root on, such as IMM_5669, page2, personalHistoryTable, Row1, fromDate. */
  readonly path: readonly string[]
  /** Tells repeated elements apart: fields of one element have the same. */
  readonly group: string
  readonly value: string
}

export type FormPerson = {
  readonly relation: 'self' | 'spouse' | 'parent' | 'child' | 'sibling'
  readonly name: string
  readonly dateOfBirth: string | null
}

export type FormRow = {
  readonly kind: 'activity' | 'address' | 'trip'
  readonly title: string
  /** City, country, or both, as they are written there. */
  readonly place: string
  /** The first and the last day that the form's months or days stand for; null where they cannot be read. */
  readonly from: string | null
  readonly to: string | null
}

export type FormPassport = {
  readonly number: string
  readonly issuedOn: string | null
  readonly expiresOn: string | null
}

export type FilledForm = {
  readonly form: PortalForm
  readonly people: readonly FormPerson[]
  readonly rows: readonly FormRow[]
  readonly passport: FormPassport | null
}

/** Which kinds of rows a form lists: of the others it says nothing. */
export const rowsAskedBy: Readonly<Record<PortalForm, readonly FormRow['kind'][]>> = {
  'IMM 0008': [],
  'IMM 5669': ['activity', 'address'],
  'IMM 5406': [],
  'IMM 5562': ['trip'],
}

const roots: Readonly<Record<string, PortalForm>> = {
  imm_5669: 'IMM 5669',
  imm_5406: 'IMM 5406',
  imm_5562: 'IMM 5562',
}

/** The form with what it says; null for any other form. */
export function readFilledForm(fields: readonly FormField[]): FilledForm | null {
  const form = formOf(fields)
  if (form === null) return null
  const told = fields.filter(({ value }) => value.trim() !== '')
  return {
    form,
    people: form === 'IMM 5406' ? familyOf(told) : applicantOf(told),
    rows: [
      ...rowsOf(told, 'personalhistorytable', 'activity', { title: 'cell6', place: ['cell4'] }),
      ...rowsOf(told, 'addresstable', 'address', { title: 'cell3', place: ['cell4', 'cell7'] }),
      ...rowsOf(told, 'list2a', 'trip', { title: 'purposeoftravel', place: ['destination'] }),
    ],
    passport: passportOf(told),
  }
}

function formOf(fields: readonly FormField[]): PortalForm | null {
  for (const { path } of fields) {
    const known = roots[(path[0] ?? '').toLowerCase()]
    if (known !== undefined) return known
  }
  // Other forms have the root form1 too: this one alone has these names.
  const has = (...names: string[]) =>
    fields.some(({ path }) => names.every((name) => path.some((each) => each.toLowerCase() === name)))
  return has('form1', 'personaldetails', 'q1', 'familyname') ? 'IMM 0008' : null
}

const nameOf = ({ path }: FormField) => (path.at(-1) ?? '').toLowerCase()
const isBelow = ({ path }: FormField, name: string) =>
  path.slice(0, -1).some((each) => each.toLowerCase() === name)

function find(fields: readonly FormField[], ...names: string[]): string {
  for (const name of names) {
    const found = fields.find((field) => nameOf(field) === name)
    if (found !== undefined) return found.value.trim()
  }
  return ''
}

const fullName = (fields: readonly FormField[]) =>
  [find(fields, 'givenname', 'givennames'), find(fields, 'familyname')].filter((part) => part).join(' ')

function applicantOf(fields: readonly FormField[]): FormPerson[] {
  const own = fields.filter(
    (field) =>
      !['previousspouse', 'maritalstatus', 'dependants', 'spouse'].some((name) => isBelow(field, name)),
  )
  const name = fullName(own)
  const parts = [find(own, 'dobyyyy'), find(own, 'dobmm'), find(own, 'dobdd')]
  const dateOfBirth = readFormDay(find(own, 'birthdate3') || parts.join('-'), 'start')
  return name === '' ? [] : [{ relation: 'self', name, dateOfBirth }]
}

const blocks = [
  ['applicant', 'self'],
  ['spouse', 'spouse'],
  ['parent1', 'parent'],
  ['parent2', 'parent'],
  ['child', 'child'],
  ['sibling', 'sibling'],
] as const

function familyOf(fields: readonly FormField[]): FormPerson[] {
  return blocks.flatMap(([block, relation]) => {
    const inBlock = fields.filter((field) => isBelow(field, block))
    // A person's data stand in several elements: what repeats is the block.
    const persons = Map.groupBy(inBlock, ({ path, group }) => {
      const at = path.findIndex((each) => each.toLowerCase() === block)
      return group
        .split('/')
        .slice(0, at + 1)
        .join('/')
    })
    return [...persons.values()].flatMap((person) => {
      const name = fullName(person)
      return name === '' ? [] : [{ relation, name, dateOfBirth: readFormDay(find(person, 'dob'), 'start') }]
    })
  })
}

function rowsOf(
  fields: readonly FormField[],
  table: string,
  kind: FormRow['kind'],
  names: { title: string; place: readonly string[] },
): FormRow[] {
  const rows = Map.groupBy(
    fields.filter((field) => isBelow(field, table)),
    ({ group }) => group,
  )
  return [...rows.values()].map((row) => ({
    kind,
    title: find(row, names.title),
    place: names.place
      .map((name) => find(row, name))
      .filter((part) => part !== '')
      .join(', '),
    from: readFormDay(find(row, 'fromdate'), 'start'),
    to: readFormDay(find(row, 'todate', 'cell2'), 'end'),
  }))
}

function passportOf(fields: readonly FormField[]): FormPassport | null {
  const own = fields.filter((field) => isBelow(field, 'passport'))
  const number = find(own, 'passportnum')
  if (number === '') return null
  return {
    number,
    issuedOn: readFormDay(find(own, 'issuedate'), 'start'),
    expiresOn: readFormDay(find(own, 'expirydate'), 'end'),
  }
}

/** A day or a month as the forms have them: 2019-04-15, 2019/04/15, 20190415, 2019-04, 201904. */
export function readFormDay(text: string, end: 'start' | 'end'): string | null {
  const [, year, month, day] = /^(\d{4})[-/]?(\d{2})(?:[-/]?(\d{2}))?$/.exec(text.trim()) ?? []
  if (year === undefined || month === undefined) return null
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const written = `${year}-${month}-${day ?? (end === 'start' ? '01' : String(last))}`
  return isDay(written) ? written : null
}
