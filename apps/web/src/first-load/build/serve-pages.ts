import type { Plugin } from 'vite'
import { countOrganizations } from './count-organizations.ts'

type SiteModule = typeof import('../markup/site-pages.tsx')

/** In development, serves the pages that the build makes ahead of time: rendered anew on each request. */
export function servePages(): Plugin {
  return {
    name: 'serve-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        if (!request.headers.accept?.includes('text/html')) return next()
        try {
          const site = (await server.ssrLoadModule('/src/first-load/markup/site-pages.tsx')) as SiteModule
          const page = site
            .renderSite({ organizationCount: await countOrganizations() })
            .find((candidate) => candidate.path === path)
          if (!page) return next()
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(`<!doctype html><html lang="en-CA"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.title}</title>
<style>${site.tokenStyles()}</style></head><body>${page.markup}
<script type="module">import '/src/first-load/markup/site-pages.tsx'</script></body></html>`)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
