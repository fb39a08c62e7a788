import { glob, readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What Mantine puts onto a component, on a line of its own: `Button.Group = ButtonGroup;`. */
const addition = /^([A-Z]\w*)\.(\w+) = [^{;]+;$/gm

/**
 * Leaves out what Mantine puts onto its components and nobody names: the parts (whoever shows a `Button` would load what
 * `Button.Group` takes), and what only tools ask for.
 * @param source The folder of the app's own code.
 * @param packages Others that use Mantine's components.
 */
export function dropUnnamedParts(source: string, packages: readonly string[]): Plugin {
  let named: Promise<Set<string>>
  const folderOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(name)))
  return {
    name: 'unnamed-parts',
    apply: 'build',
    buildStart: () => {
      named = namesIn([resolve(source), folderOf('@mantine/core'), ...packages.map(folderOf)])
    },
    transform: {
      filter: { id: /@mantine[\\/]core[\\/]esm[\\/]components[\\/]/ },
      handler: async (code) => {
        const isNamed = await named
        return {
          code: code.replace(addition, (line, component: string, key: string) =>
            isNamed.has(`${component}.${key}`) ? line : '',
          ),
          map: null,
        }
      },
    },
  }
}

/** `Menu.Item` and the like, wherever such a thing is read: in JSX, so that a comment in another file keeps none. */
async function namesIn(folders: readonly string[]): Promise<Set<string>> {
  const names = new Set<string>()
  for (const folder of folders) {
    for await (const file of glob('**/*.{tsx,mjs}', { cwd: folder })) {
      const code = await readFile(resolve(folder, file), 'utf8')
      const read = code.replace(addition, (line) => line.slice(line.indexOf('=')))
      for (const [name] of read.matchAll(/\b[A-Z]\w*\.\w+/g)) names.add(name)
    }
  }
  return names
}
