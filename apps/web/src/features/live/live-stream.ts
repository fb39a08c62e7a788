import type { LiveChange, LiveGreeting, Place, PresentPerson } from '@suv/domain'

/** How long a tab that nobody looks at keeps its stream. */
const hiddenMs = 30_000
const firstRetryMs = 2_000
const longestRetryMs = 60_000

type Listeners = {
  readonly place: () => Place
  readonly onGreeting: (greeting: LiveGreeting) => void
  readonly onHere: (people: readonly PresentPerson[]) => void
  readonly onChange: (change: LiveChange) => void
  /** Something may have been missed: the stream was away for a while. */
  readonly onMissed: () => void
  /** The member no longer works here, or is signed out. */
  readonly onEnded: () => void
  readonly onLost: () => void
}

/**
 * The stream of the open workspace's events, as long as somebody looks at the tab. A stream that breaks is tried again after ever
 * longer pauses, and at once when the network is back. @returns what ends it.
 */
export function openLiveStream(listeners: Listeners): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  let hasBeenAway = false
  let isOver = false

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
    hasBeenAway = true
  }
  const open = () => {
    if (isOver || source !== undefined || document.hidden || !navigator.onLine) return
    clearTimeout(timer)
    const { area, section } = listeners.place()
    const query = new URLSearchParams({ area, ...(section === null ? {} : { section }) })
    const opened = new EventSource(`/live?${query}`)
    source = opened
    const on = (event: string, hear: (data: never) => void) =>
      opened.addEventListener(event, ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as never))
    on('greeting', (greeting: LiveGreeting) => {
      retryMs = firstRetryMs
      listeners.onGreeting(greeting)
      if (hasBeenAway) listeners.onMissed()
      hasBeenAway = false
    })
    on('here', listeners.onHere)
    on('changed', listeners.onChange)
    on('missed', listeners.onMissed)
    on('ended', () => {
      end()
      listeners.onEnded()
    })
    opened.addEventListener('error', () => {
      // 204: nothing to hear of in a workspace of one's own. A browser tells it from a refusal as little as we do.
      const isRefused = opened.readyState === EventSource.CLOSED
      close()
      listeners.onLost()
      // By ourselves: the browser would ask every other second, and log each time that there is no network.
      timer = setTimeout(open, isRefused ? longestRetryMs : retryMs)
      retryMs = Math.min(retryMs * 2, longestRetryMs)
    })
  }
  const onVisibility = () => {
    clearTimeout(timer)
    if (!document.hidden) open()
    else {
      timer = setTimeout(() => {
        close()
        listeners.onLost()
      }, hiddenMs)
    }
  }
  const onOnline = () => {
    retryMs = firstRetryMs
    open()
  }
  const onOffline = () => {
    close()
    listeners.onLost()
  }
  const end = () => {
    isOver = true
    close()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', onOffline)
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', onOffline)
  open()
  return end
}
