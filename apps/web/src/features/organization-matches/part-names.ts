import type { MatchPartKey } from '@suv/domain'

export const partNames: Record<MatchPartKey, string> = {
  type: 'Kind of organization',
  focus_areas: 'Focus areas',
  province: 'Province',
  stage: 'Stage',
  investment: 'Investment',
  priority: 'Priority processing',
}
