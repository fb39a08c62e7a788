/** Whether what renders now is what the server rendered, or is to be the same. */
export function isTakingOver(): boolean {
  if (import.meta.env.SSR) return true
  const { dataset } = document.documentElement
  return dataset.started === undefined && document.querySelector('[data-rendered]') !== null
}

/** Once the app has taken the page over; at once where there is nothing to take. */
export async function whenTakenOver(): Promise<void> {
  if (!import.meta.env.SSR && isTakingOver())
    await new Promise((resolve) => addEventListener('landfall:started', resolve))
}
