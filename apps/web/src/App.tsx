import './ui/theme/fonts.css'
import './ui/theme/mantine.ts'
import './ui/theme/own-variables.css'
import './ui/theme/global.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import type { createAppRouter } from './router.tsx'
import { ThemeProvider } from './ui/theme/ThemeProvider.tsx'

/** The app around a router: in the browser, and at build time. */
export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  return (
    <StrictMode>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </StrictMode>
  )
}
