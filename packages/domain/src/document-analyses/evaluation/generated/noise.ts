import type { Draw } from './random.ts'

/** Letters that recognition takes for each other. */
const confusions: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['m', 'rn'],
  ['l', '1'],
  ['i', 'l'],
  ['o', '0'],
  ['e', 'c'],
  ['u', 'ii'],
  ['é', 'e'],
  ['è', 'e'],
  ['ü', 'u'],
  ['ã', 'a'],
  ['cl', 'd'],
]
const letterRate = 0.012
const gapRate = 0.06
const colonRate = 0.12
const speckRate = 0.08
const emptyLineRate = 0.05

/** A text as recognition gives it back. What stands between the two marks stays as it is. */
export function addNoise(text: string, [open, close]: readonly [string, string], draw: Draw): string {
  let isValue = false
  let noisy = ''
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === open) isValue = true
    if (character === close) isValue = false
    if (isValue || character === open || character === close) {
      noisy += character
      continue
    }
    const confusion = confusions.find(([read]) => text.startsWith(read, at))
    if (confusion && draw.share() < letterRate) {
      noisy += confusion[1]
      at += confusion[0].length - 1
    } else if (character === ' ' && draw.share() < gapRate) noisy += '  '
    else if (character === ':' && draw.share() < colonRate) noisy += draw.pick([' ', ';', '.'])
    else if (character === '\n') {
      const speck = draw.share() < speckRate ? draw.pick([' .', ' |', " '", ' ~']) : ''
      noisy += `${speck}\n${draw.share() < emptyLineRate ? '\n' : ''}`
    } else noisy += character
  }
  return noisy
}
