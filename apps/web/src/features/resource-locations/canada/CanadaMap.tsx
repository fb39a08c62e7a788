import { useElementSize, useMergedRef } from '@mantine/hooks'
import type { ResourceLocationType } from '@suv/domain'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { LoadProblem } from '../../../ui/LoadProblem.tsx'
import { useLand } from '../geo/use-land.ts'
import type { MapLocation } from '../location-types.ts'
import classes from './CanadaMap.module.css'
import { Markers } from './Markers.tsx'
import { Outlines } from './Outlines.tsx'
import { fitSheet, locationOnSheet } from './sheet-fit.ts'
import { useMapZoom } from './use-map-zoom.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

type CanadaMapProps = {
  locations: readonly MapLocation[]
  type: ResourceLocationType
  chosenIds: readonly string[]
  hoveredId: string | null
  onChoose: (ids: readonly string[]) => void
  onHover: (id: string | null) => void
}

/** How far an arrow key moves the map, in pixels. */
const keyStep = 80

/** Height of a province's name, in pixels; nearer than this scale, the markers say more. */
const labelPixels = 11
const labelsUntilScale = 4

/** Canada with a marker for each location. Moves and zooms by buttons, wheel, touch and keys. */
export function CanadaMap({ locations, type, chosenIds, hoveredId, onChoose, onHover }: CanadaMapProps) {
  const land = useLand()
  const frame = useRef<HTMLElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const ground = useRef<SVGGElement>(null)
  const { ref: sizeRef, width, height } = useElementSize<HTMLElement>()
  const fit = useMemo(() => fitSheet({ width, height }), [width, height])
  const points = useMemo(
    () =>
      locations.flatMap((location) => {
        const point = locationOnSheet(location, fit)
        return point === null ? [] : [{ ...location, ...point }]
      }),
    [locations, fit],
  )
  const zoom = useMapZoom({ frame, layer, ground, fit })

  const labelSize =
    zoom.scale < labelsUntilScale ? (labelPixels * 10) / (fit.scale * zoom.scale || 1) : undefined

  const [chosenId] = chosenIds
  const chosen = points.find(({ id }) => id === chosenId)
  const { reveal } = zoom
  // What is chosen in the list comes into view; a marker that was clicked is in view already.
  useEffect(() => {
    if (chosen !== undefined) reveal(chosen)
  }, [chosen, reveal])

  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyActions[event.key]
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act(zoom)
  }

  return (
    <div className={classes.holder}>
      <section
        ref={useMergedRef(frame, sizeRef)}
        className={classes.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that move the map need somewhere to be pressed.
        tabIndex={0}
        aria-label="Map of Canada. Arrow keys move it, plus and minus zoom, zero shows the whole country."
        data-zoomed={zoom.scale > 1 || undefined}
        onKeyDown={onKeyDown}
      >
        <div ref={layer} className={classes.layer}>
          <svg className={classes.sheet} aria-hidden="true">
            <g ref={ground}>{land.data && <Outlines land={land.data} labelSize={labelSize} />}</g>
          </svg>
          <Markers
            points={points}
            type={type}
            scale={zoom.scale}
            chosenIds={chosenIds}
            hoveredId={hoveredId}
            onChoose={onChoose}
            onHover={onHover}
            onFocus={zoom.bringIntoView}
            onOpen={zoom.zoomToPoints}
          />
        </div>
      </section>
      {land.error && (
        <div className={classes.problem}>
          <LoadProblem
            what="The outlines of the map"
            error={land.error}
            isRetrying={land.isFetching}
            onRetry={() => void land.refetch()}
          />
        </div>
      )}
      <ZoomButtons onIn={zoom.zoomIn} onOut={zoom.zoomOut} onReset={zoom.reset} />
    </div>
  )
}

const keyActions: Record<string, (zoom: ReturnType<typeof useMapZoom>) => void> = {
  ArrowLeft: ({ moveBy }) => moveBy(keyStep, 0),
  ArrowRight: ({ moveBy }) => moveBy(-keyStep, 0),
  ArrowUp: ({ moveBy }) => moveBy(0, keyStep),
  ArrowDown: ({ moveBy }) => moveBy(0, -keyStep),
  '+': ({ zoomIn }) => zoomIn(),
  '=': ({ zoomIn }) => zoomIn(),
  '-': ({ zoomOut }) => zoomOut(),
  '0': ({ reset }) => reset(),
}
