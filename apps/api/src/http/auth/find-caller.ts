import type { Actor } from '@suv/db'
import { findSessionActor } from '../actor.ts'
import type { AuthCall } from './auth-route.ts'

/** Whose browser is calling, whatever API key came along; null: a stranger's. */
export function findCaller({ request, dependencies }: AuthCall): Promise<Actor | null> {
  return findSessionActor(request, dependencies)
}
