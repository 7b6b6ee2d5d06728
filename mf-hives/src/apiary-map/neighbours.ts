import { distanceTo, flightRadiusKm, type Place } from '@skep/domain';

export interface KnownApiary {
  id: string;
  name: string;
  color?: string | null;
  coordinates?: Place | null;
}

/** Another apiary as it is seen from this one. */
export interface Neighbour {
  id: string;
  name: string;
  color: string | undefined;
  place: Place;
  /** Its distance in kilometres. */
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
        {
          ...{ id, name, color: color ?? undefined, place: coordinates, away },
          sharesFlowers: away < 2 * flightRadiusKm,
        },
      ];
    })
    .sort((one, other) => one.away - other.away);
}

/** Half the width of what is shown, in kilometres, from near to far. */
export const searchRadii = [1, 2, 4, 8, 20, 50, 150, 600] as const;

export type SearchRadius = (typeof searchRadii)[number];

/** Of the first view: nearer, a flight area does not fit in; farther, it is a dot. */
const firstRadiusMin = 4;
const firstRadiusMax = 20;

/** The nearest view that holds this apiary and its nearest neighbour, as long as flight areas are seen in it. */
export function firstRadius(neighbours: readonly Neighbour[]): SearchRadius {
  const nearest = neighbours[0]?.away ?? 0;
  const wide = searchRadii.find((radius) => radius >= Math.max(firstRadiusMin, nearest * 1.15));
  return wide === undefined || wide > firstRadiusMax ? firstRadiusMin : wide;
}
