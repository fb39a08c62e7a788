import type { PhaseKey } from '@suv/domain'
import {
  IconBuildingStore,
  IconBulb,
  IconClipboardCheck,
  IconFlag,
  IconPresentation,
  IconWorld,
} from '@tabler/icons-react'

export const phaseIcons: Record<PhaseKey, typeof IconFlag> = {
  phase_1: IconBulb,
  phase_2: IconClipboardCheck,
  phase_3: IconPresentation,
  phase_4: IconBuildingStore,
  phase_5: IconWorld,
}

/** For milestones that belong to no phase. */
export const noPhaseIcon = IconFlag
