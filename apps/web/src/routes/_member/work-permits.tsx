import { createFileRoute } from '@tanstack/react-router'
import { NotOpenYet } from '../../features/not-open-yet/NotOpenYet.tsx'

export const Route = createFileRoute('/_member/work-permits')({
  staticData: { title: 'Work Permits' },
  component: NotOpenYet,
})
