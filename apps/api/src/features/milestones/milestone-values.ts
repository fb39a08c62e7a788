import type { MilestoneValues } from '@suv/db'
import type { Milestone } from '@suv/domain'

type Written = Partial<Omit<Milestone, 'id' | 'userId' | 'createdAt' | 'updatedAt'>>

/** Fields of a milestone as they are stored: its two dates are moments there. */
export function toMilestoneValues({ dueDate, completedDate, ...others }: Written): Partial<MilestoneValues> {
  return {
    ...others,
    ...(dueDate === undefined ? {} : { dueDate: toMoment(dueDate) }),
    ...(completedDate === undefined ? {} : { completedDate: toMoment(completedDate) }),
  }
}

function toMoment(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
