import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core'
import { type ReactNode, useEffect, useMemo } from 'react'
import { styleNonce } from '../../strict-csp.ts'
import { theme } from '../../theme.ts'

const manager = localStorageColorSchemeManager()
const getRootElement = () => document.documentElement

/**
 * MantineProvider without what turns the theme into variables: those are the same for everybody, and stand in a style sheet
 * (`own-variables.css`), so that no page carries and runs the code for them.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { colorScheme, setColorScheme, clearColorScheme } = useProviderColorScheme({
    manager,
    defaultColorScheme: 'auto',
    getRootElement,
    forceColorScheme: undefined,
  })
  // Mantine's style sheets look for it.
  useEffect(() => getRootElement().setAttribute('data-respect-reduced-motion', 'true'), [])
  const context = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme,
      getRootElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      getStyleNonce: styleNonce,
      withStaticClasses: true,
    }),
    [colorScheme, setColorScheme, clearColorScheme],
  )
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
