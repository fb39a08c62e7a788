import { canadaProjection, sheet } from '../geo/projection.ts'

/** How the sheet of the map lies in its frame before any zoom. */
export type SheetFit = {
  readonly width: number
  readonly height: number
  /** Pixels to a unit of the sheet. */
  readonly scale: number
  /** Pixels from the frame's corner to the sheet's. */
  readonly left: number
  readonly top: number
}

const project = canadaProjection()

/** Pixels around the sheet, for the names of cities at its edge. */
const margin = 20

/** The whole sheet in the middle of a frame of this many pixels. */
export function fitSheet({ width, height }: { width: number; height: number }): SheetFit {
  const scale = Math.max(
    0,
    Math.min((width - 2 * margin) / sheet.width, (height - 2 * margin) / sheet.height),
  )
  return {
    width,
    height,
    scale,
    left: (width - sheet.width * scale) / 2,
    top: (height - sheet.height * scale) / 2,
  }
}

/** Where a location stands in the frame before any zoom, in pixels; null for a spot that the projection cannot show. */
export function locationOnSheet(
  { longitude, latitude }: { longitude: number; latitude: number },
  { scale, left, top }: SheetFit,
): { x: number; y: number } | null {
  const point = project([longitude, latitude])
  return point === null ? null : { x: left + point[0] * scale, y: top + point[1] * scale }
}
