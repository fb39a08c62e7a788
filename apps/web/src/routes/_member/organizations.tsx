import { createFileRoute } from '@tanstack/react-router'
import { NotOpenYet } from '../../features/not-open-yet/NotOpenYet.tsx'

export const Route = createFileRoute('/_member/organizations')({
  staticData: { title: 'Find Your Designated Organization' },
  component: NotOpenYet,
})
