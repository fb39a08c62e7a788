import { phases, programWeeks } from '@suv/domain'
import {
  IconBuildingCommunity,
  IconChartLine,
  IconClipboardCheck,
  IconFileSearch,
  IconFileText,
  IconFolder,
  IconListCheck,
  IconTimeline,
} from '@tabler/icons-react'

/** What Full Access includes: what each area does, and nothing about what will come of it. */
export const includedFeatures = [
  {
    icon: IconClipboardCheck,
    name: 'Eligibility screener',
    text: 'Your preliminary result is kept, with the rule, its date and its source behind each requirement.',
  },
  {
    icon: IconBuildingCommunity,
    name: 'Organization matching',
    text: 'Every listed designated organization, compared with your business by industry, location and investment range.',
  },
  {
    icon: IconFileText,
    name: 'Business plan builder',
    text: 'Six sections to write in, and how complete each one is.',
  },
  {
    icon: IconTimeline,
    name: `${phases.length}-phase timeline`,
    text: `The ${programWeeks} weeks of the program as milestones with due dates.`,
  },
  {
    icon: IconFolder,
    name: 'Document manager',
    text: 'Your documents in one place, beside the checklist of what is asked for.',
  },
  {
    icon: IconFileSearch,
    name: 'Document analysis',
    text: 'What was found in a document, with the passage quoted, and what seems to be missing.',
  },
  {
    icon: IconChartLine,
    name: 'Investment tracker',
    text: 'Commitments, settlement funds and cash flow against the thresholds of the program.',
  },
  {
    icon: IconListCheck,
    name: 'Application trackers',
    text: 'Letters of support, commitment certificates, work permits and the permanent residence application.',
  },
] as const
