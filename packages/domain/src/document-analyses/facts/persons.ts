import { asFoundValue, type FoundValue, personForm, placeForm } from '../layout/labels.ts'
import { cellsOf } from '../layout/lines.ts'
import { type Label, type Layout, labelsFor, type Place } from '../layout/read-layout.ts'
import type { Span } from '../layout/span.ts'
import { isCountry } from './countries.ts'
import { matchInPlace, readLabelled, type valueLabelled } from './labelled.ts'
import { findPeople } from './names.ts'

/** 'We confirm that Ms. Amina Osei …': a form of address leaves no doubt. */
const addressed =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Smt\.?|Shri|Mme|Mlle|Madame|Monsieur|M\.|Herrn?|Frau|Don|Doña|Dña|D\.ª|D\.|Sr|Sra|Senhora?|Señora?)\.?[ \t]{1,2}(?:(?:Dr|Mag|Dipl|Ing|Prof|Lic|Eng|DI|BSc|MSc)\.?[ \t]{1,2}){0,2}(?<value>(?:\p{Lu}[\p{L}\p{M}'’-]{0,40})(?:[ \t]{1,2}(?:(?:de|da|do|dos|das|del|van|von|der|den|al|el|la|le|du|bin|y|e)[ \t]{1,2}){0,2}\p{Lu}[\p{L}\p{M}'’-]{0,40}){1,4})/du

/** 'OSEI, Amina, born …', as registers write it. */
const registered =
  /^[ \t]*(?<family>\p{Lu}[\p{Lu}'’ -]{1,40}),[ \t](?<given>\p{Lu}\p{Ll}[\p{L}'’ -]{0,40})(?=,|[ \t]*$)/mu

/** Words behind which a paper names the person whom it is about. */
const introduced =
  /(?<!\p{L})(?:(?:confirm|certify|certified|certifies|attest|verify|declare|state|confirmation|certifions|attestons|confirmons|certifie|atteste|bestätigen wir|bestätigen|certificamos|certifica|hacemos constar|declaramos|certificar|atestamos)[^.:]{0,60}?(?:that|que|dass)|concerning|relating to|against|our (?:customer|client|member|account ?holder|depositor),?|notre (?:client|cliente|membre|sociétaire),?|unser(?:e|en)? Kund(?:e|in|en),?|nuestr[oa] client[ea],?|nosso cliente,?|the client|the customer|Dear|nommée?|in respect of|with respect to|concernant|a nombre de|em nome de|hinsichtlich)[\s:]{1,4}/giu
const introducedLength = 120

const noHolder =
  /(?<!\p{L})(?:details|bank|banque|banco|certificate|number|results?|report|office|ministry|department|service|account|balance|signature|information|date|passport|page|holder|data|particulars|the|this|above)(?!\p{L})/iu

function isName({ value }: FoundValue): boolean {
  return !noHolder.test(value) && !isCountry(value) && value.replace(/[^\p{L}]/gu, '').length > 1
}

/** Whose paper this is, as labels or a sentence tell; given names first. */
export function findHolder(layout: Layout): FoundValue | undefined {
  return (
    fromParts(layout) ??
    fromLabel(layout) ??
    fromSentence(layout.text) ??
    fromSubject(layout) ??
    fromBlock(layout)
  )
}

function fromParts(layout: Layout): FoundValue | undefined {
  const isSurname = (keys: readonly string[]) => keys.includes('surname') && !keys.includes('givenNames')
  const read = (wanted: (keys: readonly string[]) => boolean) => (way: 'beside' | 'below') => {
    for (const label of layout.labels.filter(({ keys }) => wanted(keys))) {
      for (const place of label.places) {
        if (place.way === 'above') continue
        const found = matchInPlace(layout.text, place, placeForm)
        if (found && isName(found) && (way === 'below' || place.way === 'beside')) return found
        if (place.way === 'beside' && place.end - place.start > 2) break
      }
    }
    return undefined
  }
  const either = (wanted: (keys: readonly string[]) => boolean) => read(wanted)('below')
  // 'Name' beside 'Vorname' stands for the family name.
  const family =
    either(isSurname) ??
    (layout.labels.some(({ keys }) => keys.includes('givenNames'))
      ? either((keys) => keys.includes('fullName') && !keys.includes('givenNames'))
      : undefined)
  if (!family) return undefined
  const given =
    either((keys) => keys.includes('givenNames')) ??
    // 'Nombre' and 'Name' beside a surname stand for the given names.
    either((keys) => keys.includes('fullName') && !keys.includes('surname'))
  if (!given || given.start === family.start) return undefined
  return {
    value: `${given.value} ${family.value}`,
    start: Math.min(family.start, given.start),
    end: Math.max(family.end, given.end),
    way: given.way === 'beside' && family.way === 'beside' ? 'beside' : 'below',
  }
}

