import { toHtml } from './markdown.ts'
import { figures } from './text-variables.ts'

export type SitePage = {
  /** Such as '/guides/language-tests'. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** ISO date on which somebody last held the text against its sources. */
  readonly reviewed: string
  readonly html: string
}

/** Each file is the page at its path: `content/guides/funds.md` is /guides/funds. */
const files = import.meta.glob<string>('./content/**/*.md', { query: '?raw', import: 'default', eager: true })

export const sitePages: readonly SitePage[] = Object.entries(files)
  .map(([file, text]) => readPage(file.replace(/^\.\/content|\.md$/g, ''), text))
  .sort((a, b) => a.path.localeCompare(b.path))

/** The articles below a list page, newest first. */
export function articlesBelow(path: string): SitePage[] {
  return sitePages
    .filter((page) => page.path.startsWith(`${path}/`))
    .sort((a, b) => b.reviewed.localeCompare(a.reviewed) || a.title.localeCompare(b.title))
}

/**
 * A page's file: `title`, `description` and `reviewed` between two lines of dashes, then Markdown. `{{name}}` stands for a
 * figure, so that no text holds a second copy of one.
 */
export function readPage(path: string, text: string): SitePage {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const fields = Object.fromEntries(
    head
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const { title, description, reviewed } = fields
  if (!title || !description || !reviewed)
    throw new Error(`${path}: title, description or reviewed is missing.`)
  const filled = body.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const figure = figures[name]
    if (figure === undefined) throw new Error(`${path}: there is no figure called ${name}.`)
    return figure
  })
  return { path, title, description, reviewed, html: toHtml(filled) }
}
