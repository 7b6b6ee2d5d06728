import { geoAzimuthalEqualArea } from 'd3-geo';
import { drawOutlines, type Outlines } from '#platform/maps/outlines.ts';

/** Outlines around a place, as paths of an SVG of this size. */
export type RegionMap = Outlines;

/** What is drawn of one, with its place in the middle: so many units, and kilometres for each. */
export const regionMapSize = { width: 120, height: 80, kmPerUnit: 4 } as const;

export interface Degrees {
  latitude: number;
  longitude: number;
}

/** Places of all dashboards that are on screens; a tenth of a degree is one, so few have more. */
const cacheMax = 200;
const cache = new Map<string, RegionMap>();

/** Land, sea and borders around a place. */
export function regionMapAt(place: Degrees): RegionMap {
  const key = `${place.latitude} ${place.longitude}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const [oldest] = cache.keys();
  if (cache.size >= cacheMax && oldest !== undefined) cache.delete(oldest);
  const drawn = draw(place);
  cache.set(key, drawn);
  return drawn;
}

const earthRadiusKm = 6371;

function draw({ latitude, longitude }: Degrees): RegionMap {
  const { width, height, kmPerUnit } = regionMapSize;
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .scale(earthRadiusKm / kmPerUnit)
    .translate([width / 2, height / 2])
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
  return drawOutlines(projection);
}
