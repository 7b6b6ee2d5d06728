import type { Place } from './places.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** At noon of 1 January 2000 UTC, from which astronomers count. */
const epochMs = Date.UTC(2000, 0, 1, 12);

/**
 * How high the sun is over the horizon, in degrees; below 0 it is down. Right to a hundredth of a degree for
 * centuries (Astronomical Almanac, low precision formulas for the sun), without the bending of light by the air.
 */
export function heightOfSun({ latitude, longitude }: Place, time: Date): number {
  const days = (time.getTime() - epochMs) / 86_400_000;
  const anomaly = radians(357.529 + 0.98560028 * days);
  const meanLongitude = 280.459 + 0.98564736 * days;
  const ecliptic = radians(meanLongitude + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly));
  const tilt = radians(23.439 - 0.00000036 * days);
  const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic));
  const rightAscension = degrees(Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)));
  const siderealHours = 18.697374558 + 24.06570982441908 * days;
  const hourAngle = radians(siderealHours * 15 + longitude - rightAscension);
  const [lat, dec] = [radians(latitude), declination];
  return degrees(
    Math.asin(Math.sin(lat) * Math.sin(dec) + Math.cos(lat) * Math.cos(dec) * Math.cos(hourAngle)),
  );
}

/** As almanacs count sunrise: half a disc, and as much again for the air that bends its light. */
const horizonDegrees = -0.833;

export function isSunUp(place: Place, time: Date): boolean {
  return heightOfSun(place, time) > horizonDegrees;
}
