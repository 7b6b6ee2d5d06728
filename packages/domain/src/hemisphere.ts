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
  const known = places.flatMap(({ latitude, country }) => {
    if (latitude != null) return [latitude < 0];
    return country ? [southernCountries.has(country.toUpperCase())] : [];
  });
  const southern = known.filter(Boolean).length;
  return southern > known.length - southern;
}

/** The month of the south that is in the same season as a month of the north; 1 is January. */
export function monthOfSouth(month: number): number {
  return ((month + 5) % 12) + 1;
}
