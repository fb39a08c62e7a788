import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clusterPoints } from './cluster-points.ts'

const at = (id: string, x: number, y = 0) => ({ id, x, y })
const idsOf = (clusters: ReturnType<typeof clusterPoints>) =>
  clusters.map(({ points }) => points.map(({ id }) => id).join(''))

test('points nearer than the distance are one group in their middle', () => {
  const [left, right] = clusterPoints([at('a', 0), at('b', 30), at('c', 100)], 44)

  expect(left).toMatchObject({ x: 15, y: 0, points: [{ id: 'a' }, { id: 'b' }] })
  expect(right).toMatchObject({ x: 100, points: [{ id: 'c' }] })
})

test('points exactly the distance apart stay two', () => {
  expect(idsOf(clusterPoints([at('a', 0), at('b', 44)], 44))).toEqual(['a', 'b'])
})

test('a group that grew towards another one joins it', () => {
  // c is 44.5 from the middle of a and b, and d brings that middle nearer.
  expect(idsOf(clusterPoints([at('a', 0), at('b', 43), at('c', 66)], 44))).toEqual(['ab', 'c'])
  expect(idsOf(clusterPoints([at('a', 0), at('b', 43), at('c', 66), at('d', 40)], 44))).toEqual(['abdc'])
})

test('every point is in exactly one group, and no two groups are nearer than the distance', () => {
  const coordinate = fc.double({ min: 0, max: 500, noNaN: true })
  const points = fc
    .array(fc.tuple(coordinate, coordinate), { maxLength: 60 })
    .map((list) => list.map(([x, y], index) => at(String(index), x, y)))
  fc.assert(
    fc.property(points, fc.double({ min: 1, max: 100, noNaN: true }), (given, distance) => {
      const clusters = clusterPoints(given, distance)
      const ids = clusters.flatMap((cluster) => cluster.points.map(({ id }) => id))
      expect(ids.sort()).toEqual(given.map(({ id }) => id).sort())
      for (const [index, a] of clusters.entries()) {
        for (const b of clusters.slice(index + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(distance)
        }
      }
    }),
  )
})
