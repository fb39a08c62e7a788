import type { KnownDocumentType } from '../../schema.ts'
import type { LabelledDocument } from '../labelled-document.ts'
import { addNoise } from './noise.ts'
import type { GeneratedPerson } from './people.ts'
import { drawPeople } from './people.ts'
import { createDraw, type Draw } from './random.ts'

/** What a layout is filled with. */
export type Filling = {
  readonly draw: Draw
  readonly people: (count: number) => readonly GeneratedPerson[]
  readonly person: () => GeneratedPerson
}

export type Filled = Pick<LabelledDocument, 'text' | 'fields' | 'verdicts' | 'familySize'>

/** One layout of one kind of document: the same arrangement and wording, filled with other people, days and figures each time. */
export type Family = {
  readonly name: string
  readonly kind: KnownDocumentType
  readonly language: 'en' | 'fr' | 'de' | 'es' | 'pt' | 'ar'
  readonly fill: (filling: Filling) => Filled
}

export type GeneratedDocument = LabelledDocument & { readonly family: string; readonly isNoisy: boolean }

/** Round a value goes this pair of private characters, so that noise falls on the words around it and the label stays true. */
const marks = ['\uE000', '\uE001'] as const

/** Marks a value of the label, to be kept from noise. */
export function $(value: string): string {
  return `${marks[0]}${value}${marks[1]}`
}

/**
 * Documents of each family: the same for the same seed. Each third carries noise as a scan leaves it: misread letters, lost
 * colons, changed gaps and specks.
 */
export function generateDocuments(
  families: readonly Family[],
  people: readonly GeneratedPerson[],
  { seed, perFamily }: { seed: number; perFamily: number },
): readonly GeneratedDocument[] {
  return families.flatMap((family, familyIndex) =>
    Array.from({ length: perFamily }, (_, index) => {
      const draw = createDraw(seed * 1_000_003 + familyIndex * 1_009 + index)
      const filled = family.fill({
        draw,
        people: (count) => drawPeople(draw, people, count),
        person: () => draw.pick(people),
      })
      const isNoisy = index % 3 === 2
      const text = isNoisy ? addNoise(filled.text, marks, draw) : filled.text
      return {
        ...filled,
        name: `${family.name} ${index + 1}`,
        kind: family.kind,
        family: family.name,
        isNoisy,
        text: text.replaceAll(/[\uE000\uE001]/g, ''),
      }
    }),
  )
}
