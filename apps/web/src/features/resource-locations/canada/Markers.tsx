import { clusterPoints, type ResourceLocationType } from '@suv/domain'
import { useMemo } from 'react'
import { type LocationPoint, Marker, type MarkerActions } from './Marker.tsx'

type MarkersProps = MarkerActions & {
  /** In pixels at scale 1. */
  points: readonly LocationPoint[]
  type: ResourceLocationType
  scale: number
  chosenIds: readonly string[]
  hoveredId: string | null
}

/** Side of a marker's button in pixels. Groups are made so that no two of them overlap. */
const markerSize = 44

/** One marker for each location, or for a group of locations that would overlap. */
export function Markers({ points, scale, chosenIds, hoveredId, ...shared }: MarkersProps) {
  const clusters = useMemo(() => clusterPoints(points, markerSize / scale), [points, scale])
  return clusters.map(({ x, y, points: members }) => (
    <Marker
      key={members[0]?.id}
      {...shared}
      members={members}
      x={x}
      y={y}
      scale={scale}
      isChosen={members.some(({ id }) => chosenIds.includes(id))}
      isHovered={members.some(({ id }) => id === hoveredId)}
    />
  ))
}
