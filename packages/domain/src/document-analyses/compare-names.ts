import { consonantsOf, fromGreek, isArabic } from './name-scripts.ts'

/** How two ways of writing a name go together, from the closest to none. */
export type NameRelation =
  | 'same'
  | 'order'
  | 'transliteration'
  | 'spelling'
  | 'initials'
  | 'part'
  | 'different'

/** Letters that lose no accent by decomposition, and Cyrillic as passports transliterate it (ICAO Doc 9303). */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ы: 'y',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  ь: '',
  ъ: 'ie',
}

/** The words of a name without accents, case, hyphens and titles, in the order of the paper. */
function wordsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .replace(
      /[ßæœøłđðþıəа-яёєіїґ]/gu,
      (letter) => letters[letter] ?? letters[letter.normalize('NFKD').charAt(0)] ?? letter,
    )
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .replace(/^(?:mr|mrs|ms|miss|dr|mme|mlle|m|herr|frau)\.?\s+(?=\S+\s)/u, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map(fromGreek)
}

/** As passports write letters with marks: 'mueller', 'muller' and 'müller' are one. */
function plainOf(word: string): string {
  return word.replace(/ae|oe|ue/g, (pair) => pair.charAt(0))
}

/** A word as it sounds in whatever spelling: 'farouk' and 'faruk' are one. */
function soundOf(word: string): string {
  return plainOf(word)
    .replace(/ou|oo/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/kh/g, 'h')
    .replace(/[yj]/g, 'i')
    .replace(/ee|ie/g, 'i')
    .replace(/(\p{L})\1+/gu, '$1')
}

/**
 * How two ways of writing a name go together: word by word; in another order; in another transliteration or spelling; with initials for given names; with
 * words left out; or not at all.
 */
export function compareNames(left: string, right: string): NameRelation {
  const [a, b] = [wordsOf(left), wordsOf(right)]
  if (a.length === 0 || b.length === 0) return 'different'
  if (a.join('') === b.join('')) return 'same'
  const sorted = (words: readonly string[]) => words.toSorted().join(' ')
  // Arabic leaves short vowels out: of a name in Arabic and one in Latin letters the consonants can be compared.
  if (isArabic(left) !== isArabic(right)) return acrossScripts(consonantsOf(a), consonantsOf(b))
  if (sorted(a) === sorted(b)) return 'order'
  const [plainA, plainB] = [a.map(plainOf), b.map(plainOf)]
  if (sorted(plainA) === sorted(plainB)) return 'transliteration'
  const [soundA, soundB] = [a.map(soundOf), b.map(soundOf)]
  if (sorted(soundA) === sorted(soundB) || soundA.join('') === soundB.join('')) return 'spelling'
  const [fewer, more] = a.length <= b.length ? [soundA, soundB] : [soundB, soundA]
  if (fewer.length > 1 && fewer.some(isInitial) !== more.some(isInitial) && fitsWithInitials(fewer, more))
    return 'initials'
  if (fewer.every((word) => more.includes(word))) return 'part'
  return 'different'
}

const leastConsonants = 3

function acrossScripts(a: readonly string[], b: readonly string[]): NameRelation {
  const [left, right] = [a.toSorted().join(' '), b.toSorted().join(' ')]
  // So little is left of a short name that others have the same.
  if (Math.min(left.length, right.length) < leastConsonants) return 'different'
  if (left === right || a.join('') === b.join('')) return 'transliteration'
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a]
  return fewer.length > 1 && fewer.every((word) => more.includes(word)) ? 'part' : 'different'
}

const isInitial = (word: string) => word.length === 1

/** Every word of the shorter name stands in the longer, or is the first letter of one that does; the last word is whole in both. */
function fitsWithInitials(fewer: readonly string[], more: readonly string[]): boolean {
  const left = [...more]
  let whole = 0
  for (const word of fewer.toSorted((a, b) => b.length - a.length)) {
    const at = left.findIndex((other) =>
      isInitial(word) || isInitial(other) ? other.charAt(0) === word.charAt(0) : other === word,
    )
    if (at === -1) return false
    if (!isInitial(word) && !isInitial(left[at] ?? '')) whole += 1
    left.splice(at, 1)
  }
  return whole > 0
}

/** Whether two papers write one name: the same words in whatever order. */
export function sameName(left: string, right: string): boolean {
  const relation = compareNames(left, right)
  return relation === 'same' || relation === 'order'
}

/** Whether one name has all the words of the other, such as a second given name left out, a given name by its initial, or 'ue' for 'ü'. */
export function isPartOfName(left: string, right: string): boolean {
  const relation = compareNames(left, right)
  return relation !== 'different' && relation !== 'spelling'
}
