import { type GeoProjection, geoConicConformal } from 'd3-geo'

/** Size of the sheet that the map is drawn on, in its own units. */
export const sheet = { width: 1000, height: 860 } as const

/**
 * The projection of the map: Lambert's conformal conic between 49° and 77° north about 95° west, as the country's own atlas
 * draws it, placed so that all provinces and territories fill the sheet. The outlines in `canada.json` were drawn with it,
 * and locations are put onto them with it.
 */
export function canadaProjection(): GeoProjection {
  return geoConicConformal().rotate([95, 0]).parallels([49, 77]).scale(1147).translate([440, 1931])
}
