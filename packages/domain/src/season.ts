/** The position of an apiary, as far as that is known. */
export interface Standing {
  latitude?: number | null | undefined;
  /** ISO 3166-1, two letters. */
  country?: string | null | undefined;
}

/** Countries in which most people live south of the equator. */
const southernCountries = new Set(
  'AO AR AS AU BI BO BR BW CD CG CK CL EC FJ FK GA ID KE KI KM LS MG MU MW MZ NA NC NF NR NU NZ PE PF PG PN PY RE RW SB SC SH SZ TL TO TV TZ UY VU WF WS YT ZA ZM ZW'.split(
    ' ',
  ),
);

/** Whether winter is in July at most of these places. One whose place is not known does not count. */
export function isSouthern(places: readonly Standing[]): boolean {
  return areMost(places, (latitude) => latitude < 0, southernCountries);
}

/** Whether more than half of those places whose latitude, or at least country, is known are such places. */
function areMost(
  places: readonly Standing[],
  isSuch: (latitude: number) => boolean,
  suchCountries: ReadonlySet<string>,
): boolean {
  const known = places.flatMap(({ latitude, country }) => {
    if (latitude != null) return [isSuch(latitude)];
    return country ? [suchCountries.has(country.toUpperCase())] : [];
  });
  const such = known.filter(Boolean).length;
  return such > known.length - such;
}

/** Countries of which hardly any part is outside of the tropics. */
const tropicalCountries = new Set(
  'AG AO BB BF BI BJ BN BZ CD CF CG CI CM CO CR CU DJ DM DO EC ER ET FJ GA GD GH GM GN GQ GT GW GY HN HT ID JM KE KH KI KM LA LC LK LR ML MM MR MU MW MY NE NG NI PA PE PG PH RE RW SB SC SD SG SL SN SO SR SS ST SV TD TG TH TL TT TV TZ UG VC VE VN VU WS YE ZM ZW'.split(
    ' ',
  ),
);

/** Latitude up to which the sun stands overhead once a year, in degrees. */
const tropicLatitude = 23.4;

/** When bees have a winter: at the turn of the year, in July, or never. */
export const climateZones = ['northern', 'southern', 'tropical'] as const;

export type ClimateZone = (typeof climateZones)[number];

/** The zone of most of these places. One whose place is not known does not count. */
export function climateZone(places: readonly Standing[]): ClimateZone {
  if (areMost(places, (latitude) => Math.abs(latitude) <= tropicLatitude, tropicalCountries))
    return 'tropical';
  return isSouthern(places) ? 'southern' : 'northern';
}

/** Months of the north as they are in a zone, in order. @param months 1 is January; of the tropics none is left */
export function monthsIn(zone: ClimateZone, months: readonly number[]): number[] {
  if (zone === 'tropical') return [];
  const own = zone === 'southern' ? months.map(monthOfSouth) : [...months];
  return own.toSorted((one, other) => one - other);
}

/** The month of the south that is in the same season as a month of the north; 1 is January. */
export function monthOfSouth(month: number): number {
  return ((month + 5) % 12) + 1;
}

/**
 * First and last day of a season, YYYY-MM-DD: from the middle of a winter to that of the next one, so that the honey of
 * one summer is in one season. In the north that is the calendar year; in the south it begins on 1 July.
 * @param year in which it begins
 */
export function seasonDays(year: number, isSouthern: boolean): { from: string; until: string } {
  return isSouthern
    ? { from: `${year}-07-01`, until: `${year + 1}-06-30` }
    : { from: `${year}-01-01`, until: `${year}-12-31` };
}

/** The year in which the season of a day begins. @param day YYYY-MM-DD */
export function seasonOfDay(day: string, isSouthern: boolean): number {
  const year = Number(day.slice(0, 4));
  return isSouthern && day.slice(5) < '07-01' ? year - 1 : year;
}

/** As people write a season: 2026, or 2025/26 where summer is at the turn of the year. */
export function seasonName(year: number, isSouthern: boolean): string {
  return isSouthern ? `${year}/${String((year + 1) % 100).padStart(2, '0')}` : String(year);
}

/** Days of which mite counts belong to a season: those of the treatment in the winter before it, too. */
export function miteSeasonDays(year: number, isSouthern: boolean): { from: string; until: string } {
  const { until } = seasonDays(year, isSouthern);
  return { from: isSouthern ? `${year}-05-01` : `${year - 1}-11-01`, until };
}

/** From April to July, when colonies swarm in the north. */
const northernSwarming = [4, 5, 6, 7];

/** How often to inspect in the swarming season: a queen cell is sealed nine days after its egg was laid. */
export const inspectionDays = 9;

/** The months in which colonies swarm, in the order of the year; 1 is January. In the tropics there is no such season. */
export function swarmingMonths(zone: ClimateZone): number[] {
  return monthsIn(zone, northernSwarming);
}
