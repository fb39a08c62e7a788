import { cssVariables } from './css-variables.ts'

type Variables = Record<string, string>

/**
 * The colours and measures of the theme as a style sheet, for pages that do without Mantine. A visitor who has made no
 * choice, or whose browser runs no script, gets the colours of the system.
 */
export function tokenStyles(): string {
  const { variables, light, dark } = cssVariables(undefined as never)
  const darkRules = `color-scheme:dark;${declarations(dark)}`
  return [
    `:root{color-scheme:light;${declarations(variables)}${declarations(light)}}`,
    `:root[data-mantine-color-scheme="dark"]{${darkRules}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme]){${darkRules}}}`,
  ].join('')
}

function declarations(variables: Variables): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('')
}
