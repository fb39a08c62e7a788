import * as fontkit from 'fontkit'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What readers take for one character: a letter with its marks. */
export function clustersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The name of the font that shows a cluster; undefined for Roboto. */
export type FontOf = (cluster: string) => string | undefined

/** The code points that a font has. */
export function charactersOf(font: Buffer): ReadonlySet<number> {
  const face = fontkit.create(font)
  return new Set('characterSet' in face ? face.characterSet : [])
}

/** Whether a font with these characters shows all of `text`, which is plain. */
export function hasAll(characters: ReadonlySet<number>, text: string): boolean {
  for (const character of text) {
    if (!characters.has(character.codePointAt(0) ?? 0) && !unseen.has(character)) return false
  }
  return true
}

/** The line break and the joiners, which no font needs to have. */
const unseen = new Set(['\n', '\u200c', '\u200d'])
