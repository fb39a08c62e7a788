/** A point of a drawing, in any unit. */
export type Point = { readonly id: string; readonly x: number; readonly y: number }

/** Points that stand too close to be told apart, drawn as one in their middle. */
export type PointCluster<P extends Point> = {
  readonly x: number
  readonly y: number
  readonly points: readonly P[]
}

/**
 * Gathers points until no two groups are nearer to each other than `distance` (same unit as the points). Every point is in
 * exactly one group, groups keep the order of their first point, and a lone point is a group of its own.
 */
export function clusterPoints<P extends Point>(
  points: readonly P[],
  distance: number,
): readonly PointCluster<P>[] {
  let clusters: readonly PointCluster<P>[] = points.map((point) => ({
    x: point.x,
    y: point.y,
    points: [point],
  }))
  for (;;) {
    const merged = mergeNear(clusters, distance)
    // The middle of a group moves when it grows, and may come near another one.
    if (merged.length === clusters.length) return merged
    clusters = merged
  }
}

function mergeNear<P extends Point>(
  clusters: readonly PointCluster<P>[],
  distance: number,
): readonly PointCluster<P>[] {
  const merged: PointCluster<P>[] = []
  for (const cluster of clusters) {
    const index = merged.findIndex(({ x, y }) => Math.hypot(x - cluster.x, y - cluster.y) < distance)
    const near = merged[index]
    if (near === undefined) merged.push(cluster)
    else merged[index] = join(near, cluster)
  }
  return merged
}

function join<P extends Point>(left: PointCluster<P>, right: PointCluster<P>): PointCluster<P> {
  const points = [...left.points, ...right.points]
  const weight = left.points.length / points.length
  return {
    x: left.x * weight + right.x * (1 - weight),
    y: left.y * weight + right.y * (1 - weight),
    points,
  }
}
