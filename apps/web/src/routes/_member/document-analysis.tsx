import { createFileRoute } from '@tanstack/react-router'
import { NotOpenYet } from '../../features/not-open-yet/NotOpenYet.tsx'

export const Route = createFileRoute('/_member/document-analysis')({
  staticData: { title: 'AI Document Analysis' },
  component: NotOpenYet,
})
