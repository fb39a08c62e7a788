import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/** A chunk as the bundler makes it by itself: what the same entries need. */
export type NeededChunk = {
  /** The sizes of its modules by their ids, in bytes. */
  modules: Map<string, number>
  /** The pages that load it at first, by their places in the list. */
  pages: number[]
  /** Whether another page loads it later, as with a dialog. */
  isSharedLater: boolean
  imports: NeededChunk[]
}

/** Where the routes lie: folders and a file, below the app's own. */
export type Places = {
  /** The folder of all routes. */
  routes: string
  /** The folder of the signed-in screens in it. */
  screens: string
  /** What each of these loads besides what its own files import. */
  screenData: string
  /** What each loads soon after: it finds there already what it imports. */
  soon: string
}

/**
 * Finds out which page loads what at first. Once unused exports are gone only the bundler knows: it is asked in a build that writes
 * nothing.
 * @param config What the app is built with.
 * @returns The routes that are pages, and the chunks that not every page has.
 */
export async function chunksByNeed(
  config: InlineConfig,
  { routes, screens, screenData, soon }: Places,
): Promise<{ pages: string[]; chunks: NeededChunk[] }> {
  const all = await buildWithoutGroups(config)
  const byFile = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const importsOf = (chunk: Rolldown.OutputChunk) => chunk.imports.flatMap((file) => byFile.get(file) ?? [])
  const initial = closureOf(
    all.filter(({ isEntry }) => isEntry),
    importsOf,
  )

  const routeOf = ({ facadeModuleId }: Rolldown.OutputChunk) =>
    facadeModuleId?.split(`/${routes}/`)[1]?.split('.tsx?tsr-split=component')[0]
  const isOf = ({ facadeModuleId }: Rolldown.OutputChunk, file: string) =>
    facadeModuleId?.endsWith(`/${file}`)
  const found = all.flatMap((chunk) => routeOf(chunk) ?? [])
  const pages = found.filter((route) => !found.some((other) => other.startsWith(`${route}/`)))
  const entriesOf = (page: string) =>
    all.filter((chunk) => {
      const route = routeOf(chunk)
      if (route !== undefined) return page === route || page.startsWith(`${route}/`)
      return page.startsWith(`${screens}/`) && (isOf(chunk, screenData) || isOf(chunk, soon))
    })
  const loads = pages.map((page) => closureOf(entriesOf(page), importsOf))
  const loadsInAll = pages.map((page) =>
    closureOf(entriesOf(page), (chunk) =>
      // What every page has names all other pages.
      initial.has(chunk)
        ? []
        : [...importsOf(chunk), ...chunk.dynamicImports.flatMap((file) => byFile.get(file) ?? [])],
    ),
  )

  const needed = new Map<Rolldown.OutputChunk, NeededChunk>()
  for (const chunk of all) {
    const needing = pages.flatMap((_, page) => (loads[page]?.has(chunk) ? [page] : []))
    if (initial.has(chunk) || needing.length === 0 || isOf(chunk, soon)) continue
    const isSharedLater = loadsInAll.filter((load) => load.has(chunk)).length > needing.length
    needed.set(chunk, { modules: modulesOf(chunk), pages: needing, isSharedLater, imports: [] })
  }
  for (const [chunk, { imports }] of needed) {
    imports.push(...importsOf(chunk).flatMap((imported) => needed.get(imported) ?? []))
  }
  return { pages, chunks: [...needed.values()] }
}

function modulesOf({ modules, facadeModuleId }: Rolldown.OutputChunk): Map<string, number> {
  return new Map(
    Object.entries(modules)
      // What is asked for by its own name keeps a file of its own.
      .filter(([id]) => id !== facadeModuleId)
      .map(([id, { renderedLength }]) => [id, renderedLength]),
  )
}

/** The chunks and all that they import. */
function closureOf<Chunk>(from: readonly Chunk[], importsOf: (chunk: Chunk) => Chunk[]): Set<Chunk> {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    importsOf(chunk).forEach(visit)
  }
  from.forEach(visit)
  return found
}

async function buildWithoutGroups(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const chunks: Rolldown.OutputChunk[] = []
  const collect: Plugin = {
    name: 'collect-chunks',
    enforce: 'pre',
    generateBundle: {
      // Before Vite takes out the chunks that hold nothing but style sheets.
      order: 'pre',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') chunks.push({ ...file, imports: [...file.imports] })
        }
      },
    },
  }
  await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [...(config.plugins ?? []), collect],
    build: { ...config.build, write: false, minify: false },
  })
  return chunks
}
