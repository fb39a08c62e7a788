import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { theme } from '../../theme.ts'
import { cssVariables } from '../../ui/theme/css-variables.ts'

/** What MantineProvider writes into a page for our theme: the variables in which it differs from Mantine's own style sheet. */
export function mantineVariableStyles(): string {
  const props = { theme, cssVariablesResolver: cssVariables, withGlobalClasses: false }
  const markup = renderToStaticMarkup(createElement(MantineProvider, props))
  const [, styles] = /^<style[^>]*>(.*)<\/style>$/s.exec(markup) ?? []
  if (styles === undefined) throw new Error(`Mantine rendered something else than its variables: ${markup}`)
  return styles
}
