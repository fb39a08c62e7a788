import type { ReadPages } from './read-pages.ts'

/** UTF-16 with its mark, as Notepad writes it; UTF-8; or the Latin alphabet of older Windows programs where the bytes are no UTF-8. */
export async function readPlainText(bytes: Uint8Array): Promise<ReadPages> {
  const text = decode(bytes)
  return { pages: text.split('\f'), method: 'text', isCut: false }
}

/** What a text in UTF-16 begins with: its letters have zeros between them, as no other text does. */
export function encodingByMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}

function decode(bytes: Uint8Array): string {
  const wide = encodingByMark(bytes)
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
