import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DemoProvider } from '../features/demo/frame/DemoProvider.tsx'

export const Route = createFileRoute('/_demo')({ component: Demo })

function Demo() {
  return (
    <DemoProvider>
      <Outlet />
    </DemoProvider>
  )
}
