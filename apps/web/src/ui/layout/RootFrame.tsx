import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PageTitle } from './PageTitle.tsx'

// Toasts are not part of the first picture.
const Toaster = lazy(() => import('../toasts/Toaster.tsx'))

/** What stands around every page. */
export function RootFrame() {
  return (
    <>
      <PageTitle />
      <Outlet />
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  )
}
