import { geoMercator } from 'd3-geo';
import { drawOutlines, type Outlines } from '#platform/maps/outlines.ts';

export interface MapView {
  latitude: number;
  longitude: number;
  /** Half the width of a square, in kilometres at its middle. */
  radiusKm: number;
}

/** Units of the paths from the middle of the map to its side. */
export const outlineRadius = 500;

const earthRadiusKm = 6371.0088;

/** Land and borders in a square, as the app's map projects places, with the origin in the middle. */
export function mapOutlines({ latitude, longitude, radiusKm }: MapView): Outlines {
  const side = [-outlineRadius, outlineRadius] as const;
  const unitsPerKm = outlineRadius / radiusKm;
  return drawOutlines(
    geoMercator()
      .rotate([-longitude, 0])
      .center([0, latitude])
      .scale(earthRadiusKm * Math.cos((latitude * Math.PI) / 180) * unitsPerKm)
      .translate([0, 0])
      .clipExtent([
        [side[0], side[0]],
        [side[1], side[1]],
      ]),
  );
}
