/** Names in scripts other than the Latin one. No library that is kept transliterates names, and the platform does not. */

/** Greek as passports write it (ELOT 743, which ICAO Doc 9303 takes over); pairs first. */
const greek: readonly (readonly [RegExp, string])[] = [
  [/ου/g, 'ou'],
  [/([αε])υ(?=[αειουωβγδζλμνρ])/g, '$1v'],
  [/([αε])υ/g, '$1f'],
  [/γ(?=[γξχ])/g, 'n'],
  [/^μπ/g, 'b'],
]
const greekLetters = new Map(
  [...'αβγδεζηικλμνξοπρσςτυφω'].map((letter, index) => [letter, 'avgdeziiklmnxoprsstyfo'.charAt(index)]),
)
const greekPairs: Readonly<Record<string, string>> = { θ: 'th', χ: 'ch', ψ: 'ps' }

/** A word in small Greek letters without accents, in Latin ones; any other word as it is. */
export function fromGreek(word: string): string {
  if (!/\p{Script=Greek}/u.test(word)) return word
  const paired = greek.reduce((text, [pattern, latin]) => text.replace(pattern, latin), word)
  return [...paired].map((letter) => greekPairs[letter] ?? greekLetters.get(letter) ?? letter).join('')
}

/** What Arabic and Persian letters sound like; letters that Latin spelling treats alike are one. */
const arabicSounds: Readonly<Record<string, string>> = {
  ب: 'b',
  پ: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  چ: 'c',
  ح: 'h',
  خ: 'x',
  د: 'd',
  ذ: 'z',
  ر: 'r',
  ز: 'z',
  ژ: 'j',
  س: 's',
  ش: 'c',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  غ: 'j',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ک: 'k',
  گ: 'j',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
}
const latinSounds: readonly (readonly [RegExp, string])[] = [
  [/c(?=[eiy])/g, 's'],
  [/kh/g, 'x'],
  [/(?:tch|sch|sh|ch)/g, 'c'],
  [/dj|gh/g, 'j'],
  [/dh/g, 'z'],
  [/th/g, 't'],
  [/ph/g, 'f'],
]
const latinLetters: Readonly<Record<string, string>> = { q: 'k', g: 'j', p: 'b', v: 'f' }

export function isArabic(name: string): boolean {
  return /\p{Script=Arabic}/u.test(name)
}

const article = /^(?:al|el|ul)$/

/**
 * What is left of the words of a name where short vowels are not written: how each begins, and its consonants. 'خالد' and 'Khaled' are one.
 * Words come small, and without marks.
 */
export function consonantsOf(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !article.test(word))
  const sounds = kept.map((word) => (isArabic(word) ? arabicWord(word) : latinWord(word)))
  // 'Abd al-Rahman' is one name, written in one word or in several.
  return sounds.flatMap((word, index) => {
    if (word === 'abd' && index + 1 < sounds.length) return []
    return sounds[index - 1] === 'abd' ? [`abd${word}`] : [word]
  })
}

function arabicWord(word: string): string {
  const bare = word.replace(/^ال(?=.{2})/u, '')
  const first = /^[اأإآعء]/u.test(bare) ? 'a' : /^و/u.test(bare) ? 'w' : /^[يی]/u.test(bare) ? 'y' : ''
  const rest = [...bare].map((letter) => arabicSounds[letter] ?? '').join('')
  return first + rest.replace(/(?<=.)h$/, '')
}

function latinWord(word: string): string {
  const bare = word.replace(/(\p{L})\1+/gu, '$1').replace(/^abd[aeu]l(?=.)/, 'abd')
  const heard = latinSounds.reduce((text, [pattern, sound]) => text.replace(pattern, sound), bare)
  const first = /^[aeiou]/.test(heard) ? 'a' : /^[wy]/.test(heard) ? heard.charAt(0) : ''
  const rest = [...heard]
    .map((letter) => latinLetters[letter] ?? letter)
    .join('')
    .replace(/[aeiouwy]/g, '')
  // A last h stands for no sound, or for one that Arabic writes with another letter.
  return first + rest.replace(/(?<=.)h$/, '')
}
