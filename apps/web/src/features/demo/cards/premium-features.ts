import { phases, programWeeks } from '@suv/domain'
import { IconChartLine, IconFileText, IconFolder, IconTimeline } from '@tabler/icons-react'

/** What the demo shows behind a lock. */
export const premiumFeatures = [
  {
    icon: IconFileText,
    name: 'Business Plan Builder',
    to: '/business-plan',
    text: 'Write the six sections that reviewers read, and see how complete each one is.',
  },
  {
    icon: IconTimeline,
    name: `${phases.length}-Phase Timeline`,
    to: '/timeline',
    text: `The ${programWeeks} weeks of the program, with your milestones and their dates.`,
  },
  {
    icon: IconFolder,
    name: 'Document Manager',
    to: '/document-analysis',
    text: 'Your documents in one place, beside the checklist of what is asked for.',
  },
  {
    icon: IconChartLine,
    name: 'Investment Tracker',
    to: '/financial',
    text: 'Commitments, settlement funds and cash flow against the thresholds of the program.',
  },
] as const
