import { createRequire } from 'node:module';
import { geoAzimuthalEqualArea, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Outlines around a place, as paths of an SVG of this size. */
export interface RegionMap {
  land: string;
  borders: string;
}

/** What is drawn of one, with its place in the middle: so many units, and kilometres for each. */
export const regionMapSize = { width: 120, height: 80, kmPerUnit: 4 } as const;

export interface Degrees {
  latitude: number;
  longitude: number;
}

/** Places of all dashboards that are on screens; a tenth of a degree is one, so few have more. */
const cacheMax = 200;
const cache = new Map<string, RegionMap>();

/**
 * Land, sea and borders around a place, from Natural Earth's outlines, which are part of Skep: no map service is called,
 * so none learns where the hives are.
 */
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
  const pathOf = geoPath(projection).digits(1);
  const { land, borders } = outlines();
  return { land: pathOf(land) ?? '', borders: pathOf(borders) ?? '' };
}

let read: ReturnType<typeof readOutlines> | undefined;

/** Read with the first map that somebody wants. */
function outlines() {
  read ??= readOutlines();
  return read;
}

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

function readOutlines() {
  const world: World = createRequire(import.meta.url)('world-atlas/countries-50m.json');
  const { countries, land } = world.objects;
  return {
    land: feature(world, land),
    borders: mesh(world, countries, (one, other) => one !== other),
  };
}
