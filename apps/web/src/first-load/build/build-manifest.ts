import { readFile } from 'node:fs/promises'

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** Vite's manifest.json: built files by the name of their source. */
export type Manifest = Record<string, Chunk>

export async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8')) as Manifest
}

/**
 * Every script and style sheet that the sources need, each after what it imports; those that come with them on demand are
 * left out.
 */
export function closureOf(manifest: Manifest, ...sources: string[]): { js: string[]; css: string[] } {
  const js = new Set<string>()
  const css = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}.`)
    if (visited.has(name)) return
    visited.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
    js.add(chunk.file)
    for (const file of chunk.css ?? []) css.add(file)
  }
  for (const source of sources) visit(source)
  return { js: [...js], css: [...css] }
}
