import { type DemoUsage, parseDemoUsage } from '@suv/domain'
import { keptText } from '../../../ui/kept-text.ts'

/** Where the browser keeps what was used of the demo. */
export const demoUsageKey = 'suv:demo-usage'

const kept = keptText('device', demoUsageKey, 'The usage of the demo')

/** The organizations that were opened; see viewed-organizations.ts. */
export const keptViews = keptText('device', 'suv:demo-viewed')

/** What this browser has kept, or null where it has kept nothing that can be read. */
export function readUsage(): DemoUsage | null {
  return kept.readAs(parseDemoUsage)
}

export function writeUsage(usage: DemoUsage): void {
  kept.write(JSON.stringify(usage))
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
