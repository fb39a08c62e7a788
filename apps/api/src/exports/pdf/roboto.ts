import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { charactersOf, hasAll } from './characters.ts'

/** The faces of Roboto (Apache License 2.0), which come with pdfmake. */
export const roboto = {
  normal: fontFile('Regular'),
  bold: fontFile('Medium'),
  italics: fontFile('Italic'),
  bolditalics: fontFile('MediumItalic'),
}

/** Latin with Vietnamese, Greek and Cyrillic; every face has the same. */
const characters = charactersOf(readFileSync(roboto.normal))

export function isInRoboto(text: string): boolean {
  return hasAll(characters, text)
}

function fontFile(face: string): string {
  return fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${face}.ttf`))
}
