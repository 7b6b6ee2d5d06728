import { distanceTo, flightRadiusKm, type Place } from '@skep/domain';

export interface KnownApiary {
  id: string;
  name: string;
  color?: string | null;
  coordinates?: Place | null;
}

/** Another apiary as it is seen from this one; distances in kilometres. */
export interface Neighbour {
  id: string;
  name: string;
  color: string | undefined;
  east: number;
  north: number;
  away: number;
  /** Bees of both fly to the same flowers. */
  sharesFlowers: boolean;
}

/** The apiaries whose place is known, but for this one, nearest first. */
export function neighboursOf(
  place: Place,
  apiaries: readonly KnownApiary[],
  ownId: string | undefined,
): Neighbour[] {
  return apiaries
    .flatMap(({ id, name, color, coordinates }) => {
      if (!coordinates || id === ownId) return [];
      const { east, north } = distanceTo(place, coordinates);
      const away = Math.hypot(east, north);
      return [
        { id, name, color: color ?? undefined, east, north, away, sharesFlowers: away < 2 * flightRadiusKm },
      ];
    })
    .sort((one, other) => one.away - other.away);
}

/** Half the width of what is shown, in kilometres, from near to far. */
export const searchRadii = [4, 8, 20, 50, 150] as const;

export type SearchRadius = (typeof searchRadii)[number];

/** Farther than this a flight area is a dot. */
const firstRadiusMax = 20;

/** The nearest view that holds this apiary and its nearest neighbour, as long as flight areas are seen in it. */
export function firstRadius(neighbours: readonly Neighbour[]): SearchRadius {
  const nearest = neighbours[0]?.away ?? 0;
  const wide = searchRadii.find((radius) => radius >= nearest * 1.15);
  return wide === undefined || wide > firstRadiusMax ? searchRadii[0] : wide;
}
