/** Beginnings that have no business inside another file, long enough not to come up by chance. */
const markers = [
  '%PDF-',
  '<script',
  '<SCRIPT',
  '<Script',
  '<?php',
  '<!DOCTYPE html',
  '<!doctype html',
  '<html',
].map((text) => Buffer.from(text, 'latin1'))
const endOfArchive = Buffer.from('PK\u0005\u0006', 'latin1')
const centralEntry = 0x02014b50
/** An archive's end record has 22 bytes and a comment of at most 65535. */
const archiveTail = 22 + 65_535

/** Whether what is no archive could be opened as one: readers of archives look at the end of a file. */
export function endsAsArchive(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - archiveTail)
  for (let at = bytes.indexOf(endOfArchive, from); at !== -1; at = bytes.indexOf(endOfArchive, at + 1)) {
    if (at + 22 > bytes.length) return false
    const directorySize = bytes.readUInt32LE(at + 12)
    const directory = at - directorySize
    const isEmpty = directorySize === 0 && bytes.readUInt16LE(at + 10) === 0
    if (isEmpty || (directory >= 0 && bytes.readUInt32LE(directory) === centralEntry)) return true
  }
  return false
}

/** Whether a picture also carries a page, a program or a document for other readers. */
export function hasForeignContent(bytes: Buffer): boolean {
  return markers.some((marker) => bytes.includes(marker)) || endsAsArchive(bytes)
}

/** The same for a PDF, whose own marker stands in front. */
export function hasForeignMarkup(bytes: Buffer): boolean {
  return markers.slice(1).some((marker) => bytes.includes(marker))
}
