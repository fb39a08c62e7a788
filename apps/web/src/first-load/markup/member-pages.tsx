import { setReadersZone } from '@suv/domain'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToReadableStream } from 'react-dom/server'
import { App } from '../../App.tsx'
import { queryClient } from '../../query-client.ts'
import { createAppRouter } from '../../router.tsx'
import { renderWithNonce } from '../../strict-csp.ts'
import { type FirstAnswer, putFirstAnswers } from '../take-first-data.ts'

/** One view of a signed-in page. */
export type MemberPageView = {
  /** Path and query. */
  readonly address: string
  /** All that the page shows: nothing is asked for besides. */
  readonly answers: readonly FirstAnswer[]
  /** The IANA name of where the reader is. */
  readonly timeZone: string
  /** Of this answer. */
  readonly nonce: string
}

/**
 * What goes into #root for a member. The browser's first render gives the same, from the same answers. What of the page
 * has no answer yet is rendered as it is while it waits for one.
 *
 * One at a time: the app's stores are of one reader. They are emptied before and after.
 * @returns null where the address leads elsewhere.
 */
export async function renderMemberPage(view: MemberPageView): Promise<string | null> {
  queryClient.clear()
  try {
    setReadersZone(view.timeZone)
    renderWithNonce(view.nonce)
    putFirstAnswers(view.answers)
    const router = createAppRouter(createMemoryHistory({ initialEntries: [view.address] }))
    await router.load()
    const { redirect, location } = router.state as typeof router.state & { redirect?: unknown }
    if (redirect !== undefined || location.href !== view.address) return null
    const stream = await renderToReadableStream(<App router={router} />, {
      // All of it in its place, and none behind scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    await stream.allReady
    return await new Response(stream).text()
  } finally {
    queryClient.clear()
  }
}

// What is missing among the answers stays unasked: this thread is nobody's browser.
globalThis.fetch = () => new Promise(() => {})
