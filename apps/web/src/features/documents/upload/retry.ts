/** Pauses before each further try of an upload, in milliseconds. */
export const retryDelays = [0, 1000, 3000, 5000] as const

const retryableStatuses = new Set([408, 409, 418, 423, 429])

/** Whether another try can help: the network broke off, or the storage was busy. */
export function isWorthRetrying(error: { readonly code?: unknown; readonly status?: unknown }): boolean {
  if (error.code === 'NETWORK') return true
  const { status } = error
  if (typeof status !== 'number') return false
  return retryableStatuses.has(status) || (status >= 500 && status !== 501 && status !== 505)
}
