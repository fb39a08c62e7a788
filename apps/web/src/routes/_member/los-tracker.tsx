import { createFileRoute } from '@tanstack/react-router'
import { NotOpenYet } from '../../features/not-open-yet/NotOpenYet.tsx'

export const Route = createFileRoute('/_member/los-tracker')({
  staticData: { title: 'LOS and Commitment Tracker' },
  component: NotOpenYet,
})
