/** A paragraph with its lines, or a list. */
export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'bullets'; readonly items: readonly string[] }
  | { readonly kind: 'numbers'; readonly items: readonly string[]; readonly start: number }

export const lineBreak = /\r\n|[\n\r\u2028\u2029]/

const bullet = /^\s*[-*•–]\s+(.*)$/
const numbered = /^\s*(\d{1,3})[.)]\s+(.*)$/

/**
 * Reads what somebody typed into a plain text field: an empty line ends a paragraph, lines that begin with a hyphen, a star, a
 * dot or a number are a list, and every other line break stays one.
 */
export function readBlocks(text: string): Block[] {
  const blocks: OpenBlock[] = []
  let lines: string[] = []
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', lines })
    lines = []
  }
  for (const line of text.split(lineBreak)) {
    const plain = withoutControls(line)
    const item = readItem(plain)
    if (item !== null) {
      endParagraph()
      addItem(blocks, item)
    } else if (plain.trim() === '') {
      endParagraph()
    } else {
      lines.push(plain.trimEnd())
    }
  }
  endParagraph()
  return blocks
}

type Item = { readonly text: string; readonly number: number | null }

function readItem(line: string): Item | null {
  const [, point] = bullet.exec(line) ?? []
  if (point !== undefined) return { text: point.trim(), number: null }
  const [, number, text] = numbered.exec(line) ?? []
  return text === undefined ? null : { text: text.trim(), number: Number(number) }
}

/** Blocks while they are read: an item is added in its place, as copying a list for each of its items would take the square of the time. */
type OpenBlock = Exclude<Block, { kind: 'bullets' | 'numbers' }> | OpenList
type OpenList =
  | { readonly kind: 'bullets'; readonly items: string[] }
  | { readonly kind: 'numbers'; readonly items: string[]; readonly start: number }

/** Items after each other are one list; a number that does not follow on begins another. */
function addItem(blocks: OpenBlock[], { text, number }: Item): void {
  const last = blocks.at(-1)
  if (number === null) {
    if (last?.kind === 'bullets') last.items.push(text)
    else blocks.push({ kind: 'bullets', items: [text] })
  } else if (last?.kind === 'numbers' && number === last.start + last.items.length) {
    last.items.push(text)
  } else {
    blocks.push({ kind: 'numbers', items: [text], start: number })
  }
}

/** XML allows no control characters but the tab, and a file that holds one would not open. */
function withoutControls(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return line.replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/g, '')
}
