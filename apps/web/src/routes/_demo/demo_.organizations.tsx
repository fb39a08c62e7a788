import { createFileRoute } from '@tanstack/react-router'
import { DemoOrganizationsPage } from '../../features/demo/organizations/DemoOrganizationsPage.tsx'

// No loader: the list is asked for only while the demo allows viewing, which the page knows.
export const Route = createFileRoute('/_demo/demo_/organizations')({
  staticData: { title: 'Designated organizations (demo)' },
  component: DemoOrganizationsPage,
})
