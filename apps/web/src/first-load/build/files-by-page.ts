import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { chunksByNeed, type NeededChunk, type Places } from './chunks-by-need.ts'

/** What the same pages need, to lie in one file. */
type Part = {
  modules: Set<string>
  /** Of its code before it is made small, in bytes. */
  size: number
  /** By their places in the list of pages. */
  pages: Set<number>
  /** The parts that its code imports. */
  imports: Set<Part>
  /** How many files the bundler would make of it. */
  files: number
}

/**
 * What another file costs a page, in bytes of code before it is made small: a request, a turn of its own on the page's thread, and
 * what is compressed apart.
 */
const costOfFile = 3_500

/** So many of these files a page may have, next to those that every page has and its own; one more costs this many times as much. */
const mostFiles = 11
const costBeyond = 24

/** How much more a visitor's first page counts than an empty screen of a member's, whose files are mostly kept already. */
const weightOfPublicPage = 12

/** How much more the fullest screen counts than one with next to nothing, and how steeply that falls: it is the fullest that meet their bounds. */
const weightOfFullest = 4
const steepness = 6

/**
 * Cuts the app into files by who loads what, so that nobody keeps a list of modules. What the same pages need lies together;
 * two such files become one where the pages that need both gain more by it than those that need one of them lose.
 *
 * What no page loads at first is left to the bundler, as is what only one page needs unless it would be many files: the page's own
 * code, and what its dialogs have in common with it. What other pages' dialogs have in common with it is a file beside that.
 * @param config What the app is built with.
 * @param places Where its routes lie.
 */
export function filesByPage(config: InlineConfig, places: Places): Plugin {
  return {
    name: 'files-by-page',
    apply: 'build',
    config: async (_config, { isSsrBuild }) => {
      if (isSsrBuild) return
      // These stand behind the groups that the configuration names.
      const groups = await groupsByPage(config, places)
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}

async function groupsByPage(config: InlineConfig, places: Places): Promise<Rolldown.CodeSplittingGroup[]> {
  const { pages, chunks } = await chunksByNeed(config, places)
  const isScreen = pages.map((page) => page.startsWith(`${places.screens}/`))
  const parts = new Map<string, Part>()
  // Else another page's dialog would load all of this page.
  const isBeside = ({ pages, isSharedLater }: NeededChunk) => pages.length === 1 && isSharedLater
  const beside = new Set<Part>()
  const partOf = (chunk: NeededChunk) => {
    const key = `${chunk.pages.join()}${isBeside(chunk) ? ' beside' : ''}`
    const part = parts.get(key) ?? {
      modules: new Set(),
      size: 0,
      pages: new Set(chunk.pages),
      imports: new Set(),
      files: 0,
    }
    parts.set(key, part)
    if (isBeside(chunk)) beside.add(part)
    return part
  }
  for (const chunk of chunks) {
    const part = partOf(chunk)
    part.files += 1
    for (const [id, size] of chunk.modules) {
      part.modules.add(id)
      part.size += size
    }
    for (const imported of chunk.imports) part.imports.add(partOf(imported))
  }
  const all = [...parts.values()]
  const own = all.filter((part) => beside.has(part) || (part.pages.size === 1 && part.files <= 2))
  const shared = joined(
    all.filter((part) => !own.includes(part)),
    own,
    isScreen,
  )
  // A group takes along what its modules import: what most pages need must be taken first, and a page's own last.
  return [...beside, ...shared]
    .filter((part) => !beside.has(part) || part.files > 1)
    .sort((one, other) => other.pages.size - one.pages.size)
    .map((part) => ({
      name: nameOf([...part.pages].map((page) => pages[page] ?? '')) + (beside.has(part) ? '-beside' : ''),
      test: (id: string) => part.modules.has(id),
    }))
}

/** Makes one part of two for as long as there are two that gain by it, those that gain most first. `own`: what stays as it is. */
function joined(all: readonly Part[], own: readonly Part[], isScreen: readonly boolean[]): Part[] {
  let parts = [...all]
  while (true) {
    const weights = weightsOf([...own, ...parts], isScreen)
    const costs = isScreen.map((isOne, page) => {
      const files = parts.filter(({ pages }) => pages.has(page)).length
      return files > mostFiles && isOne ? costBeyond * costOfFile : costOfFile
    })
    const losses = new Map(parts.map((part) => [part, lossesOf(part, weights)]))
    let best: { gain: number; one: Part; other: Part } | undefined
    for (const [index, one] of parts.entries()) {
      for (const other of parts.slice(index + 1)) {
        const saved = [...one.pages].reduce(
          (sum, page) => (other.pages.has(page) ? sum + (costs[page] ?? 0) : sum),
          0,
        )
        const gain = saved - lossOf(losses.get(one), other.pages) - lossOf(losses.get(other), one.pages)
        if (gain > (best?.gain ?? 0)) best = { gain, one, other }
      }
    }
    if (best === undefined) return parts
    const { one, other } = best
    join(one, other, [...own, ...parts])
    parts = parts.filter((part) => part !== other)
  }
}

/** How much a byte counts on each page. */
function weightsOf(parts: readonly Part[], isScreen: readonly boolean[]): number[] {
  const loads = isScreen.map((_, page) =>
    parts.reduce((sum, { pages, size }) => (pages.has(page) ? sum + size : sum), 0),
  )
  const fullest = Math.max(...loads.filter((_, page) => isScreen[page]))
  return loads.map((load, page) =>
    isScreen[page] ? 1 + (weightOfFullest - 1) * (load / fullest) ** steepness : weightOfPublicPage,
  )
}

/** What each page would load more if it loaded the part, with all that this imports. */
function lossesOf(part: Part, weights: readonly number[]): number[] {
  const needed = [...withImports(part)]
  return weights.map((weight, page) =>
    needed.reduce((sum, { pages, size }) => (pages.has(page) ? sum : sum + weight * size), 0),
  )
}

function lossOf(losses: readonly number[] | undefined, pages: Set<number>): number {
  return [...pages].reduce((sum, page) => sum + (losses?.[page] ?? 0), 0)
}

function withImports(part: Part, found = new Set<Part>()): Set<Part> {
  if (!found.has(part)) {
    found.add(part)
    for (const imported of part.imports) withImports(imported, found)
  }
  return found
}

function join(one: Part, other: Part, parts: readonly Part[]): void {
  for (const id of other.modules) one.modules.add(id)
  one.size += other.size
  for (const imported of other.imports) one.imports.add(imported)
  for (const part of parts) if (part.imports.delete(other)) part.imports.add(one)
  one.imports.delete(one)
  one.imports.delete(other)
  const pages = [...one.pages, ...other.pages]
  for (const part of withImports(one)) for (const page of pages) part.pages.add(page)
}

function nameOf(pages: readonly string[]): string {
  const names = pages.map((page) => page.split('/').at(-1))
  return names.length > 3 ? `${names[0]}-and-${names.length - 1}` : names.join('-')
}
