import sharp from 'sharp'
import { expect, it } from 'vitest'
import { inspectFile } from '../../src/files/inspection/inspect-file.ts'
import { listTurns } from '../../src/worker-pool/turns.ts'

it('two pictures are drawn anew at a time, whoever sends them', async () => {
  // Small as a file, so that it is looked at in no time, and long in the drawing: two of them meet there on any machine.
  const bytes = await sharp({ create: { width: 7_500, height: 7_500, channels: 3, background: '#135' } })
    .png()
    .toBuffer()
  const seen: number[] = []
  const watch = setInterval(() => {
    const pictures = listTurns().find(({ name }) => name === 'pictures')
    if (pictures !== undefined) seen.push(pictures.running)
  }, 1)
  try {
    const sent = Array.from({ length: 4 }, (_, index) =>
      inspectFile(
        { bytes, fileName: 'a.png', claimedType: 'image/png', owner: `member ${index}` },
        { scan: undefined },
      ),
    )
    expect((await Promise.all(sent)).map(({ fileType }) => fileType)).toEqual(Array(4).fill('image/png'))
  } finally {
    clearInterval(watch)
  }
  expect(Math.max(...seen)).toBe(2)
})
