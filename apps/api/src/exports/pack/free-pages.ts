import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFPageLeaf } from '@cantoo/pdf-lib'
import { ownResources } from './own-resources.ts'

/** A filled-in field that no appearance was drawn for: apart from its form it would show nothing. */
export class FormWithoutAppearanceError extends Error {
  override readonly name = 'FormWithoutAppearanceError'
}

/** What of a page leads to others and shows nothing itself: the page tree, article threads, the structure, private data of programs. */
const leadingElsewhere = ['Parent', 'B', 'StructParents', 'PieceInfo', 'Thumb', 'AA', 'Tabs']

/** What a field of a form has from the fields above it. */
const inherited = ['FT', 'Ff', 'V', 'DA', 'Q', 'MaxLen', 'Opt']

/**
 * Makes each page stand alone: nothing in it names another page any more, and what it takes from the page tree or shares with
 * others it has itself. It looks as before; links to other pages of the document are taken away.
 *
 * @throws FormWithoutAppearanceError
 */
export function freePages(pages: readonly PDFPageLeaf[]): void {
  for (const page of pages) {
    for (const name of PDFPageLeaf.InheritableEntries) {
      const value = page.getInheritableAttribute(PDFName.of(name))
      if (value !== undefined) page.set(PDFName.of(name), value)
    }
    for (const name of leadingElsewhere) page.delete(PDFName.of(name))
    const annotations = page.Annots()
    if (annotations !== undefined) page.set(PDFName.of('Annots'), freeAnnotations(annotations, page.context))
  }
  ownResources(pages)
}

function freeAnnotations(annotations: PDFArray, context: PDFContext): PDFArray {
  const kept = PDFArray.withContext(context)
  for (const each of annotations.asArray()) {
    const annotation = context.lookup(each)
    if (!(annotation instanceof PDFDict) || leadsToPage(annotation)) continue
    const isField = isNamed(annotation, 'Subtype', 'Widget')
    if (isField) takeFromParents(annotation)
    for (const name of ['P', 'StructParent', 'AA', ...(isField ? ['Parent', 'A'] : [])]) {
      annotation.delete(PDFName.of(name))
    }
    kept.push(each)
  }
  return kept
}

function leadsToPage(annotation: PDFDict): boolean {
  if (annotation.has(PDFName.of('Dest'))) return true
  const action = annotation.lookup(PDFName.of('A'))
  return action instanceof PDFDict && isNamed(annotation, 'Subtype', 'Link') && !isNamed(action, 'S', 'URI')
}

function takeFromParents(field: PDFDict): void {
  const seen = new Set<PDFObject>()
  for (let above: PDFObject | undefined = field; above instanceof PDFDict && !seen.has(above); ) {
    seen.add(above)
    for (const name of inherited) {
      const value = above.get(PDFName.of(name))
      if (value !== undefined && !field.has(PDFName.of(name))) field.set(PDFName.of(name), value)
    }
    above = above.lookup(PDFName.of('Parent'))
  }
  if (field.has(PDFName.of('V')) && !field.has(PDFName.of('AP'))) throw new FormWithoutAppearanceError()
}

function isNamed(dictionary: PDFDict, key: string, name: string): boolean {
  return dictionary.lookup(PDFName.of(key)) === PDFName.of(name)
}
