import sharp from 'sharp'
import { expect, it } from 'vitest'
import { inspectFile } from '../../src/files/inspection/inspect-file.ts'
import { listTurns } from '../../src/worker-pool/turns.ts'

it('two pictures are drawn anew at a time, whoever sends them', async () => {
  const noise = Buffer.from(Array.from({ length: 600 * 600 * 3 }, (_, index) => (index * 7919) % 251))
  const bytes = await sharp(noise, { raw: { width: 600, height: 600, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const seen: number[] = []
  const watch = setInterval(() => {
    const pictures = listTurns().find(({ name }) => name === 'pictures')
    if (pictures !== undefined) seen.push(pictures.running)
  }, 1)
  try {
    const sent = Array.from({ length: 8 }, (_, index) =>
      inspectFile(
        { bytes, fileName: 'a.png', claimedType: 'image/png', owner: `member ${index}` },
        { scan: undefined },
      ),
    )
    expect((await Promise.all(sent)).map(({ fileType }) => fileType)).toEqual(Array(8).fill('image/png'))
  } finally {
    clearInterval(watch)
  }
  expect(Math.max(...seen)).toBe(2)
})
