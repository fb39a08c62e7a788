/** Bare samples, row by row: 1 (grey), 3 (colours) or 4 (and how solid) a pixel; or a bit, which is set where it is white. */
export type Samples = {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3 | 4 | 'bit'
}

/** A picture in the plainest format that there is (PNM), which needs no encoder. */
export function writePixmap({ data, width, height, channels }: Samples): Buffer {
  const header = (kind: string) => Buffer.from(`${kind}\n${width} ${height}\n`, 'latin1')
  // Set where it is black there.
  if (channels === 'bit') return Buffer.concat([header('P4'), Buffer.from(data).map((byte) => ~byte)])
  const samples = channels === 4 ? withoutSolidity(data, width * height) : data
  return Buffer.concat([header(channels === 1 ? 'P5' : 'P6'), Buffer.from('255\n'), samples])
}

function withoutSolidity(data: Samples['data'], pixels: number): Buffer {
  const colours = Buffer.alloc(pixels * 3)
  for (let pixel = 0; pixel < pixels; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      colours[pixel * 3 + channel] = data[pixel * 4 + channel] ?? 255
    }
  }
  return colours
}
