import { DomainError } from '../errors.ts'
import type { BusinessPlan } from './schema.ts'

/** A plan was not saved, because another tab or call has saved one that the caller has not read: `current`. */
export class PlanConflictError extends DomainError {
  readonly current: BusinessPlan

  constructor(message: string, current: BusinessPlan) {
    super('conflict', message)
    this.current = current
  }
}
