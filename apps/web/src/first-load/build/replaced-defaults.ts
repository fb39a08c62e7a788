import type { Plugin } from 'vite'

/** What our theme (`theme.ts`) replaces altogether; shadows are only in the style sheets. */
const replacedObjects = ['shadows', 'fontSizes', 'lineHeights', 'radius', 'spacing', 'breakpoints']
const replacedLines = [
  ['colors: DEFAULT_COLORS,', 'colors: {},'],
  ['variantColorResolver: defaultVariantColorsResolver,', 'variantColorResolver: undefined,'],
] as const

/** The ways to appear that the parts we use have by themselves, or that `theme.ts` names. */
const shownTransitions = new Set([
  'fade',
  'fade-down',
  'pop',
  'slide-down',
  'slide-up',
  'slide-left',
  'slide-right',
])

/** Pictures of waiting that nobody asks for: ours is the ring, `oval`. */
const unshownLoaders = ['bars: Bars,', 'dots: Dots']

/** Text that chooses its own colour (`autoContrast`), which no part of ours does: to know what is light takes reading of every way to name a colour. */
const ownContrast = /return parseThemeColor\(\{[^}]*\}\)\.isLight \? [^;]+/

/**
 * Leaves out of what Mantine begins with what ours replaces and no part of ours asks for: a palette of fourteen colours, gradients,
 * ways to appear, pictures of waiting, how light a colour is. It stands in the file that every page loads. A release of Mantine that writes them otherwise fails the build.
 */
export function dropReplacedDefaults(): Plugin {
  return {
    name: 'replaced-defaults',
    apply: 'build',
    transform: {
      filter: {
        id: /@mantine[\\/]core[\\/]esm[\\/].*[\\/](?:default-theme|transitions|Loader|parse-theme-color|get-contrast-color)\.mjs$/,
      },
      handler: (code, id) => ({ code: without(code, id), map: null }),
    },
  }
}

function without(code: string, id: string): string {
  if (id.endsWith('default-theme.mjs')) return withoutDefaults(code)
  if (id.endsWith('transitions.mjs')) return withoutTransitions(code)
  if (id.endsWith('parse-theme-color.mjs')) return replaceIn(code, /^\t+isLight: .*\n/gm, '')
  if (id.endsWith('get-contrast-color.mjs'))
    return replaceIn(code, ownContrast, 'return "var(--mantine-color-white)"')
  return unshownLoaders.reduce((text, line) => replaceIn(text, line, ''), code)
}

function withoutDefaults(code: string): string {
  const withoutLines = replacedLines.reduce((text, [line, instead]) => replaceIn(text, line, instead), code)
  return replacedObjects.reduce(
    (text, key) => replaceIn(text, new RegExp(`^\\t${key}: \\{\\n[\\s\\S]*?\\n\\t\\}`, 'm'), `\t${key}: {}`),
    withoutLines,
  )
}

function replaceIn(text: string, part: string | RegExp, instead: string): string {
  const changed = text.replace(part, instead)
  if (changed === text) throw new Error(`Mantine has no ${part} any more.`)
  return changed
}

function withoutTransitions(code: string): string {
  const kept = new Set<string>()
  const rest = code.replace(/^\t"?([a-z-]+)"?: \{\n[\s\S]*?^\t\},?\n/gm, (entry, name: string) => {
    if (shownTransitions.has(name)) kept.add(name)
    return kept.has(name) ? entry : ''
  })
  if (kept.size < shownTransitions.size) throw new Error('Mantine has other transitions than it had.')
  return rest
}
