import { createFileRoute } from '@tanstack/react-router'
import { NotOpenYet } from '../../features/not-open-yet/NotOpenYet.tsx'

export const Route = createFileRoute('/_member/map')({
  staticData: { title: 'Resource Locations Across Canada' },
  component: NotOpenYet,
})
