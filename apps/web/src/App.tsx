import './ui/theme/fonts.css'
import './ui/theme/mantine.ts'
import './ui/theme/own-variables.css'
import './ui/theme/global.css'
import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import type { createAppRouter } from './router.tsx'
import { styleNonce } from './strict-csp.ts'
import { theme } from './theme.ts'
import { cssVariables } from './ui/theme/css-variables.ts'

/** The app around a router: in the browser, and at build time. */
export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <RouterProvider router={router} />
      </MantineProvider>
    </StrictMode>
  )
}
