import { keptText } from '../../../ui/kept-text.ts'

const keptId = keptText('tab', 'suv:tab')
const lockName = (id: string) => `suv:tab:${id}`

let claimed: Promise<string> | undefined
let known: string | undefined

/**
 * What tells this tab from others that are open, the same over a reload. It is held by a lock as long as the tab lives; a
 * copy of the tab, which inherits its storage, finds the lock taken and gets an id of its own.
 */
export function claimTabId(): Promise<string> {
  claimed ??= claim(keptId.read() ?? crypto.randomUUID())
  return claimed
}

/** The same where it is known by now. */
export const tabIdNow = (): string | undefined => known

async function claim(id: string): Promise<string> {
  const isOurs = await holdLock(id)
  if (!isOurs) return claim(crypto.randomUUID())
  // Where it is not kept, a reload makes this a new tab, which takes up what the old one has left.
  keptId.write(id)
  known = id
  return id
}

/** Takes the lock until the tab goes. Pages that are not served securely have no locks: there every tab is alone. */
function holdLock(id: string): Promise<boolean> {
  if (navigator.locks === undefined) return Promise.resolve(true)
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lockName(id), { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock === null ? undefined : new Promise(() => {})
      })
      .catch(reject)
  })
}

/** The ids of tabs that are open now, this one among them. */
export async function livingTabIds(): Promise<ReadonlySet<string>> {
  const own = await claimTabId()
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const prefix = lockName('')
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  return new Set([own, ...names])
}