const familyFirst =
  /(?<family>\p{Lu}[\p{L}\p{M}'’ -]{1,40}),[ \t]{1,2}(?<given>\p{Lu}[\p{L}\p{M}'’-]{0,30}(?:[ \t]{1,2}\p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,3})(?=[ \t]*(?:$|[|;(]))/uy

/** 'Name: OSEI, Amina': the family name first, with a comma behind it. */
function turned(text: string, place: Place): FoundValue | undefined {
  return inOtherOrder(text, place, familyFirst)
}

/** `form` is sticky, with groups `family` and `given`. */
function inOtherOrder(text: string, place: Place, form: RegExp): FoundValue | undefined {
  form.lastIndex = 0
  const match = form.exec(text.slice(place.start, place.end))
  const { family, given } = match?.groups ?? {}
  if (!match || !family || !given) return undefined
  return {
    value: `${given} ${family}`,
    start: place.start,
    end: place.start + match[0].length,
    way: place.way,
  }
}

const capitalsFirst =
  /(?<family>\p{Lu}[\p{Lu}'’-]{1,40}(?:[ \t]\p{Lu}[\p{Lu}'’-]{1,40})?)[ \t](?<given>\p{Lu}\p{Ll}[\p{L}\p{M}'’-]{0,30}(?:[ \t]\p{Lu}[\p{L}\p{M}'’-]{0,30}){0,2})(?=[ \t]*(?:$|[|;(,]))/uy

/** 'Name: OSEI Amina': capitals tell the family name, wherever it stands. */
function familyInCapitals(text: string, place: Place): FoundValue | undefined {
  return inOtherOrder(text, place, capitalsFirst)
}

const twoSurnames =
  /(?<family>\p{Lu}[\p{L}\p{M}'’-]{1,40}[ \t]\p{Lu}[\p{L}\p{M}'’-]{1,40})[ \t](?<given>\p{Lu}[\p{L}\p{M}'’-]{0,30}(?:[ \t]\p{Lu}[\p{L}\p{M}'’-]{0,30}){0,2})(?=[ \t]*$)/uy

/** 'Apellidos y nombres': two surnames, and then the given names. */
function spanishOrder(text: string, { start, end }: Label, place: Place): FoundValue | undefined {
  return /^apellidos? y nombres?$/i.test(text.slice(start, end))
    ? inOtherOrder(text, place, twoSurnames)
    : undefined
}

const severalWords = /\S\s+\S/

function fromLabel(layout: Layout): FoundValue | undefined {
  const named = (keys: Parameters<typeof valueLabelled>[1], leastWords: 1 | 2) =>
    readLabelled(layout, keys, (place, label) => {
      const found =
        turned(layout.text, place) ??
        familyInCapitals(layout.text, place) ??
        spanishOrder(layout.text, label, place) ??
        matchInPlace(layout.text, place, personForm)
      if (!found || !isName(found) || (leastWords === 2 && !severalWords.test(found.value))) return undefined
      // 'Name of …' goes on as a sentence; 'NAME AMINA OSEI' is a label by its capitals.
      if (!label.isMarked && !severalWords.test(found.value)) return undefined
      return found
    })
  return named(['fullName'], 1) ?? named(['holder'], 2) ?? named(['surname'], 2)
}

/** 'Subject: Amina Osei', 'Re: Amina Osei, born …': where the subject is a person, and nothing says more. */
function fromSubject(layout: Layout): FoundValue | undefined {
  return readLabelled(layout, ['about'], (place) => {
    const found = matchInPlace(layout.text, place, personForm)
    if (!found) return undefined
    const [person] = findPeople(layout.text, found)
    return person?.start === found.start && person.end === found.end && isName(found) ? found : undefined
  })
}

/** Who signs: the line below a name says what they are at the bank or the office. */
const jobTitle =
  /^[ \t]*(?:(?:branch|relationship|account|general|assistant|senior|client|customer|deputy|chief|bank)[ \t])*(?:manager|director|officer|advis[eo]r|representative|president|registrar|inspector|superintendent|commissioner|cashier|teller|signatory|directeur|directrice|conseill(?:er|ère)|gérante?|préposée?|filialleiter|leiter(?:in)?|gerente|director[a]?)(?!\p{L})/iu

/** A name and nothing else: in the line above or below that of a date of birth or a number, or between bars beside a label. */
function fromBlock(layout: Layout): FoundValue | undefined {
  const { text, lines } = layout
  const details = new Set(labelsFor(layout, 'birthDate', 'number').map(({ line }) => line))
  const labelled = new Set(layout.labels.map(({ line }) => line))
  const alone = (span: Span): FoundValue | undefined => {
    const [person] = findPeople(text, span)
    if (person === undefined || text.slice(span.start, span.end).trim() !== person.name) return undefined
    const value: FoundValue = { value: person.name, start: person.start, end: person.end, way: 'guess' }
    return isName(value) ? value : undefined
  }
  for (const [index, line] of lines.entries()) {
    const hasLabel = labelled.has(index)
    const below = lines[index + 1]
    if (below && jobTitle.test(text.slice(below.start, below.end))) continue
    const cells = / \| /.test(text.slice(line.start, line.end)) && hasLabel ? cellsOf(text, line) : []
    const isBeside = (details.has(index - 1) || details.has(index + 1)) && !hasLabel
    for (const span of isBeside ? [line] : cells) {
      const found = alone(span)
      if (found && !layout.labels.some(({ start, end }) => start < found.end && end > found.start))
        return found
    }
  }
  return undefined
}

function fromSentence(text: string): FoundValue | undefined {
  const match = addressed.exec(text)
  if (match) return { ...asFoundValue(match), way: 'sentence' }
  const entry = registered.exec(text)
  const { family, given } = entry?.groups ?? {}
  if (entry && family && given) {
    const start = entry.index + entry[0].indexOf(family)
    return { value: `${given} ${family}`, start, end: entry.index + entry[0].length, way: 'sentence' }
  }
  for (const lead of text.matchAll(introduced)) {
    const start = lead.index + lead[0].length
    const [person] = findPeople(text, { start, end: Math.min(text.length, start + introducedLength) })
    if (person && !isCountry(person.name))
      return { value: person.name, start: person.start, end: person.end, way: 'sentence' }
  }
  return undefined
}
