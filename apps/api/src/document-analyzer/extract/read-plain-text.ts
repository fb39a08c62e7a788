import type { ReadPages } from './read-pages.ts'

/** UTF-8, or the Latin alphabet of older Windows programs where the bytes are no UTF-8. */
export async function readPlainText(bytes: Uint8Array): Promise<ReadPages> {
  const text = decode(bytes)
  return { pages: text.split('\f'), method: 'text', isCut: false }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
