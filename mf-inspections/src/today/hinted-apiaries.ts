import { dayAfter, type HintedApiary, idleDaysOfFlow, isWithin } from '@skep/domain';
import { readFragment } from '../generated/fragment-masking.ts';
import type { TodayQuery } from '../generated/graphql.ts';
import { plantOf, zoneOf } from '../season/plant-enums.ts';
import { SeasonBloomFragment } from '../season/season.graphql.ts';
import type { KnownToday } from './today-facts.ts';

/** What is known for the rules of the season, of each apiary at which the person has bees. */
export function hintedApiaries(data: TodayQuery, { facts }: KnownToday): HintedApiary[] {
  const { today } = facts;
  const blooms = data.blooms.map((bloom) => readFragment(SeasonBloomFragment, bloom));
  const places = new Map(facts.apiaries.map(({ id, place }) => [id, place]));
  return data.apiarySeasons.flatMap(({ id, zone }) => {
    const hives = facts.hives.filter((hive) => hive.apiaryId === id && hive.isOwn && hive.hasBees);
    if (hives.length === 0) return [];
    const hiveIds = new Set(hives.map((hive) => hive.id));
    const withdrawn = new Set(
      facts.waits.filter((wait) => isWithin(today, wait)).map(({ hiveId }) => hiveId),
    );
    const days = data.apiaryForecasts.find(({ apiaryId }) => apiaryId === id)?.days;
    return [
      {
        id,
        facts: {
          zone: zoneOf(zone),
          latitude: places.get(id)?.latitude,
          blooms: blooms
            .filter(({ apiaryId }) => apiaryId === id)
            .map(({ plant, firstDay, lastDay }) => ({ plant: plantOf(plant), firstDay, lastDay })),
          flows: facts.flows
            .filter(({ hiveId }) => hiveIds.has(hiveId))
            .map(({ from, to }) => ({ from, to, isOver: dayAfter(to, idleDaysOfFlow) < today })),
        },
        greatestCelsius: days?.find(({ day }) => day === today)?.greatestCelsius,
        isWithdrawn: hives.every((hive) => withdrawn.has(hive.id)),
      },
    ];
  });
}
