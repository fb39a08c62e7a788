import { Marked } from 'marked'

const marked = new Marked({
  gfm: true,
  renderer: {
    // A heading can be linked to.
    heading({ tokens, depth, text }) {
      const id = text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
  },
  hooks: {
    // A wide table scrolls by itself, also by keyboard, instead of widening the page.
    postprocess: (html) =>
      html
        .replaceAll('<table>', '<div class="table" role="region" aria-label="Table" tabindex="0"><table>')
        .replaceAll('</table>', '</table></div>'),
  },
})

/** HTML of a text of our own. Not for anything that a visitor has written: it lets HTML through. */
export function toHtml(text: string): string {
  return marked.parse(text, { async: false })
}
