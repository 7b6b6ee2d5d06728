import type { Distance, Place } from '@skep/domain';

// The projection of tiles: it keeps angles, so that streets and circles look as they are. Kilometres are right in the
// middle of the map.

/** Mean radius of the earth (IUGG). */
const earthKm = 6371.0088;

/** Beyond, the map has no end. */
export const mapLatitudeMax = 85;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const within = (latitude: number) => Math.min(mapLatitudeMax, Math.max(-mapLatitudeMax, latitude));
const scaleAt = ({ latitude }: Place) => earthKm * Math.cos(radians(within(latitude)));
/** How far north a latitude is, in radii of the earth at the equator. */
const northOf = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(within(latitude)) / 2));
/** An angle between -180 and 180 degrees. */
const shortWay = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180;

/** Where a place is on a map with that middle. */
export function onMap(middle: Place, { latitude, longitude }: Place): Distance {
  const scale = scaleAt(middle);
  return {
    east: scale * radians(shortWay(longitude - middle.longitude)),
    north: scale * (northOf(latitude) - northOf(middle.latitude)),
  };
}

/** The place that is there on a map with that middle. */
export function placeOnMap(middle: Place, { east, north }: Distance): Place {
  const scale = scaleAt(middle);
  const angle = 2 * Math.atan(Math.exp(northOf(middle.latitude) + north / scale)) - Math.PI / 2;
  return {
    latitude: within(degrees(angle)),
    longitude: shortWay(middle.longitude + degrees(east / scale)),
  };
}

export interface Tile {
  url: string;
  /** Its west and its north side, and its width, in kilometres from the middle. */
  east: number;
  north: number;
  width: number;
}

/** So many tiles lie side by side, at least. */
const tilesWide = 2.5;
/** Of the finest tiles that all servers have. */
const zoomMax = 18;

/** The tiles that cover a square. @param address with {z}, {x} and {y} */
export function tilesIn(middle: Place, radiusKm: number, address: string): Tile[] {
  const around = 2 * Math.PI * scaleAt(middle);
  const zoom = Math.min(zoomMax, Math.max(0, Math.ceil(Math.log2((around * tilesWide) / (2 * radiusKm)))));
  const count = 2 ** zoom;
  const width = around / count;
  const column = ((middle.longitude + 180) / 360) * count;
  const row = ((1 - northOf(middle.latitude) / Math.PI) / 2) * count;
  const radius = radiusKm / width;
  const columns = wholeFrom(column - radius, column + radius);
  const rows = wholeFrom(row - radius, row + radius).filter((y) => y >= 0 && y < count);
  return rows.flatMap((y) =>
    columns.map((x) => ({
      url: address
        .replace('{z}', String(zoom))
        .replace('{x}', String(((x % count) + count) % count))
        .replace('{y}', String(y)),
      ...{ east: (x - column) * width, north: (row - y) * width, width },
    })),
  );
}

const wholeFrom = (from: number, until: number) =>
  Array.from({ length: Math.floor(until) - Math.floor(from) + 1 }, (_, index) => Math.floor(from) + index);
