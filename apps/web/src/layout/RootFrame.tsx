import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useToast } from '../ui/toasts/toast-store.ts'
import { PageTitle } from './PageTitle.tsx'

// Most pages never show one.
const Toaster = lazy(() => import('../ui/toasts/Toaster.tsx'))

/** What stands around every page. */
export function RootFrame() {
  const { toasts } = useToast()
  return (
    <>
      <PageTitle />
      <Outlet />
      {toasts.length > 0 && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  )
}
