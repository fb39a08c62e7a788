import { formatDate } from '../../formatting.ts'
import { findCompany } from '../facts/companies.ts'
import { countryIn } from '../facts/countries.ts'
import { dateLabelled, type FoundDate } from '../facts/dates.ts'
import { dateOfLabel, valueLabelled } from '../facts/labelled.ts'
import { dayValue, inSentence, issueDate, type LabelledDate } from '../facts/labelled-dates.ts'
import type { FoundValue } from '../layout/labels.ts'
import { type Layout, labelsFor } from '../layout/read-layout.ts'
import { type Span, sentenceAround } from '../layout/span.ts'
import { fieldsOf, foundOrNot, type ReadCheck, type Reader } from '../reading.ts'

// A day is no number.
const numberForm = /(?!\d{4}-\d{2}-\d{2})(?<value>[A-Z]{0,3}\d[\d-]{4,14}[A-Z]?)(?![\p{L}\d]| \d)/duy

const incorporated =
  /date of incorporation(?: ?\([^)\n]{0,20}\))?|incorporated(?:[^.]{0,100}? on)?|effective|\bfiled|given at [^\n]{0,40}|date de constitution(?: ?\([^)\n]{0,20}\))?|constituée?/

const besideOrBelow = ['beside', 'below'] as const

/** Federal certificates print their values above the labels. */
function findNumber(layout: Layout): FoundValue | undefined {
  const own = { ...layout, labels: layout.labels.filter((label) => !isOfTaxes(layout, label)) }
  return (
    valueLabelled(own, ['companyNumber'], numberForm, besideOrBelow) ??
    valueLabelled(own, ['companyNumber'], numberForm, ['above']) ??
    valueLabelled(layout, ['companyNumber'], numberForm, besideOrBelow) ??
    valueLabelled(layout, ['number'], numberForm, besideOrBelow)
  )
}

/** 'Business number' is that of the Canada Revenue Agency: it stands for the corporation's only where there is no other. */
function isOfTaxes({ text }: Layout, { start, end }: Span): boolean {
  return /^business number/i.test(text.slice(start, end))
}

function findDay(layout: Layout, dates: readonly FoundDate[]): LabelledDate | undefined {
  return (
    dateOfLabel(layout, dates, ['incorporationDate'], besideOrBelow) ??
    inSentence(dateLabelled(layout.text, dates, incorporated)) ??
    dateOfLabel(layout, dates, ['incorporationDate'], ['above']) ??
    inSentence(behindVerb(layout.text, dates)) ??
    inSentence(thatFollows(layout.text, dates)) ??
    behindExplainedLabel(layout, dates) ??
    inSentence(behindMention(layout.text, dates))
  )
}

const announced =
  /(?:incorporated|constituée?|in force|came into existence)[^\n]{0,80}?(?:the following date|the date (?:shown|stated|set out|indicated|given|appearing) (?:below|hereunder)|la date (?:suivante|indiquée ci-(?:dessous|après)))/giu
const farthest = 400

/** 'Was incorporated on the following date', with the same in another language before it comes. */
function thatFollows(text: string, dates: readonly FoundDate[]): FoundDate | undefined {
  for (const { index } of text.matchAll(announced)) {
    const found = dates.find(({ start }) => start > index)
    if (found && found.start - index < farthest) return found
  }
  return undefined
}

