import type { ReadPages } from './read-pages.ts'
import { openRecogniser } from './recognise-letters.ts'

export async function readImage(bytes: Uint8Array): Promise<ReadPages> {
  const recogniser = await openRecogniser()
  try {
    return { pages: [await recogniser.read(Buffer.from(bytes))], method: 'ocr', isCut: false }
  } finally {
    await recogniser.close()
  }
}
