import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'

/** What an object number stands for: each thing that it was ever given to. */
export type Definitions = ReadonlyMap<PDFRef, readonly PDFObject[]>

/** What stands at a key, behind references too. More than one where the file defines an object more than once. */
export function valuesAt(dictionary: PDFDict, key: string, definitions: Definitions): PDFObject[] {
  const value = dictionary.get(PDFName.of(key))
  return value === undefined ? [] : resolve(value, definitions)
}

/** The same, where a list stands for what is in it. */
export function listAt(dictionary: PDFDict, key: string, definitions: Definitions): PDFObject[] {
  return valuesAt(dictionary, key, definitions).flatMap((value) =>
    value instanceof PDFArray ? value.asArray().flatMap((each) => resolve(each, definitions)) : [value],
  )
}

/** A reference may lead to another; one that leads to itself leads nowhere. */
export function resolve(object: PDFObject, definitions: Definitions): PDFObject[] {
  const seen = new Set<PDFObject>()
  const found: PDFObject[] = []
  const waiting = [object]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    if (next instanceof PDFRef) waiting.push(...(definitions.get(next) ?? []))
    else found.push(next)
  }
  return found
}

/** The names at a key, in a list or alone. */
export function namesAt(dictionary: PDFDict, key: string, definitions: Definitions): string[] {
  return listAt(dictionary, key, definitions).flatMap((value) =>
    value instanceof PDFName ? [value.decodeText()] : [],
  )
}

/** The largest number at a key; 0 where there is none. */
export function numberAt(dictionary: PDFDict, key: string, definitions: Definitions): number {
  const numbers = valuesAt(dictionary, key, definitions).flatMap((value) =>
    value instanceof PDFNumber ? [value.asNumber()] : [],
  )
  return Math.max(0, ...numbers)
}

/** How a stream's filters are set. */
export function parametersOf(dictionary: PDFDict, definitions: Definitions): PDFDict[] {
  return ['DecodeParms', 'DP']
    .flatMap((key) => listAt(dictionary, key, definitions))
    .filter((value) => value instanceof PDFDict)
}

export function isText(value: PDFObject): value is PDFString | PDFHexString {
  return value instanceof PDFString || value instanceof PDFHexString
}
