import { createFileRoute } from '@tanstack/react-router'
import { MembershipPage } from '../features/signup/MembershipPage.tsx'

export const Route = createFileRoute('/signup')({
  staticData: { title: 'Membership' },
  component: MembershipPage,
})
