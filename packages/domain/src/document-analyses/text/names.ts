import { type Span, spanOf } from './span.ts'

export type FoundName = Span & { readonly name: string }

const wordOfName = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,30}`
const particle = '(?:de|da|dos|van|von|der|bin|al|el|la|le|du)'
// Words of one name stand in one line.
const personPattern = new RegExp(
  String.raw`(?<![\p{L}\d])${wordOfName}(?:[ \t]{1,2}(?:${particle}[ \t]{1,2}){0,2}${wordOfName}){1,3}`,
  'gu',
)

/** Words that begin with a capital in these papers and are no part of a person's name. */
const noPerson =
  /\b(?:start|visa|essential|canada|canadian|immigration|letter|support|program|ventures?|capital|commitment|certificate|organi[sz]ation|designated|applicants?|persons?|members?|business|company|inc|ltd|corp|fund|date|bank|account|incubator|accelerator|angels?|partners|network|centre|dear|sincerely|director|manager|refugees|citizenship|founder|chief|officer|street|avenue|road|province|ontario|british|columbia|the|this|these|our|their|we|name|number|passport|and|also|both|he|she|they|following|as|is|are|each|all|in|for|hub|innovation|labs|group|application|permanent|residence|nom|entreprise|organisation|lettre|soutien|appui|programme|personnes?|essentielles?|certificat|engagement|veuillez|notre|num[ée]ro|anges?|incubateur)\b/i

/** What looks like the names of people: two to four capitalised words in a row. */
export function findPeople(text: string, { start, end }: Span): readonly FoundName[] {
  return [...text.slice(start, end).matchAll(personPattern)].flatMap((match) => {
    const name = match[0].trim()
    if (noPerson.test(name)) return []
    return [{ name, start: start + match.index, end: start + match.index + name.length }]
  })
}

// A year before a name is no part of it; the 7 of a name may be.
const wordOfOrganization = String.raw`(?:\p{Lu}[\p{L}\p{M}\d&'’.-]{0,30}|\d{1,2}(?!\d))`
const kindOfOrganization =
  '(?:Ventures|Venture Partners|Capital|Incubator|Accelerator|Angels|Angel Network|Angel Group|Fund|Partners|Innovation|Foundation|Centre|Network|Labs|Hub|Group)'

const labelledOrganization = new RegExp(
  String.raw`(?:designated organi[sz]ation|name of (?:the )?organi[sz]ation|organi[sz]ation name|on behalf of|issued by)[ \t]{0,3}[:–-]?[ \t]{0,3}(?<name>(?:the )?${wordOfOrganization}(?:[ \t]${wordOfOrganization}){0,6})`,
  'dgu',
)
const labelledInAnyCase = new RegExp(
  String.raw`(?:Designated [Oo]rgani[sz]ation|DESIGNATED ORGANI[SZ]ATION|Organisation désignée|Organi[sz]ation|Issued by|Délivrée? par|On behalf of)(?:[ \t]{0,3}[:–-][ \t]{0,3}|[ \t]{0,3}\r?\n[ \t]{0,20})(?<name>${wordOfOrganization}(?:[ \t]${wordOfOrganization}){0,6})`,
  'dgu',
)
const nameOfOrganization = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${wordOfOrganization}[ \t]){1,5}${kindOfOrganization}(?![\p{L}\d])`,
  'gu',
)

/** Headings and kinds, not names. */
const noOrganization =
  /^(?:the )?(?:letter of|start-?up|venture capital|commitment|angel investor|designated)/i

/**
 * An organization that a text names: one of `known` where it occurs, else what a label introduces, else a name that ends
 * in such a word as Ventures or Accelerator. Undefined where nothing looks like one.
 */
export function findOrganization(text: string, known: readonly string[]): FoundName | undefined {
  // Not lower-cased: some letters change their length, and every place behind them would be off.
  for (const name of known) {
    const at = name.trim() === '' ? -1 : text.indexOf(name)
    if (at !== -1) return { name, start: at, end: at + name.length }
  }
  for (const pattern of [labelledInAnyCase, labelledOrganization]) {
    for (const match of text.matchAll(pattern)) {
      const name = match.groups?.name
      if (name && !noOrganization.test(name)) return { name, ...spanOf(match, 1) }
    }
  }
  for (const match of text.matchAll(nameOfOrganization)) {
    if (!noOrganization.test(match[0])) return { name: match[0], ...spanOf(match) }
  }
  return undefined
}
