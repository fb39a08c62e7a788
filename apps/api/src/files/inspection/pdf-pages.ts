import { PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { type Definitions, listAt, numberAt, valuesAt } from './pdf-values.ts'

/**
 * Whether the pages hang together as a tree that ends: each of them is in it once, there is one at least, and there are not fewer than it
 * says. A reader that counts or walks others goes on for ever.
 */
export function hasEndlessPages(root: PDFObject | undefined, definitions: Definitions): boolean {
  if (!(root instanceof PDFDict)) return true
  const trees = valuesAt(root, 'Pages', definitions)
  if (trees.length === 0) return true
  return trees.some((tree) => {
    const seen = new Set<PDFObject>()
    const waiting: PDFObject[] = [tree]
    let pages = 0
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (!(node instanceof PDFDict)) continue
      if (seen.has(node)) return true
      seen.add(node)
      if (node.has(PDFName.of('Kids')) || node === tree) waiting.push(...listAt(node, 'Kids', definitions))
      else pages += 1
    }
    return pages === 0 || (tree instanceof PDFDict && numberAt(tree, 'Count', definitions) > pages)
  })
}
