import type { BusinessPlanRow } from '@suv/db'
import type { BusinessPlan } from '@suv/domain'
import { present } from '../../present.ts'

/** A plan as it is answered, also with a refusal, whose fields no schema checks. */
export function presentPlan({ workspaceId: _, ...plan }: BusinessPlanRow): BusinessPlan {
  return present(plan)
}
