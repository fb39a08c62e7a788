import { createFileRoute } from '@tanstack/react-router'
import { NotOpenYet } from '../../features/not-open-yet/NotOpenYet.tsx'

export const Route = createFileRoute('/_member/financial')({
  staticData: { title: 'Start-Up Visa Investment Tracking' },
  component: NotOpenYet,
})
