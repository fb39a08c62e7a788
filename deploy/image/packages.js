// Copies the packages that the server loads from the installed workspace into a packed folder, laid out as they are here:
//   node deploy/image/packages.js FOLDER
// A package goes along where a chain of `dependencies` leads to it from the server, with the exceptions below. Copied rather than
// installed anew, which takes minutes on a slow disk, and brings what has to be thrown away again.
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = realpathSync('.')
const out = resolve(process.argv[2] ?? '')
const store = join(root, 'node_modules/.pnpm')

/** Named as peers for frameworks and tools that the server does not use. */
const neverLoaded =
  /^(bare-|@types\/|@tanstack\/|vite$|vitest$|react|vue$|svelte|solid-js$|next$|typescript$|drizzle|@prisma|mongodb$|mysql2$|better-sqlite3$|@sveltejs|rollup$|@rollup|jiti$)/
/** The page of the REST paths is one file that needs none of what it was made from. */
const madeWhole = new Set(['@scalar/api-reference'])
/** For debuggers, compilers and readers: Node runs no TypeScript of a package. Tests and the like only at a package's own top. */
const neverRead =
  /\.(map|[mc]?ts|md|flow|scss)$|\/node_modules\/(@[^/]+\/)?[^/]+\/(\.github|benchmarks?|examples?|tests?|__tests__)$/i

const found = new Set()
const copied = new Set()

/** The store's own folder for a package has it and links to what it needs. */
function copyPackage(folder) {
  const name = relative(store, folder).split('/', 1)[0]
  if (copied.has(name)) return
  copied.add(name)
  cpSync(join(store, name), join(out, 'node_modules/.pnpm', name), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !neverRead.test(path),
  })
}

function follow(folder) {
  if (found.has(folder)) return
  found.add(folder)
  const ofWorkspace = !folder.startsWith(store)
  if (!ofWorkspace) copyPackage(folder)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (madeWhole.has(manifest.name)) return
  const { dependencies, optionalDependencies, peerDependencies } = manifest
  for (const needed of Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })) {
    if (neverLoaded.test(needed)) continue
    for (let at = folder; at !== dirname(root); at = dirname(at)) {
      const place = join(at, 'node_modules', needed)
      if (!existsSync(place)) continue
      const target = realpathSync(place)
      if (ofWorkspace) {
        const link = join(out, relative(root, place))
        mkdirSync(dirname(link), { recursive: true })
        symlinkSync(relative(dirname(place), target), link)
      }
      follow(target)
      break
    }
  }
}
follow(join(root, 'apps/api'))
