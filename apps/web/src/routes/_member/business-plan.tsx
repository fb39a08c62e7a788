import { createFileRoute } from '@tanstack/react-router'
import { NotOpenYet } from '../../features/not-open-yet/NotOpenYet.tsx'

export const Route = createFileRoute('/_member/business-plan')({
  staticData: { title: 'Start-Up Visa Business Plan' },
  component: NotOpenYet,
})
