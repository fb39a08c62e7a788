import { createFileRoute } from '@tanstack/react-router'
import { NotOpenYet } from '../../features/not-open-yet/NotOpenYet.tsx'

export const Route = createFileRoute('/_member/timeline')({
  staticData: { title: 'Canadian Start-Up Visa Program Timeline' },
  component: NotOpenYet,
})
