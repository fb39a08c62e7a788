import { createFileRoute } from '@tanstack/react-router'
import { DemoEligibilityPage } from '../../features/demo/DemoEligibilityPage.tsx'

export const Route = createFileRoute('/_demo/demo_/eligibility')({
  staticData: { title: 'Eligibility screener (demo)' },
  component: DemoEligibilityPage,
})
