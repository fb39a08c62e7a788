import { createFileRoute } from '@tanstack/react-router'
import { DemoPage } from '../../features/demo/DemoPage.tsx'

export const Route = createFileRoute('/_demo/demo')({
  staticData: { title: 'Demo' },
  component: DemoPage,
})
