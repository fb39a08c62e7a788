import { type DemoUsage, parseDemoUsage } from '@suv/domain'

/** Where the browser keeps what was used of the demo. */
export const demoUsageKey = 'suv:demo-usage'

/** What this browser has kept, or null where it has kept nothing that can be read. */
export function readUsage(): DemoUsage | null {
  try {
    const text = localStorage.getItem(demoUsageKey)
    return text === null ? null : parseDemoUsage(text)
  } catch (error) {
    console.warn('The usage of the demo could not be read.', error)
    return null
  }
}

export function writeUsage(usage: DemoUsage): void {
  try {
    localStorage.setItem(demoUsageKey, JSON.stringify(usage))
  } catch (error) {
    console.warn('The usage of the demo could not be kept.', error)
  }
}

/** Calls back when another tab has changed the usage. Returns how to stop listening. */
export function listenForUsage(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key, all of the storage was cleared.
    if (key === demoUsageKey || key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
