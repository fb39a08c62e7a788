import type { Place } from '@suv/domain'

/** Somebody else who has the workspace open, and where. */
export type Colleague = { readonly id: string; readonly name: string; readonly places: readonly Place[] }

/*
 * What comes after the first screen tells the screens by events of the window: a module that both import would be a further file to
 * load before the screen shows.
 */
declare global {
  interface WindowEventMap {
    /** Who else is here now. */
    'landfall:here': CustomEvent<readonly Colleague[]>
    /** A screen that has come asks for the same. */
    'landfall:who': Event
    /** Somebody has changed the plan. */
    'landfall:plan': Event
  }
}
