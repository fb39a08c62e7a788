import { asFoundValue, type FoundValue } from '../layout/labels.ts'
import type { Layout } from '../layout/read-layout.ts'
import type { Span } from '../layout/span.ts'
import { valueLabelled } from './labelled.ts'

export type FoundName = Span & { readonly name: string }

const wordOfName = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,30}`
const particle = "(?:de|da|do|dos|das|del|di|van|von|der|den|ter|bin|ibn|al|el|la|le|du|y|e|d['’])"
// Words of one name stand in one line.
const personPattern = new RegExp(
  String.raw`(?<![\p{L}\d])${wordOfName}(?:[ \t]{1,2}(?:${particle}[ \t]{1,2}){0,2}(?:${wordOfName}|\p{Lu}\.)){1,4}`,
  'gu',
)
/** Words that a role puts before a name: 'CEO Jonas Brandt'. */
const leadingRole = /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Mme|Mlle|CEO|CTO|CFO|COO|Prof)\.?[ \t]+)+/

/** Words that begin with a capital in these papers and are no part of a person's name. */
const noPerson =
  /\b(?:start|visa|essential|canada|canadian|immigration|letter|support|program|ventures?|capital|commitment|certificate|organi[sz]ation|designated|applicants?|persons?|members?|business|company|inc|ltd|corp|fund|date|bank|account|incubator|accelerator|angels?|partners|network|centre|dear|sincerely|director|manager|refugees|citizenship|founder|chief|officer|street|avenue|road|province|ontario|british|columbia|the|this|these|our|their|we|name|number|passport|and|also|both|he|she|they|following|as|is|are|each|all|in|for|hub|innovation|labs|group|application|permanent|residence|nom|entreprise|organisation|lettre|soutien|appui|programme|personnes?|essentielles?|certificat|engagement|veuillez|notre|num[ée]ro|anges?|incubateur|essential|yes|no|role|executive|head|sales|technologist|engineer|adviser|advisor|partner|general|president|signed|contact|monsieur|madame|minist[èe]re|ministry|justice|police|national|service|register|criminal|record|certificate|we|i|dear|yours|truly|faithfully|regards|total|commitment|optics|foods|capital|investor|signing|authori[sz]ed|type|team)\b/i

/** 'Boréal Santé inc.' is nobody. */
const legalFormBehind = /^,?[ \t](?:inc|ltd|lt[ée]e|corp|llc|lp|gmbh|limited)(?!\p{L})/iu

const frenchKinds =
  'Incubateur|Accélérateur|Pépinière|Réseau|Fonds|Anges|Capital|Groupe|Association|Société|Centre|Fondation|Coopérative|Compagnie|Institut|Banque|Caisse|Collectif|Regroupement|Chambre'
/** 'Le Fonds Louis Riel' is called after somebody, and is nobody. */
const beginsAsOrganization = new RegExp(
  String.raw`^(?:(?:Le|La|Les|Du|Au)[ \t]|L[’'])?(?:${frenchKinds})(?!\p{L})`,
  'iu',
)

/** 'The Banff Foundry', 'du Cercle Marguerite Bourgeoys': a person has no article. */
const articleBefore = /(?:^|[\s(«"“])(?:the|le|la|les|du|au|aux|l[’'])[ \t]?$/u
/** Who speaks in a letter is its organization, or who signs for it: 'Élan Nord, organisme désigné, confirme que …'. */
const speaks =
  /^(?:,[^,.;\n]{1,60},)?[ \t]{1,2}(?:hereby |therefore |has |have |also |is pleased to |are pleased to |a )?(?:supports?|supported|confirms?|confirmed|certif(?:y|ies|ied)|considers?|considered|regards?|declares?|designates?|commits?|recommends?|endorses?|agrees?|agreed|soutient|appuie|confirme|certifie|considère|estime|juge|déclare|désigne|atteste|s[’']engage|recommande)(?!\p{L})/iu

/** 'Angès Rive-Sud, organisme désigné': told to be none. */
const toldOrganization =
  /^,[ \t](?:(?:the|an?|l[’']|un|une|notre|our)[ \t]?)?(?:\p{L}+[ \t]){0,3}?(?:organi[sz]ation|organisme|incubat\p{L}+|accelerator|accélérateur|fonds|fund|angel group|network|entity|society)(?!\p{L})/iu

/** What looks like the names of people: two to four capitalised words in a row. */
export function findPeople(
  text: string,
  { start, end }: Span,
  { isSentence = false } = {},
): readonly FoundName[] {
  const part = text.slice(start, end)
  // In a sentence a name may go on in the next line.
  const read = isSentence ? part.replace(/[\n\r]/g, ' ') : part
  return [...read.matchAll(personPattern)].flatMap((match) => {
    const whole = match[0].trim()
    const lead = leadingRole.exec(whole)?.[0].length ?? 0
    const name = whole.slice(lead)
    const from = start + match.index
    const to = from + match[0].length
    if (noPerson.test(name) || !/\s/.test(name) || legalFormBehind.test(text.slice(to, to + 12))) return []
    if (beginsAsOrganization.test(name) || articleBefore.test(text.slice(Math.max(0, from - 6), from)))
      return []
    const next = text.slice(to, to + 90)
    if (speaks.test(next) || toldOrganization.test(next)) return []
    const at = from + lead
    return [{ name: name.replace(/\s+/g, ' '), start: at, end: at + name.length }]
  })
}

// A year before a name is no part of it; the 7 of a name may be.
const wordOfOrganization = String.raw`(?:\p{Lu}[\p{L}\p{M}\d&'’.-]{0,30}|\d{1,2}(?!\d))`
const kindOfOrganization =
  '(?:Ventures|Venture Partners|Capital|Incubator|Accelerator|Angels|Angel Network|Angel Group|Fund|Partners|Innovation|Foundation|Centre|Network|Labs|Hub|Group|Society|Association|Syndicate|Collective|Alliance|Launchpad|Investors|Catalyst)'

/** Legal forms belong to the name: 'Keel Harbour Capital LP'. */
const legalForm = String.raw`(?:,?[ \t](?:LP|L\.P\.|LLP|Ltd\.?|Inc\.?|LLC|Corp\.?|inc\.|lt[ée]e))?`

const nameOfOrganization = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${wordOfOrganization}[ \t]){1,5}${kindOfOrganization}(?:[ \t]${kindOfOrganization}){0,2}${legalForm}(?![\p{L}\d])`,
  'gu',
)
/** French names begin with their kind: 'Incubateur Rivière Rouge', 'FONDS LOUIS RIEL'. */
const frenchOrganization = new RegExp(
  String.raw`(?<![\p{L}\d])(?<!\p{L}[ \t])(?:${frenchKinds}|${frenchKinds.toUpperCase()})(?:[ \t](?:(?:de|du|des|d[’']|la|le|les|et|en|DE|DU|DES|LA|LE|LES|ET)[ \t]){0,2}\p{Lu}[\p{L}\p{M}'’-]{1,30}){1,5}`,
  'gu',
)
const behindLabel = new RegExp(
  String.raw`(?<value>(?:[Tt]he )?${wordOfOrganization}(?:[ \t](?:(?:&|and|et|of|de|du|des|la|le|les|for|pour)[ \t]){0,2}${wordOfOrganization}){0,6}${legalForm})`,
  'duy',
)
const behindWords = new RegExp(
  String.raw`(?:designated organi[sz]ation|on behalf of|issued by)[ \t]{0,3}[:–-]?[ \t]{0,3}(?<value>(?:the )?${wordOfOrganization}(?:[ \t]${wordOfOrganization}){0,6}${legalForm})`,
  'dgu',
)

/** 'Angès Rive-Sud, organisme désigné', 'Tern Harbour, a designated incubator'. */
const toldDesignated = new RegExp(
  String.raw`(?<![\p{L}\d])(?<value>${wordOfOrganization}(?:[ \t](?:(?:&|and|et|of|de|du|des|la|le|les)[ \t]){0,2}${wordOfOrganization}){0,6}${legalForm}),[ \t](?:(?:the|an?|un|une|l[’'])[ \t]?)?(?:organisme désigné|designated\b|incubateur désigné|accélérateur désigné)`,
  'dgu',
)

/** Headings and kinds, not names. */
const noOrganization =
  /^(?:the )?(?:letter of|start-?up|venture capital|commitment|angel investor|designated|ministry|department|organi[sz]ation|lettre|organisation)/i

/**
 * An organization that a text names: one of `known` where it occurs, else what a label introduces, else a name that ends
 * in such a word as Ventures or Accelerator. Undefined where nothing looks like one.
 */
export function findOrganization(layout: Layout, known: readonly string[]): FoundValue | undefined {
  const { text } = layout
  // Not lower-cased: some letters change their length, and every place behind them would be off.
  const longestFirst = known.toSorted((a, b) => b.length - a.length)
  for (const name of longestFirst) {
    const at = name.trim() === '' ? -1 : text.indexOf(name)
    if (at !== -1) return { value: name, start: at, end: at + name.length, way: 'beside' }
  }
  const labelled = valueLabelled(layout, ['organization'], behindLabel)
  if (labelled && !noOrganization.test(labelled.value)) return withoutStop(labelled)
  for (const match of text.matchAll(behindWords)) {
    const found = asFoundValue(match)
    if (!noOrganization.test(found.value)) return { ...withoutStop(found), way: 'sentence' }
  }
  for (const pattern of [nameOfOrganization, frenchOrganization]) {
    for (const match of text.matchAll(pattern)) {
      if (noOrganization.test(match[0])) continue
      return inOwnCase(text, {
        value: match[0],
        start: match.index,
        end: match.index + match[0].length,
        way: 'guess',
      })
    }
  }
  for (const match of text.matchAll(toldDesignated)) {
    const found = asFoundValue(match)
    if (/\s/.test(found.value) && !noOrganization.test(found.value)) return { ...found, way: 'sentence' }
  }
  return undefined
}

/** A letterhead in capitals, where the text writes the same name in its own case. */
function inOwnCase(text: string, found: FoundValue): FoundValue {
  if (/\p{Ll}/u.test(found.value)) return found
  const written = new RegExp(
    found.value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ \t]+/g, '[ \\t]+'),
    'giu',
  )
  for (const { 0: value, index } of text.matchAll(written)) {
    if (/\p{Ll}/u.test(value)) return { ...found, value, start: index, end: index + value.length }
  }
  return found
}

/** The full stop of a sentence is no part of a name; that of an abbreviation is. */
function withoutStop(found: FoundValue): FoundValue {
  if (!found.value.endsWith('.') || /(?:Inc|Ltd|Corp|L\.P|inc|Co)\.$/.test(found.value)) return found
  return { ...found, value: found.value.slice(0, -1), end: found.end - 1 }
}
