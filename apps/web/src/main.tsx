import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { endEarlyInput, keepFilledIn } from './first-load/early-input.ts'
import { createAppRouter } from './router.tsx'
import { pageFileError } from './ui/page-file-error.ts'

declare global {
  interface HTMLElement {
    /** Of a page whose markup came first, on its root element: until start-late.js has read all that the page needs, file by file. */
    readFiles?: Promise<void>
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root.')
// The router would load the whole document anew where a file of a page did not come. Without network that leaves the browser's
// own problem page; by another name the failure is shown in its place, with a way to try again.
window.addEventListener('vite:preloadError', ({ payload }) => {
  payload.name = pageFileError
  payload.message = `Failed to fetch: ${payload.message}`
})
void start(root)

// No await at the top level: the routes' chunks import this one, and would wait for it while it waits for them.
async function start(element: HTMLElement): Promise<void> {
  await pause()
  const router = createAppRouter()
  await pause()
  const address = window.location.pathname
  // Markup from the build is taken over with the route's code at hand. Not where the route leads elsewhere: a member who
  // opens the sign-in page.
  if (element.hasChildNodes()) {
    await document.documentElement.readFiles
    await router.load()
  }
  if (element.hasChildNodes() && window.location.pathname === address) {
    // In slices, between which the page answers. The page itself says when it is taken over: see use-taken-over.ts.
    keepFilledIn()
    startTransition(() => {
      hydrateRoot(element, <App router={router} />)
    })
  } else {
    element.replaceChildren()
    createRoot(element).render(<App router={router} />)
    endEarlyInput()
  }
}

/** Lets the page answer: on a phone, each of these steps takes a twentieth of a second. */
function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume))
}
