import type { Page } from '@playwright/test'

type Shifts = { shifts: number }

/** Adds up how far the page's parts have moved without being asked to. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const kept = window as unknown as Shifts
    kept.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) kept.shifts += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as Shifts).shifts)
}

/**
 * What tells of colleagues comes two seconds after the screen: on a slow machine, before the network is idle. Here it comes once the
 * function is called that this gives.
 */
export async function holdBackLive(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const kept = window as unknown as { live: (() => void)[] }
    kept.live = []
    const start = window.setTimeout
    window.setTimeout = ((handler: () => void, ms?: number, ...rest: unknown[]) =>
      ms === 2_000 ? kept.live.push(handler) : start(handler, ms, ...rest)) as typeof window.setTimeout
  })
  return async () => {
    const come = page.waitForResponse((response) => /\/assets\/Live-.*\.js$/.test(response.url()))
    await page.evaluate(() => {
      for (const start of (window as unknown as { live: (() => void)[] }).live) start()
    })
    await come
    await page.waitForLoadState('networkidle')
  }
}

/** How often the page's content has begun to say that it is on its way. */
export async function watchSkeletons(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const kept = window as unknown as { skeletons: number }
    kept.skeletons = 0
    let was: Element | null = null
    const look = () => {
      const is = document.querySelector('#content [aria-busy="true"]')
      if (is !== null && is !== was) kept.skeletons += 1
      was = is
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (window as unknown as { skeletons: number }).skeletons)
}
