/** How long a deletion can be undone, at most. */
const undoTime = 15_000

export type Deletion = {
  readonly id: string
  /** Of the REST call that deletes it, for the moment when the page is left. */
  readonly path: string
  readonly send: () => Promise<void>
}

let pending: (Deletion & { readonly timer: ReturnType<typeof setTimeout> }) | null = null

/**
 * Holds a deletion back for a while, so that it can be undone with nothing lost. It is sent when its time is over, when
 * the next one comes, when its screen is left, or when the page goes.
 */
export function holdDeletion(deletion: Deletion): void {
  void sendPendingDeletion()
  pending = { ...deletion, timer: setTimeout(() => void sendPendingDeletion(), undoTime) }
  window.addEventListener('pagehide', sendWithLastBreath)
}

/** Whether the deletion was still held back, and is not going to happen now. */
export function cancelDeletion(id: string): boolean {
  if (pending?.id !== id) return false
  takePending()
  return true
}

export async function sendPendingDeletion(): Promise<void> {
  await takePending()?.send()
}

function takePending(): Deletion | null {
  const deletion = pending
  if (deletion) clearTimeout(deletion.timer)
  pending = null
  window.removeEventListener('pagehide', sendWithLastBreath)
  return deletion
}

/** The page is going: only a request that outlives it arrives. */
function sendWithLastBreath(): void {
  const deletion = takePending()
  if (!deletion) return
  void fetch(deletion.path, { method: 'DELETE', credentials: 'include', keepalive: true })
}
