import { createFileRoute } from '@tanstack/react-router'
import { NotOpenYet } from '../../features/not-open-yet/NotOpenYet.tsx'

export const Route = createFileRoute('/_member/pr-application')({
  staticData: { title: 'PR Application' },
  component: NotOpenYet,
})
