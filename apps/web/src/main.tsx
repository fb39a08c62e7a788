import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createAppRouter } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root.')
void start(root)

// No await at the top level: the routes' chunks import this one, and would wait for it while it waits for them.
async function start(element: HTMLElement): Promise<void> {
  const router = createAppRouter()
  const address = window.location.pathname
  // Markup from the build is taken over with the route's code at hand. Not where the route leads elsewhere: a member who
  // opens the sign-in page.
  if (element.hasChildNodes()) await router.load()
  if (element.hasChildNodes() && window.location.pathname === address) {
    hydrateRoot(element, <App router={router} />)
  } else {
    element.replaceChildren()
    createRoot(element).render(<App router={router} />)
  }
  // From here on a form that is sent finds its code; see boot.js.
  document.documentElement.dataset.started = ''
}