const mentioned =
  /(?<!(?:certificate|certificat|articles|statuts|act|loi|notice|avis)[ \t](?:of|de|d[’'])[ \t]?)(?<!\p{L})(?:incorporat(?:ed|ion)|constituée?|constitution|amalgamat(?:ed|ion)|came into existence)(?!\p{L})/giu
const claimed =
  /(?<!\p{L})(?:issued|printed|signed|dated|searched|requested|expir\p{L}*|born|meeting|fiscal|annual|délivrée?|imprimée?|signée?|datée?|née?|as of|au \d)(?!\p{L})/iu

/** The first day behind words of incorporation, a heading aside, where nothing between them claims it for something else. */
function behindMention(text: string, dates: readonly FoundDate[]): FoundDate | undefined {
  for (const { 0: words, index } of text.matchAll(mentioned)) {
    const found = dates.find(({ start }) => start > index)
    if (!found || found.start - index > farthest) continue
    if (!claimed.test(text.slice(index + words.length, found.start))) return found
  }
  return undefined
}

/** 'Date of incorporation (the day on which …): 4 March', or a sentence below the label: the first day behind it that nothing else claims. */
function behindExplainedLabel(layout: Layout, dates: readonly FoundDate[]): LabelledDate | undefined {
  const others = labelsFor(layout, 'issueDate', 'expiryDate', 'birthDate', 'date')
  for (const label of labelsFor(layout, 'incorporationDate')) {
    const found = dates.find(({ start }) => start >= label.end)
    if (!found || found.start - label.end > farthest) continue
    if (others.some(({ start }) => start >= label.end && start < found.start)) continue
    return { ...found, way: 'below' }
  }
  return undefined
}

const longestClause = 240
const lead = /(?:(?:on|from|of|effective|dated|le|du|this|day)\s{1,3}(?:and from\s{1,3})?(?:the\s{1,3})?)$/iu

/** 'Was incorporated under the laws of the Province of … on 26 February': the first day behind the verb in its sentence. */
function behindVerb(text: string, dates: readonly FoundDate[]): FoundDate | undefined {
  for (const { index } of text.matchAll(
    /(?<!\p{L})(?:incorporated|constituée?|amalgamated|registered)(?!\p{L})/giu,
  )) {
    const found = dates.find(({ start }) => start > index)
    if (!found || found.start - index > longestClause) continue
    const between = text.slice(index, found.start)
    if (!/[.;]\s|\n[ \t]*\n/.test(between) && lead.test(between)) return found
  }
  return undefined
}

const thisDay =
  /(?:this day|this date)[^.;]{0,40}incorporated|incorporated[^.;]{0,40}(?:this day|this date|on this)/i

export const readIncorporation: Reader = (document) => {
  const { text, layout, dates } = document
  const company = findCompany(layout)
  const number = findNumber(layout)
  // 'Is this day incorporated': the day of the certificate.
  const date =
    findDay(layout, dates) ?? (thisDay.test(text) ? issueDate(document, { mayGuess: true }) : undefined)
  const jurisdiction = findJurisdiction(text)
  return {
    checks: [
      jurisdictionCheck(text, jurisdiction),
      foundOrNot(
        'Names the company',
        company && { span: company, details: `It names ${company.value}.` },
        'Use the certificate that carries the full name of the company.',
      ),
      foundOrNot(
        'Carries its corporation number',
        number && { span: number, details: `Its number is ${number.value}.` },
        'Use the certificate that carries the corporation number.',
      ),
      foundOrNot(
        'Carries its date of incorporation',
        date && { span: date, details: `Incorporated ${formatDate(date.day)}.` },
        'Use the certificate that carries the date of incorporation.',
      ),
    ],
    fields: fieldsOf({
      company,
      companyNumber: number,
      incorporatedOn: dayValue(date),
      jurisdiction: jurisdiction && {
        value: jurisdiction.name,
        start: jurisdiction.start,
        end: jurisdiction.end,
      },
    }),
  }
}

const provinceNames =
  'Ontario|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland and Labrador|Prince Edward Island|Yukon|Northwest Territories|Nunavut'

type Jurisdiction = FoundValue & { readonly name: string; readonly isCanadian: boolean }

/** The law or the office that a certificate names. What it merely mentions, as a plan to open an office, is no incorporation. */
const jurisdictions: readonly (readonly [RegExp, string | null, boolean])[] = [
  [
    /Canada Business Corporations Act|Loi canadienne sur les sociétés par actions|Corporations Canada/i,
    'Canada',
    true,
  ],
  [/Registraire des entreprises(?: du Québec)?|RLRQ|\bNEQ\b|Companies Act \(Qu[ée]bec\)/i, 'Quebec', true],
  [new RegExp(`Corporations Act,? ?(?:\\d{4} ?)?\\((?<value>${provinceNames})\\)`, 'di'), null, true],
  [/\bState of (?<value>[A-Z][a-z]+(?: [A-Z][a-z]+)?)/d, null, false],
  [/(?<value>England and Wales)|Companies House/di, 'England and Wales', false],
  [
    new RegExp(`(?:Province of |Government of |^[ \\t]*|^[^\\n]{3,14} of )(?<value>${provinceNames})`, 'dim'),
    null,
    true,
  ],
  [
    new RegExp(
      `(?:was|is|were|been|duly|day|hereby)\\s(?:\\p{L}+\\s){0,3}?incorporated (?:in|under [^.;]{0,80}?(?:of|in))(?: the)?(?: Province of)? (?<value>${provinceNames})`,
      'diu',
    ),
    null,
    true,
  ],
  [/laws of (?:the )?(?:Republic of |Kingdom of )?(?<value>[A-Z][a-z]+(?: [A-Z][a-z]+){0,2})/d, null, false],
]

function findJurisdiction(text: string): Jurisdiction | undefined {
  for (const [pattern, fixed, isCanadian] of jurisdictions) {
    const match = pattern.exec(text)
    if (!match) continue
    const value = match.groups?.value ?? match[0]
    const [start, end] = match.indices?.groups?.value ?? [match.index, match.index + match[0].length]
    return { value, name: fixed ?? titled(value), isCanadian, start, end }
  }
  return abroad(text)
}

/** 'The Companies Act 1967 of Singapore', 'incorporated in Kenya': a country that the platform knows. */
function abroad(text: string): Jurisdiction | undefined {
  const law =
    /(?:\bAct,? ?(?:\d{4})? ?(?:of|,)|laws of(?: the)?|incorporated in|registered in|registre d[^\n]{0,20})[ \t]+/giu
  for (const match of text.matchAll(law)) {
    const start = match.index + match[0].length
    const found = countryIn(text, start, start + 40)
    if (!found || found.start - start > 16 || /canada/i.test(found.value)) continue
    return { ...found, name: found.value, isCanadian: false }
  }
  return undefined
}

function titled(name: string): string {
  return provinceNames.split('|').find((province) => province.toLowerCase() === name.toLowerCase()) ?? name
}

function jurisdictionCheck(text: string, found: Jurisdiction | undefined): ReadCheck {
  const requirement = 'Is incorporated in Canada'
  const advice =
    'The business must be incorporated in Canada by the day on which permanent residence is granted.'
  if (!found) return foundOrNot(requirement, undefined, advice)
  const spans = [sentenceAround(text, found)]
  if (!found.isCanadian) {
    const details = `It is a company of ${found.name}.`
    return { requirement, status: 'not_met', details, spans, advice }
  }
  if (found.name === 'Quebec') {
    return {
      requirement,
      status: 'partially_met',
      details: 'It is incorporated in Quebec. The program does not cover people who intend to live there.',
      spans,
      advice: 'Plan to live and run the business outside Quebec, or look at the programs of Quebec.',
    }
  }
  const details = found.name === 'Canada' ? 'Incorporated federally.' : `Incorporated in ${found.name}.`
  return { requirement, status: 'met', details, spans, advice }
}
