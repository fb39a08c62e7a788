import { keptText } from '../../ui/kept-text.ts'

/** What is typed on a part of the finances and not saved yet, with what was stored when it was begun. */
export type FinanceDraft<Base, Typed> = { readonly base: Base; readonly typed: Typed }

/**
 * Where a part's draft is kept, on this device and for one member: leaving the tab or the page loses nothing, and what somebody
 * else has saved since is met as a conflict.
 */
export function financeDraft<Base, Typed>(userId: string, part: 'amounts' | 'assumptions') {
  const kept = keptText('device', `suv:finance-draft:${userId}:${part}`, 'Unsaved finances')
  return {
    // Written by this app alone; a text of another shape is as good as none.
    read: () =>
      kept.readAs((text) => {
        const draft = JSON.parse(text) as FinanceDraft<Base, Typed>
        if (draft.base === undefined || draft.typed === undefined) throw new TypeError('No draft')
        return draft
      }),
    write: (draft: FinanceDraft<Base, Typed>) => void kept.write(JSON.stringify(draft)),
    remove: kept.remove,
  }
}
