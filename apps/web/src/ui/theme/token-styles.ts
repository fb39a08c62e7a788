import { cssVariables } from './css-variables.ts'
import { ownVariables } from './own-variables.ts'
import { fontSizes, headingSizes, radius, spacing } from './scale.ts'

type Variables = Record<string, string>

/** Under the names that MantineProvider gives them. */
const sizes: Variables = Object.fromEntries([
  ...inRem(spacing, (name) => `--mantine-spacing-${name}`),
  ...inRem(fontSizes, (name) => `--mantine-font-size-${name}`),
  ...inRem(headingSizes, (name) => `--mantine-${name}-font-size`),
  ...inRem(radius, (name) => `--mantine-radius-${name}`),
])

/**
 * The colours and measures of the theme as a style sheet, for pages that do without Mantine. A visitor who has made no
 * choice, or whose browser runs no script, gets the colours of the system.
 */
export function tokenStyles(): string {
  const mantine = cssVariables(undefined as never)
  const { variables } = ownVariables
  const light = { ...mantine.light, ...ownVariables.light }
  const dark = { ...mantine.dark, ...ownVariables.dark }
  const darkRules = `color-scheme:dark;${declarations(dark)}`
  return [
    `:root{color-scheme:light;${declarations(sizes)}${declarations(variables)}${declarations(light)}}`,
    `:root[data-mantine-color-scheme="dark"]{${darkRules}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme]){${darkRules}}}`,
  ].join('')
}

/** Our own variables as the app's pages have them: MantineProvider has set the colour scheme before the first paint. */
export function ownVariableStyles(): string {
  const { variables, light, dark } = ownVariables
  return [
    `:root{${declarations(variables)}${declarations(light)}}`,
    `:root[data-mantine-color-scheme="dark"]{${declarations(dark)}}`,
  ].join('\n')
}

function inRem(scale: Record<string, number>, variable: (name: string) => string): [string, string][] {
  return Object.entries(scale).map(([name, size]) => [variable(name), `${size / 16}rem`])
}

function declarations(variables: Variables): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('')
}
