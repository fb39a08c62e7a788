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

/**
 * Leaves out of what Mantine begins with what ours replaces and no part of ours asks for: a palette of fourteen colours, gradients,
 * ways to appear. It stands in the file that every page loads. A release of Mantine that writes them otherwise fails the build.
 */
export function dropReplacedDefaults(): Plugin {
  return {
    name: 'replaced-defaults',
    apply: 'build',
    transform: {
      filter: { id: /@mantine[\\/]core[\\/]esm[\\/].*[\\/](?:default-theme|transitions)\.mjs$/ },
      handler: (code, id) => ({
        code: id.endsWith('default-theme.mjs') ? withoutDefaults(code) : withoutTransitions(code),
        map: null,
      }),
    },
  }
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
  if (changed === text) throw new Error(`Mantine's theme has no ${part} any more.`)
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
