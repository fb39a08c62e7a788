import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { charactersOf, hasAll } from './characters.ts'
import { withLineOfRoboto } from './line-height.ts'

/**
 * What Roboto lacks is shown by the first of these that has it: Inter for rarer Latin, Greek and Cyrillic letters, Noto Sans
 * for other scripts (all SIL Open Font License 1.1). Chinese, Japanese and Korean share characters that each writes a little
 * differently; they are shown as in mainland China.
 */
const families = [
  'inter',
  'noto-sans-devanagari',
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-sc',
  'noto-sans-kr',
] as const

/** As the packages have them: each family in pieces, made for browsers, by the characters that they have. */
type Piece = { readonly name: string; readonly file: URL; readonly ranges: readonly [number, number][] }

export type OtherFonts = {
  readonly fonts: Readonly<Record<string, { readonly normal: Buffer; readonly bold: Buffer }>>
  /** The name of the font that has every character of a cluster, which is what a reader takes for one character. */
  readonly fontOf: ReadonlyMap<string, string>
}

/** Loads what shows `clusters`, and nothing more. */
export async function loadOtherFonts(clusters: ReadonlySet<string>): Promise<OtherFonts> {
  const fonts: Record<string, { normal: Buffer; bold: Buffer }> = {}
  const fontOf = new Map<string, string>()
  let missing = [...clusters]
  for (const family of families) {
    if (missing.length === 0) break
    for (const [piece, wanted] of await share(missing, family)) {
      const text = wanted.join('')
      const normal = await cut(piece, text, 400)
      const characters = charactersOf(normal)
      const shown = wanted.filter((cluster) => hasAll(characters, cluster))
      if (shown.length === 0) continue
      const bold = await cut(piece, text, 600)
      fonts[piece.name] = { normal, bold }
      for (const cluster of shown) fontOf.set(cluster, piece.name)
    }
    missing = missing.filter((cluster) => !fontOf.has(cluster))
  }
  return { fonts, fontOf }
}

/** Which pieces of a family should have which clusters, by their first character. */
async function share(clusters: readonly string[], family: string): Promise<Map<Piece, string[]>> {
  const pieces = await piecesOf(family)
  const shares = new Map<Piece, string[]>()
  for (const cluster of clusters) {
    const first = cluster.codePointAt(0) ?? 0
    const piece = pieces.find(({ ranges }) => ranges.some(([from, to]) => from <= first && first <= to))
    if (piece !== undefined) shares.set(piece, [...(shares.get(piece) ?? []), cluster])
  }
  return shares
}

const loadedPieces = new Map<string, Promise<readonly Piece[]>>()

function piecesOf(family: string): Promise<readonly Piece[]> {
  const loaded = loadedPieces.get(family) ?? readPieces(family)
  loadedPieces.set(family, loaded)
  return loaded
}

async function readPieces(family: string): Promise<readonly Piece[]> {
  const addressOf = (file: string) => new URL(import.meta.resolve(`@fontsource-variable/${family}/${file}`))
  const list = JSON.parse(await readFile(addressOf('unicode.json'), 'utf8')) as Record<string, string>
  return Object.entries(list).map(([key, ranges]) => {
    const name = `${family}-${key.replace(/[[\]]/g, '')}`
    return { name, file: addressOf(`files/${name}-wght-normal.woff2`), ranges: readRanges(ranges) }
  })
}

/** From 'U+20,U+a0-ff'. */
function readRanges(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

/** Shapes are chosen by these, which show nothing themselves. */
const joiners = ' \u00a0\u200c\u200d\u25cc'

/** A plain font of one weight: pdfmake's own reader takes variable fonts and those of browsers only by halves. */
async function cut({ file }: Piece, text: string, weight: number): Promise<Buffer> {
  const font = await subsetFont(await readFile(file), text + joiners, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  return withLineOfRoboto(font)
}
