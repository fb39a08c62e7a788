import { createFileRoute } from '@tanstack/react-router'
import { MembershipNotOpenYet } from '../features/not-open-yet/MembershipNotOpenYet.tsx'

export const Route = createFileRoute('/signup')({
  staticData: { title: 'Membership' },
  component: MembershipNotOpenYet,
})
