import type Sharp from 'sharp'
import { RefusedFileError } from './refusals.ts'

const pixelLimit = 60_000_000

let loaded: Promise<typeof Sharp> | undefined

/** The library, loaded with the first picture: it takes as much memory as a small server. */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // One picture must not take every core, and what was decoded is not needed again.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/**
 * Draws a picture anew: upright, with its colours, and without what a camera wrote about place, time and device, or anything
 * else that was hung on.
 *
 * @throws RefusedFileError where it cannot be decoded whole, or has too many pixels.
 */
export async function redrawPicture(bytes: Buffer, fileType: string): Promise<Buffer> {
  loaded ??= loadSharp()
  const sharp = await loaded
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new RefusedFileError('broken')
    })
  if (width * height > pixelLimit) throw new RefusedFileError('picture-too-large')
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' })
      .timeout({ seconds: 30 })
      .autoOrient()
    return fileType === 'image/png'
      ? await picture.png({ compressionLevel: 9 }).toBuffer()
      : await picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
  } catch {
    throw new RefusedFileError('broken')
  }
}
