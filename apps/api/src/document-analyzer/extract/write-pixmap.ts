/** Bare samples, row by row: 1 (grey), 3 (colours) or 4 (and how solid) a pixel. */
export type Samples = {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3 | 4
}

/** A picture in the plainest format that there is (PNM), which needs no encoder. */
export function writePixmap({ data, width, height, channels }: Samples): Buffer {
  const kept = channels === 4 ? 3 : channels
  const header = Buffer.from(`${kept === 1 ? 'P5' : 'P6'}\n${width} ${height}\n255\n`, 'latin1')
  if (channels !== 4) return Buffer.concat([header, Buffer.from(data)])
  const colours = Buffer.alloc(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      colours[pixel * 3 + channel] = data[pixel * 4 + channel] ?? 255
    }
  }
  return Buffer.concat([header, colours])
}
