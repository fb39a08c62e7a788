import type { Content } from 'pdfmake/interfaces.js'

/** A piece of text in one font, or as it is. */
export type Run = { readonly text: string; readonly font?: string; readonly noWrap?: boolean }

export type SetText = (text: string, place: { inTable: boolean }) => readonly Run[] | string

type Node = { readonly [key: string]: unknown }

/** The content with every text in it set by `setText`, whatever it stands in. */
export function mapTexts(content: Content, setText: SetText): Content {
  return mapNode(content, setText, { inTable: false }) as Content
}

function mapNode(node: unknown, setText: SetText, place: { inTable: boolean }): unknown {
  const map = (part: unknown, within = place) => mapNode(part, setText, within)
  if (typeof node === 'string') {
    const runs = setText(node, place)
    return typeof runs === 'string' ? runs : { text: runs }
  }
  if (Array.isArray(node)) return node.map((part) => map(part))
  if (typeof node !== 'object' || node === null) return node
  const mapped: Record<string, unknown> = { ...node }
  for (const key of ['stack', 'ul', 'ol', 'columns', 'toc', 'title']) {
    if (key in node) mapped[key] = map(mapped[key])
  }
  if ('table' in node) {
    const table = node.table as Node
    mapped.table = { ...table, body: map(table.body, { inTable: true }) }
  }
  if ('text' in node) mapped.text = mapText(node.text, setText, place)
  return mapped
}

/** A text is a string, or pieces with properties of their own, which each run of theirs takes over. */
function mapText(text: unknown, setText: SetText, place: { inTable: boolean }): unknown {
  if (typeof text === 'string') return setText(text, place)
  if (!Array.isArray(text)) return text
  return text.flatMap((part: unknown) => {
    const { text: inner, ...properties } = (
      typeof part === 'object' && part !== null ? part : { text: part }
    ) as Node
    const set = mapText(inner, setText, place)
    if (typeof set === 'string') return typeof part === 'string' ? [set] : [{ ...properties, text: set }]
    return Array.isArray(set)
      ? set.map((run: string | Run) => ({
          ...properties,
          ...(typeof run === 'string' ? { text: run } : run),
        }))
      : [part]
  })
}

/** Every text of the content, in any order. */
export function textsOf(content: Content): string[] {
  const texts: string[] = []
  mapTexts(content, (text) => {
    texts.push(text)
    return text
  })
  return texts
}
