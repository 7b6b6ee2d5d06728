import { getPosition } from 'suncalc';

/** From sunset to sunrise, or to the beginning or end of the requested time. */
export interface Night {
  start: Date;
  end: Date;
}

/** Where something stood, in degrees, and from when to when. */
export interface StandingPlace {
  latitude: number;
  longitude: number;
  from: Date;
  to: Date;
}

/** Of more days than these the nights would be stripes. */
const longestMs = 8 * 24 * 60 * 60_000;
const stepMs = 5 * 60_000;
/** The sun is down once its upper edge is: half of its disc, in degrees. */
const downDegrees = -0.27;

/** The nights at these places, one after the other, to five minutes; also where the sun does not rise or set for weeks. */
export function nightsAt(places: readonly StandingPlace[]): Night[] {
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (last.to.getTime() - first.from.getTime() > longestMs) return [];
  const nights: Night[] = [];
  for (const { latitude, longitude, from, to } of places) {
    let begun: Date | undefined;
    for (let time = from.getTime(); time < to.getTime(); time += stepMs) {
      const moment = new Date(time);
      const isDown = getPosition(moment, latitude, longitude).altitude < downDegrees;
      if (isDown) begun ??= moment;
      else if (begun !== undefined) {
        nights.push({ start: begun, end: moment });
        begun = undefined;
      }
    }
    if (begun !== undefined) nights.push({ start: begun, end: to });
  }
  return nights;
}
