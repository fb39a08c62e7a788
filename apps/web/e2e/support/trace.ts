import type { Page } from '@playwright/test'

/** An entry of Chromium's trace. `tdur`: processor time in microseconds. */
type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

/**
 * The tasks that `act` gives the page's thread, in milliseconds of processor time, not the clock's: the machine may be busy with
 * something else.
 */
export async function traceTasks(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page has no browser to trace.')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await act()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const mainThread = traceEvents.findLast(({ args }) => args?.name === 'CrRendererMain')
  return traceEvents
    .filter(
      ({ name, pid, tid }) =>
        name === 'ThreadControllerImpl::RunTask' && pid === mainThread?.pid && tid === mainThread.tid,
    )
    .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]))
}

/** What `fixedWork` takes, in milliseconds, on the quiet machine of two cores that the limits are for. */
const fixedWorkThere = 20

/**
 * How much longer the page's thread takes for a fixed piece of work than on the machine that limits in milliseconds are for: 1, or more
 * where the machine is slower or busy. The median of five.
 */
export async function slowness(page: Page): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 6; time++) {
    times.push(Math.max(...(await traceTasks(page, () => page.evaluate(fixedWork)))))
  }
  // The first one is not compiled yet.
  const median = times.slice(1).toSorted((one, other) => one - other)[2] ?? Number.NaN
  return Math.max(1, median / fixedWorkThere)
}

/** What a screen does: makes elements, styles them, lays them out, and takes them away. */
function fixedWork(): void {
  const place = document.createElement('div')
  place.style.cssText = 'position: absolute; visibility: hidden; width: 600px; contain: strict'
  for (let row = 0; row < 600; row++) {
    const line = place.appendChild(document.createElement('p'))
    for (const word of ['Notes', String(row), 'uploaded']) {
      line.appendChild(document.createElement('span')).textContent = word
    }
  }
  document.body.append(place)
  for (const width of ['600px', '300px']) {
    place.style.setProperty('--width', width)
    place.style.width = width
    place.getBoundingClientRect()
    place.scrollHeight
  }
  place.remove()
}
