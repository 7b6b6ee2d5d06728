import * as v from 'valibot';
import { dayAfter } from './day-after.ts';
import { requiredDay } from './hive-life-rules.ts';
import { climateZone, type Standing } from './season.ts';
import { code, wholeBetween } from './text-rules.ts';

/** Parts of the earth whose bees fly to other plants. */
export const plantRegions = [
  'eurasia',
  'north_america',
  'south_america',
  'africa',
  'australia',
  'new_zealand',
  'tropics',
] as const;

export type PlantRegion = (typeof plantRegions)[number];

/** Plants that bees fly to, in the order in which they bloom where they are from. */
export const plants = [
  'hazel',
  'almond',
  'willow',
  'maple',
  'dandelion',
  'rape',
  'fruit_trees',
  'citrus',
  'black_locust',
  'bramble',
  'white_clover',
  'lime',
  'sweet_chestnut',
  'lavender',
  'sunflower',
  'heather',
  'goldenrod',
  'ivy',
  'eucalyptus',
  'aloe',
  'macadamia',
  'manuka',
  'leatherwood',
  'pohutukawa',
  'ulmo',
  'avocado',
  'coffee',
  'mango',
  'coconut',
] as const;

export type Plant = (typeof plants)[number];

/** Where beekeepers watch them. */
const regionsOfPlants: Readonly<Record<Plant, readonly PlantRegion[]>> = {
  hazel: ['eurasia'],
  almond: ['eurasia', 'north_america', 'australia'],
  willow: ['eurasia', 'north_america', 'new_zealand', 'south_america'],
  maple: ['eurasia', 'north_america'],
  dandelion: ['eurasia', 'north_america'],
  rape: ['eurasia', 'north_america', 'south_america', 'africa', 'australia'],
  fruit_trees: ['eurasia', 'north_america', 'south_america', 'africa', 'australia', 'new_zealand'],
  citrus: ['eurasia', 'north_america', 'south_america', 'africa', 'australia', 'tropics'],
  black_locust: ['eurasia', 'north_america'],
  bramble: ['eurasia', 'north_america', 'new_zealand'],
  white_clover: ['eurasia', 'north_america', 'south_america', 'australia', 'new_zealand'],
  lime: ['eurasia', 'north_america'],
  sweet_chestnut: ['eurasia'],
  lavender: ['eurasia'],
  sunflower: ['eurasia', 'north_america', 'south_america', 'africa'],
  heather: ['eurasia'],
  goldenrod: ['north_america'],
  ivy: ['eurasia'],
  eucalyptus: ['south_america', 'africa', 'australia', 'tropics'],
  aloe: ['africa'],
  macadamia: ['africa', 'australia', 'tropics'],
  manuka: ['australia', 'new_zealand'],
  leatherwood: ['australia'],
  pohutukawa: ['new_zealand'],
  ulmo: ['south_america'],
  avocado: ['south_america', 'africa', 'new_zealand', 'tropics'],
  coffee: ['tropics'],
  mango: ['tropics'],
  coconut: ['tropics'],
};

/** Those that beekeepers of a region watch. */
export function plantsOf(region: PlantRegion): Plant[] {
  return plants.filter((plant) => regionsOfPlants[plant].includes(region));
}

/** The position of an apiary, as far as that is known, for its region. */
export interface PlantPlace extends Standing {
  longitude?: number | null | undefined;
}

const regionOfCountry = new Map<string, PlantRegion>([
  ...'US CA MX'.split(' ').map((country) => [country, 'north_america'] as const),
  ...'AR BO BR CL PY UY'.split(' ').map((country) => [country, 'south_america'] as const),
  ...'BW LS MZ NA SZ ZA ZW'.split(' ').map((country) => [country, 'africa'] as const),
  ['AU', 'australia'],
  ['NZ', 'new_zealand'],
]);

/** The region of a place; that of most beekeepers where nothing is known. */
export function plantRegion(place: PlantPlace): PlantRegion {
  const { latitude, longitude, country } = place;
  const isTropical = climateZone([place]) === 'tropical';
  if (isTropical) return 'tropics';
  if (latitude == null || longitude == null)
    return regionOfCountry.get(country?.toUpperCase() ?? '') ?? 'eurasia';
  // New Zealand has islands beyond the antimeridian.
  if (latitude < 0 && longitude < -120) return 'new_zealand';
  if (longitude < -30) return latitude > 0 ? 'north_america' : 'south_america';
  if (latitude > 0) return 'eurasia';
  if (longitude < 90) return 'africa';
  return longitude < 160 ? 'australia' : 'new_zealand';
}

/** Days of a bloom: those between which it may lie. */
export const bloomDaysForm = ({ from, until }: { from: string; until: string }) => {
  const day = v.pipe(
    requiredDay,
    v.check((day) => day >= from, code('date_too_early')),
    v.check((day) => day <= until, code('date_in_future')),
  );
  return v.pipe(
    v.object({ firstDay: day, lastDay: v.optional(day) }),
    v.forward(
      v.check(
        ({ firstDay, lastDay }) => lastDay === undefined || lastDay >= firstDay,
        code('date_too_early'),
      ),
      ['lastDay'],
    ),
  );
};

/** What is noted of the bloom of a plant at an apiary. */
export const bloomRules = {
  plant: v.picklist(plants, code('unknown_choice')),
  /** The year in which the season of the first day begins. */
  season: wholeBetween(2000, 2200),
  firstDay: requiredDay,
  /** Undefined: it blooms still. */
  lastDay: v.optional(requiredDay),
};

/** A plant that bloomed, or blooms still. */
export interface Bloom extends BloomDays {
  plant: Plant;
}

/** YYYY-MM-DD; without a last day it blooms still. */
export interface BloomDays {
  firstDay: string;
  lastDay?: string | null | undefined;
}

/** A bloom that nobody has ended is over after so many days: most end within them. Our own figure. */
const longestBloomDays = 60;

/** The last day of a bloom, as far as was noted. */
export function lastDayOf({ firstDay, lastDay }: BloomDays): string {
  return lastDay ?? dayAfter(firstDay, longestBloomDays);
}

/** Whether the plant blooms on that day, as far as was noted. */
export function isInBloom(bloom: BloomDays, day: string): boolean {
  return bloom.firstDay <= day && day <= lastDayOf(bloom);
}
