import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'

/** What an object takes in a file besides its own bytes: its number, its frame, its line in the table, and some room. */
const aroundObject = 64

/** Bytes of an object and of everything that it names, by object number. What has no number gets one of its own, below 0. */
export type Weigh = (root: PDFObject) => Map<number, number>

export function openScales(context: PDFContext): Weigh {
  const sizes = new Map<number, number>()
  let unnumbered = 0
  return (root) => {
    const weights = new Map<number, number>()
    if (!(root instanceof PDFRef)) weights.set(--unnumbered, root.sizeInBytes() + aroundObject)
    const waiting: PDFObject[] = [root]
    for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
      if (object instanceof PDFArray) waiting.push(...object.asArray())
      else if (object instanceof PDFDict) waiting.push(...object.values())
      else if (object instanceof PDFStream) waiting.push(...object.dict.values())
      if (!(object instanceof PDFRef) || weights.has(object.objectNumber)) continue
      const named = context.lookup(object)
      if (named === undefined) continue
      const size = sizes.get(object.objectNumber) ?? named.sizeInBytes() + aroundObject
      sizes.set(object.objectNumber, size)
      weights.set(object.objectNumber, size)
      waiting.push(named)
    }
    return weights
  }
}
