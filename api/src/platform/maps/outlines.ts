import { createRequire } from 'node:module';
import { type GeoProjection, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Land and borders of countries, as paths of an SVG. */
export interface Outlines {
  land: string;
  borders: string;
}

/**
 * From Natural Earth's outlines, which are part of Skep: no map service is called, so none learns where the hives are.
 * @param projection which cuts off what is not shown
 */
export function drawOutlines(projection: GeoProjection): Outlines {
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
