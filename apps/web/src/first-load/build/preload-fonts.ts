import type { Plugin } from 'vite'

/** Asks the browser for the named fonts at once, instead of after the style sheet. Names are without hash and ending. */
export function preloadFonts(names: string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {})
        return names.map((name) => {
          const file = files.find((candidate) => candidate.startsWith(`assets/${name}-`))
          if (!file) throw new Error(`No built font is called ${name}.`)
          return {
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          }
        })
      },
    },
  }
}
