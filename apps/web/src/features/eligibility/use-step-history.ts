import type { ScreenerStep } from '@suv/domain'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

type Place = ScreenerStep | 'result'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The place in the screener, and from which one this entry was made; null where it was the first. */
    screener?: { place: Place; before: Place | null }
  }
}

export type StepHistory = {
  goOn: (next: Place) => void
  /** Over the browser's own Back where that leads there. */
  goBack: (previous: Place) => void
  /** Says that this entry is now of another place. */
  stayAt: (place: Place) => void
}

/** Gives each place of the screener an entry in the browser's history: Back leads from step 4 to step 3, not out of the page. */
export function useStepHistory(place: Place, show: (place: Place) => void): StepHistory {
  const { history } = useRouter()
  const showAgain = useEffectEvent(show)
  // Back may have been pressed while the page's code was on its way: the draft is then one step ahead.
  // A result stays: an entry keeps its step where the answers were given elsewhere meanwhile.
  const catchUp = useEffectEvent(() => {
    const there = history.location.state.screener?.place
    if (there === undefined || there === place || place === 'result' || there === 'result') return
    show(there)
  })
  useEffect(() => catchUp(), [])

  useEffect(
    () =>
      history.subscribe(({ location, action: { type } }) => {
        const entry = location.state.screener
        if (entry !== undefined && type !== 'PUSH' && type !== 'REPLACE') showAgain(entry.place)
      }),
    [history],
  )

  function write(kind: 'push' | 'replace', screener: { place: Place; before: Place | null }) {
    history[kind](history.location.href, { screener })
    // Else what comes next in the same turn would be written instead of it.
    history.flush()
  }

  return {
    goOn: (next) => {
      const entry = history.location.state.screener
      if (entry?.place !== place) write('replace', { place, before: null })
      write('push', { place: next, before: place })
      show(next)
    },
    goBack: (previous) => {
      if (history.location.state.screener?.before === previous) {
        history.back()
        return
      }
      write('replace', { place: previous, before: null })
      show(previous)
    },
    stayAt: (next) => {
      write('replace', { place: next, before: history.location.state.screener?.before ?? null })
      show(next)
    },
  }
}
