import { formatDate } from '../formatting.ts'
import { isPartOfName, sameName } from './compare-names.ts'
import type { DocumentAnalysis, ExtractedField, FieldName } from './schema.ts'

/** What one document says, and which. */
export type Statement = {
  readonly analysisId: string
  readonly documentId: string | null
  readonly documentType: string
  readonly value: string
  readonly quote: string
  readonly page: number | null
  /** Where it was entered, such as 'Team'; null for what a document says. */
  readonly enteredIn: string | null
}

/** Something that was typed into the product, to hold documents against. */
export type EnteredField = { readonly field: FieldName; readonly value: string; readonly place: string }

const comparedValues = [
  ['company', 'Company', 'Companies are written in two ways'],
  ['organization', 'Designated organization', 'Two organizations are named'],
  ['companyNumber', 'Corporation number', 'They give different numbers'],
  ['incorporatedOn', 'Date of incorporation', 'They give different days'],
  ['certificateNumber', 'Certificate number', 'They give different numbers'],
  ['commitment', 'Amount committed', 'They give different amounts'],
] as const
type ComparedField = (typeof comparedValues)[number][0] | 'dateOfBirth' | 'documentNumber'

/** Something that the member's documents should all say the same way, and whether they do. */
export type Comparison = {
  readonly subject: 'person' | ComparedField
  /** 'Name of Amina Osei' where several people have papers; else 'Name'. */
  readonly title: string
  readonly verdict: 'agree' | 'nearly' | 'differ'
  readonly details: string
  readonly statements: readonly Statement[]
}

type Analysed = Pick<DocumentAnalysis, 'id' | 'documentId' | 'documentType' | 'createdAt' | 'extractedFields'>
type SheetField = Pick<ExtractedField, 'field' | 'value' | 'quote' | 'page'>
type Sheet = {
  readonly analysis: Pick<Analysed, 'id' | 'documentId' | 'documentType'>
  readonly fields: readonly SheetField[]
  readonly enteredIn: string | null
}

/**
 * Holds the names and days of the member's documents against each other. Of each document its newest analysis counts; of
 * texts that were pasted, all. What only one document says is no comparison and is left out. People are told apart by
 * their names: papers of two founders are not held against each other.
 */
export function compareDocuments(
  analyses: readonly Analysed[],
  entered: readonly EnteredField[] = [],
): readonly Comparison[] {
  const sheets = [
    ...newestOfEach(analyses).map(
      (analysis): Sheet => ({ analysis, fields: analysis.extractedFields, enteredIn: null }),
    ),
    ...entered.map(enteredSheet),
  ]
  const people = groupPeople(sheets)
  return [
    ...people.flatMap((person) => comparePerson(person, people.length > 1)),
    ...comparedValues.flatMap(([subject, title, difference]) =>
      compareValues(sheets, subject, title, difference, agreeOn(subject), showOf(subject)),
    ),
  ]
}

/** What was entered is one more paper. What is entered of one person stands together, as in a passport. */
function enteredSheet({ field, value, place }: EnteredField, index: number): Sheet {
  return {
    analysis: { id: `entered ${index}`, documentId: null, documentType: 'other' },
    fields: [{ field, value, quote: value, page: null }],
    enteredIn: place,
  }
}

/** An amount or a company may be entered in other words than a letter has it; days and numbers may not. */
function agreeOn(subject: ComparedField): (left: string, right: string) => boolean {
  if (subject === 'company') return sameCompany
  if (subject === 'organization') return sameName
  return (left, right) => left.replace(/[\s-]/g, '') === right.replace(/[\s-]/g, '')
}

function showOf(subject: ComparedField): (value: string) => string {
  return subject === 'incorporatedOn' ? formatDate : (value) => value
}

/** Of each document its newest analysis; of texts that were pasted, all. */
export function newestOfEach<T extends Pick<Analysed, 'documentId' | 'createdAt'>>(
  analyses: readonly T[],
): readonly T[] {
  const newestFirst = analyses.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const seen = new Set<string>()
  return newestFirst.filter(({ documentId }) => {
    if (documentId === null) return true
    const isNew = !seen.has(documentId)
    seen.add(documentId)
    return isNew
  })
}

type Person = { readonly statements: Statement[]; readonly sheets: Sheet[] }

