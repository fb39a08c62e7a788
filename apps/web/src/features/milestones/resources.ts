/** A resource of a milestone: text, and an address where the line ends in one. */
export type Resource = { readonly title: string; readonly href: string | null }

/** Reads 'Title: https://…', a bare address, or any other text. Only addresses on the web become links. */
export function toResource(line: string): Resource {
  const [, title = '', href = ''] = /^(.*?):?\s*(https?:\/\/\S+)$/i.exec(line.trim()) ?? []
  if (!URL.canParse(href)) return { title: line, href: null }
  return { title: title || new URL(href).host, href }
}
