import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/**
 * Says of each picture that differs between two folders how, one line each: only in one of them, of another size, or how
 * many pixels. Where both have it, `after/differences` gets a picture of what differs, in red.
 */
export function comparePictures(before: string, after: string): string[] {
  const differences = resolve(after, 'differences')
  mkdirSync(differences, { recursive: true })
  const [was, is] = [picturesIn(before), picturesIn(after)]
  return [...new Set([...was, ...is])].sort().flatMap((name) => {
    if (!is.has(name)) return [`${name}: is gone`]
    if (!was.has(name)) return [`${name}: is new`]
    const [old, now] = [read(resolve(before, name)), read(resolve(after, name))]
    const width = Math.min(old.width, now.width)
    const height = Math.min(old.height, now.height)
    const difference = new PNG({ width, height })
    const pixels = pixelmatch(topOf(old), topOf(now), difference.data, width, height)
    const sameSize = old.width === now.width && old.height === now.height
    if (pixels === 0 && sameSize) return []
    writeFileSync(resolve(differences, name), PNG.sync.write(difference))
    const size = sameSize ? '' : `${now.width} x ${now.height}, was ${old.width} x ${old.height}; `
    return [`${name}: ${size}${pixels} pixels differ`]

    /** What both pictures have, from the upper left. */
    function topOf(picture: PNG): Buffer {
      const top = new PNG({ width, height })
      PNG.bitblt(picture, top, 0, 0, width, height, 0, 0)
      return top.data
    }
  })
}

function picturesIn(folder: string): Set<string> {
  return new Set(readdirSync(folder).filter((name) => name.endsWith('.png')))
}

function read(path: string): PNG {
  return PNG.sync.read(readFileSync(path))
}
