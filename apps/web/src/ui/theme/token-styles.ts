import { cssVariables } from './css-variables.ts'
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
  const { variables, light, dark } = cssVariables(undefined as never)
  const darkRules = `color-scheme:dark;${declarations(dark)}`
  return [
    `:root{color-scheme:light;${declarations(sizes)}${declarations(variables)}${declarations(light)}}`,
    `:root[data-mantine-color-scheme="dark"]{${darkRules}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme]){${darkRules}}}`,
  ].join('')
}

function inRem(scale: Record<string, number>, variable: (name: string) => string): [string, string][] {
  return Object.entries(scale).map(([name, size]) => [variable(name), `${size / 16}rem`])
}

function declarations(variables: Variables): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('')
}
