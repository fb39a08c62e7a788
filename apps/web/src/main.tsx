import './ui/theme/fonts.css'
import './ui/theme/mantine.ts'
import './ui/theme/global.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { listenForSignedOut, queryClient } from './query-client.ts'
import { router } from './router.tsx'
import { styleNonce } from './strict-csp.ts'
import { theme } from './theme.ts'
import { api, trpc, trpcClient } from './trpc.ts'
import { cssVariables } from './ui/theme/css-variables.ts'

// Somebody whose session has ended is sent to sign in, and comes back to the same page.
listenForSignedOut(() => {
  void api.users.me.reset()
  void router.invalidate()
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root.')

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  </StrictMode>,
)
