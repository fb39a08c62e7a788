import type { Plugin } from 'vite'

/** What stands by itself, or is only a name for something else, needs no mark. */
const plain = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Identifier', 'Literal'])

/**
 * Marks what a package's modules declare as free of side effects, each `const` by itself. The bundler keeps or drops whole
 * modules by its own means; a file that holds a list of names beside zod schemas would bring zod to every screen that shows
 * the names.
 */
export function pureDeclarations(folder: RegExp): Plugin {
  return {
    name: 'pure-declarations',
    apply: 'build',
    transform: {
      filter: { id: folder },
      order: 'post',
      handler(code) {
        const marks: { at: number; text: string }[] = []
        for (const statement of this.parse(code).body) {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue
          for (const { init } of declaration.declarations) {
            if (init === null || plain.has(init.type)) continue
            marks.push({ at: init.start, text: '/* @__PURE__ */ (() => (' }, { at: init.end, text: '))()' })
          }
        }
        let marked = code
        for (const { at, text } of marks.toReversed()) marked = marked.slice(0, at) + text + marked.slice(at)
        return { code: marked, map: null }
      },
    },
  }
}
