import {
  IconBuildingBank,
  IconChecklist,
  IconClipboardText,
  IconCurrencyDollar,
  IconFileSearch,
  IconHome,
  IconLayoutDashboard,
  IconLibrary,
  IconMailOpened,
  IconMapPin,
  IconNotebook,
  IconTimeline,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'

type Area = { label: string; to: NonNullable<LinkProps['to']>; icon: typeof IconHome }

/** The sidebar, in the specified order and words. */
export const areas: readonly Area[] = [
  { label: 'Dashboard', to: '/dashboard', icon: IconLayoutDashboard },
  { label: 'Eligibility', to: '/eligibility', icon: IconChecklist },
  { label: 'Timeline', to: '/timeline', icon: IconTimeline },
  { label: 'Find Organizations', to: '/organizations', icon: IconBuildingBank },
  { label: 'LOS Tracker', to: '/los-tracker', icon: IconMailOpened },
  { label: 'Work Permits', to: '/work-permits', icon: IconClipboardText },
  { label: 'PR Application', to: '/pr-application', icon: IconHome },
  { label: 'Business Plan', to: '/business-plan', icon: IconNotebook },
  { label: 'Financial', to: '/financial', icon: IconCurrencyDollar },
  { label: 'AI Analysis', to: '/document-analysis', icon: IconFileSearch },
  { label: 'Resources', to: '/resources', icon: IconLibrary },
  { label: 'Locations', to: '/map', icon: IconMapPin },
]