/** Papers whose names share at least two words, or one that has no more, are papers of one person. */
function groupPeople(sheets: readonly Sheet[]): readonly Person[] {
  const people: Person[] = []
  for (const sheet of sheets) {
    for (const field of sheet.fields.filter(
      ({ field }) => field === 'person' || field === 'essentialPerson',
    )) {
      const statement = statementOf(sheet, field)
      const known = people.find(({ statements }) =>
        statements.some(({ value }) => isLikelyOnePerson(value, field.value)),
      )
      const person = known ?? { statements: [], sheets: [] }
      if (!known) people.push(person)
      person.statements.push(statement)
      // Only a paper about one person says something of that person alone.
      if (field.field === 'person') person.sheets.push(sheet)
    }
  }
  return people
}

/** Whether two names are probably one person's: one is a part of the other, or they differ by a letter or two. */
export function isLikelyOnePerson(left: string, right: string): boolean {
  if (isPartOfName(left, right)) return true
  const words = (name: string) =>
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
  const shared = words(left).filter((word) => word.length > 1 && words(right).includes(word))
  // One name in common is a family; a letter or two that differ in the rest is a misspelling.
  return shared.length > 0 && isNear(left.toLowerCase(), right.toLowerCase())
}

/** Whether at most two letters were changed, added or left out. */
function isNear(left: string, right: string): boolean {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i++) {
    const next = [i]
    for (let j = 1; j <= right.length; j++) {
      const change = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return (row[right.length] ?? 0) <= 2
}

function comparePerson({ statements, sheets }: Person, isOneOfSeveral: boolean): readonly Comparison[] {
  const of = isOneOfSeveral ? ` of ${statements[0]?.value ?? ''}` : ''
  const comparisons: Comparison[] = []
  if (countSources(statements) > 1) {
    const [first] = statements
    const agree = statements.every(({ value }) => sameName(value, first?.value ?? ''))
    const nearly = statements.every(({ value }) => isPartOfName(value, longest(statements)))
    comparisons.push({
      subject: 'person',
      title: `Name${of}`,
      verdict: agree ? 'agree' : nearly ? 'nearly' : 'differ',
      details: agree
        ? 'All of them write the same name.'
        : nearly
          ? 'Some leave out a part of the name. Use the name as in the passport everywhere.'
          : `They write the name in different ways: ${different(statements).join('; ')}.`,
      statements,
    })
  }
  for (const [subject, title] of [
    ['dateOfBirth', 'Date of birth'],
    ['documentNumber', 'Passport number'],
  ] as const) {
    const show = subject === 'dateOfBirth' ? formatDate : (value: string) => value
    comparisons.push(
      ...compareValues(
        sheets,
        subject,
        `${title}${of}`,
        `They give different values`,
        (a, b) => a === b,
        show,
      ),
    )
  }
  return comparisons
}

function compareValues(
  sheets: readonly Sheet[],
  subject: Comparison['subject'] & FieldName,
  title: string,
  difference: string,
  agree: (left: string, right: string) => boolean,
  show: (value: string) => string = (value) => value,
): readonly Comparison[] {
  const statements = sheets.flatMap((sheet) =>
    sheet.fields.filter(({ field }) => field === subject).map((field) => statementOf(sheet, field)),
  )
  const [first] = statements
  if (!first || countSources(statements) < 2) return []
  const isSame = statements.every(({ value }) => agree(value, first.value))
  return [
    {
      subject,
      title,
      verdict: isSame ? 'agree' : 'differ',
      details: isSame
        ? 'All of them say the same.'
        : `${difference}: ${different(statements).map(show).join('; ')}.`,
      statements,
    },
  ]
}

function statementOf({ analysis, enteredIn }: Sheet, { value, quote, page }: SheetField): Statement {
  const { id: analysisId, documentId, documentType } = analysis
  return { analysisId, documentId, documentType, value, quote, page, enteredIn }
}

function countSources(statements: readonly Statement[]): number {
  return new Set(statements.map(({ analysisId }) => analysisId)).size
}

function different(statements: readonly Statement[]): readonly string[] {
  return [...new Set(statements.map(({ value }) => value))]
}

function longest(statements: readonly Statement[]): string {
  return statements.reduce((long, { value }) => (value.length > long.length ? value : long), '')
}

const legalForm = /,?\s(?:inc|incorporated|ltd|limited|lt[ée]e|corp|corporation|llc|ulc|lp)\.?$/iu

/** 'Harvest Loop Inc.' and 'HARVEST LOOP INC' are one company, and so is 'Harvest Loop', as a team calls itself. */
function sameCompany(left: string, right: string): boolean {
  const [a, b] = [left, right].map((name) => name.trim().replace(legalForm, ''))
  const [formA, formB] = [left, right].map((name) =>
    legalForm
      .exec(name.trim())?.[0]
      .replace(/[^\p{L}]/gu, '')
      .toLowerCase(),
  )
  return sameName(a ?? '', b ?? '') && (!formA || !formB || formA === formB)
}
