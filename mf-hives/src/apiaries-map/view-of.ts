import { type Place, roundTo } from '@skep/domain';
import { onMap } from '../apiary-map/mercator.ts';
import { type SearchRadius, searchRadii } from '../apiary-map/neighbours.ts';

export interface MapView {
  middle: Place;
  radius: SearchRadius;
}

/** The smallest view of all places, from the first one: also of those on both sides of the date line. */
export function viewOf(places: readonly Place[]): MapView | undefined {
  const [first] = places;
  if (first === undefined) return undefined;
  const ways = places.map((place) => onMap(first, place));
  const between = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;
  const latitude = between(places.map((place) => place.latitude));
  const eastOfFirst = between(ways.map(({ east }) => east));
  const kmPerDegree = Math.max(1e-6, onMap(first, { ...first, longitude: first.longitude + 1 }).east);
  const longitude = first.longitude + eastOfFirst / kmPerDegree;
  const middle = { latitude: roundTo(latitude, 3), longitude: roundTo(wrapped(longitude), 3) };
  const farthest = Math.max(
    ...places.map((place) => {
      const { east, north } = onMap(middle, place);
      return Math.max(Math.abs(east), Math.abs(north));
    }),
  );
  const fitting = searchRadii.find((radius) => radius >= Math.max(leastKm, farthest * 1.2));
  return { middle, radius: fitting ?? searchRadii[searchRadii.length - 1] ?? leastKm };
}

/** A flight area fits in. */
const leastKm = 4;

const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;
