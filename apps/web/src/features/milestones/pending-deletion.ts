/** How long a deletion can be undone, at most. */
const undoTime = 15_000

type Deletion = {
  id: string
  timer: ReturnType<typeof setTimeout>
  send: () => Promise<void>
}

let pending: Deletion | null = null

/**
 * Holds a deletion back for a while, so that it can be undone with nothing lost. It is sent when its time is over, when
 * the next one comes, when its screen is left, or when the page goes.
 */
export function holdDeletion(id: string, send: () => Promise<void>): void {
  void sendPendingDeletion()
  pending = { id, send, timer: setTimeout(() => void sendPendingDeletion(), undoTime) }
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
  const path = `/api/milestones/${encodeURIComponent(deletion.id)}`
  void fetch(path, { method: 'DELETE', credentials: 'include', keepalive: true })
}
