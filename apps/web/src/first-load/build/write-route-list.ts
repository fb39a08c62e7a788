import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * Writes `routes.json` beside the built page: every path that the router knows. The API answers any other path with the
 * same page and status 404.
 */
export function writeRouteList(routeTree: string): Plugin {
  return {
    name: 'write-route-list',
    apply: 'build',
    async generateBundle() {
      const source = JSON.stringify(routePaths(await readFile(routeTree, 'utf8')))
      this.emitFile({ type: 'asset', fileName: 'routes.json', source })
    },
  }
}

/** Reads the full paths out of the generated route tree, as in `"/login"`. */
export function routePaths(routeTree: string): string[] {
  const block = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(routeTree)?.[1] ?? ''
  const paths = [...block.matchAll(/'([^']+)':/g)].map((match) => match[1] ?? '')
  if (paths.length === 0) throw new Error('The generated route tree names no paths: has its layout changed?')
  return paths.sort()
}
