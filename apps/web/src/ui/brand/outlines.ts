/**
 * The word marks in word-marks.svg, drawn from the bundled fonts (Source Serif 4 and Inter, SIL Open Font License) so that a
 * mark never waits for a font. `text` is what was drawn: where the product has another name, the logo sets that name as text.
 */
export type Outline = {
  /** The symbol's id in word-marks.svg. */
  readonly id: string
  readonly text: string
  readonly width: number
  readonly height: number
}

export const productOutline: Outline = { id: 'product', text: 'Landfall', width: 97, height: 32 }

export const designSystemOutline: Outline = { id: 'design-system', text: 'cairn', width: 35, height: 20 }

export const studioOutline: Outline = { id: 'studio', text: 'Driftmark', width: 74, height: 20 }
