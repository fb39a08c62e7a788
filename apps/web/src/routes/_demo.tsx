import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DemoFrame } from '../features/demo/frame/DemoFrame.tsx'
import { DemoProvider } from '../features/demo/frame/DemoProvider.tsx'
import { ProblemFrame } from '../features/problems/problem-frame.ts'

export const Route = createFileRoute('/_demo')({ component: Demo })

function Demo() {
  return (
    <DemoProvider>
      <ProblemFrame value={DemoFrame}>
        <Outlet />
      </ProblemFrame>
    </DemoProvider>
  )
}
