/** A spot on the earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** How far to the east and to the north, in kilometres. */
export interface Distance {
  east: number;
  north: number;
}

/** Bees gather most of what they bring within this (issue 4: flight radius 3 km). */
export const flightRadiusKm = 3;

/** Mean radius of the earth (IUGG). */
const earthKm = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The way from one place to another on a plane that touches the earth there: right to a metre over a flight radius. */
export function distanceTo(from: Place, to: Place): Distance {
  const middle = radians((from.latitude + to.latitude) / 2);
  return {
    east: earthKm * radians(shortWay(to.longitude - from.longitude)) * Math.cos(middle),
    north: earthKm * radians(to.latitude - from.latitude),
  };
}

/** The place at that distance. It never passes a pole, and goes on in the west where the east ends. */
export function placeAt(from: Place, { east, north }: Distance): Place {
  const latitude = Math.min(90, Math.max(-90, from.latitude + degrees(north / earthKm)));
  const middle = radians((from.latitude + latitude) / 2);
  const longitude = from.longitude + degrees(east / (earthKm * Math.max(Math.cos(middle), 1e-6)));
  return { latitude, longitude: shortWay(longitude) };
}

/** Kilometres between two places. */
export function kilometresBetween(one: Place, other: Place): number {
  const { east, north } = distanceTo(one, other);
  return Math.hypot(east, north);
}

/** An angle between -180 and 180 degrees. */
function shortWay(angle: number): number {
  return ((((angle + 180) % 360) + 360) % 360) - 180;
}
