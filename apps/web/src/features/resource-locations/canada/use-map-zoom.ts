import { select } from 'd3-selection'
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SheetFit } from './sheet-fit.ts'

type Spot = { readonly x: number; readonly y: number }

type Options = {
  /** What listens to the wheel, the mouse and fingers. */
  frame: RefObject<HTMLElement | null>
  /** What moves as one: the outlines and the markers. */
  layer: RefObject<HTMLElement | null>
  /** The outlines, in tenths of a unit of the sheet. */
  ground: RefObject<SVGGElement | null>
  fit: SheetFit
}

/** Where the outlines, drawn at 1:50 million, have nothing finer to show. */
const maximumScale = 24

/** Part of the frame's width and height that can be pushed beyond the sheet. */
const slack = 0.25

/** A location that is brought into view from afar is shown at least at this scale: with its surroundings, not alone. */
const revealScale = 6

/**
 * Moves and zooms the map. Moving only shifts a layer that is painted already: the outlines are laid out, and React renders
 * the markers, when the scale changes.
 */
export function useMapZoom({ frame, layer, ground, fit }: Options) {
  const [scale, setScale] = useState(1)
  const behavior = useRef<ZoomBehavior<HTMLElement, unknown>>(null)

  useEffect(() => {
    const element = frame.current
    if (element === null || fit.width === 0) return
    const { width, height } = fit
    let drawnScale = 0
    const show = ({ x, y, k }: ZoomTransform) => {
      if (layer.current !== null) layer.current.style.transform = `translate(${x}px, ${y}px)`
      if (k === drawnScale) return
      drawnScale = k
      ground.current?.setAttribute(
        'transform',
        `translate(${k * fit.left} ${k * fit.top}) scale(${k * fit.scale * 0.1})`,
      )
      setScale(k)
    }
    const map = zoom<HTMLElement, unknown>()
      .extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([1, maximumScale])
      .translateExtent([
        [-slack * width, -slack * height],
        [(1 + slack) * width, (1 + slack) * height],
      ])
      .filter((event: Event) => mayMove(event, zoomTransform(element).k))
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => show(transform))
    behavior.current = map
    select(element).call(map).on('dblclick.zoom', null)
    show(zoomTransform(element))
    return () => {
      select(element).on('.zoom', null)
    }
  }, [frame, layer, ground, fit])

  const change = useCallback(
    (how: (map: ZoomBehavior<HTMLElement, unknown>, element: HTMLElement) => void) => {
      if (frame.current !== null && behavior.current !== null) how(behavior.current, frame.current)
    },
    [frame],
  )

  const centreOn = useCallback(
    ({ x, y }: Spot, k: number) =>
      change((map, element) =>
        map.transform(
          select(element),
          zoomIdentity.translate(fit.width / 2 - x * k, fit.height / 2 - y * k).scale(k),
        ),
      ),
    [change, fit],
  )

  const isInView = useCallback(
    ({ x, y }: Spot) => {
      if (frame.current === null) return true
      const [left, top] = zoomTransform(frame.current).apply([x, y])
      return left > 24 && top > 24 && left < fit.width - 24 && top < fit.height - 24
    },
    [frame, fit],
  )

  return useMemo(
    () => ({
      scale,
      zoomIn: () => change((map, element) => map.scaleBy(select(element), 1.8)),
      zoomOut: () => change((map, element) => map.scaleBy(select(element), 1 / 1.8)),
      reset: () => change((map, element) => map.transform(select(element), zoomIdentity)),
      moveBy: (x: number, y: number) =>
        change((map, element) => {
          const { k } = zoomTransform(element)
          map.translateBy(select(element), x / k, y / k)
        }),
      /** Moves to a marker that got the focus outside the frame. */
      bringIntoView: (spot: Spot) => {
        if (!isInView(spot)) centreOn(spot, scale)
      },
      /** Shows a chosen location with its surroundings, unless it is in view. */
      reveal: (spot: Spot) => {
        if (!isInView(spot)) centreOn(spot, Math.max(scaleOf(frame.current), revealScale))
      },
      /** Fills the frame with these spots. @returns false where no scale parts them any further. */
      zoomToPoints: (spots: readonly Spot[]): boolean => {
        const current = scaleOf(frame.current)
        if (current >= maximumScale) return false
        const { middle, k } = fitSpots(spots, fit)
        centreOn(middle, Math.min(maximumScale, Math.max(k, current * 1.8)))
        return true
      },
    }),
    [scale, change, centreOn, isInView, frame, fit],
  )
}

function scaleOf(element: HTMLElement | null): number {
  return element === null ? 1 : zoomTransform(element).k
}

/** One finger scrolls the page while the whole country is in view; then it moves the map. */
function mayMove(event: Event, scale: number): boolean {
  if ('button' in event && event.button !== 0) return false
  if (scale === 1 && 'touches' in event) return (event.touches as TouchList).length > 1
  return true
}

function fitSpots(spots: readonly Spot[], { width, height }: SheetFit): { middle: Spot; k: number } {
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return {
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    k: 0.7 * Math.min(width / Math.max(right - left, 1e-6), height / Math.max(bottom - top, 1e-6)),
  }
}
