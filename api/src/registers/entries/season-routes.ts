import { biotechnicalMeasures } from '@skep/domain';
import * as v from 'valibot';
import type { HiveId, QueenId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { JarsAnswer, miteFactsAnswer, mitesOfHiveAnswer } from './entry-fields.ts';
import { type Lot, lotsOf } from './lots.ts';
import { miteSeason } from './mite-season.ts';
import { seasonOf, sentYear } from './season.ts';
import type { EntryId } from './tables.ts';
import { honeyYields } from './yields.ts';

const year = v.pipe(
  v.optional(sentYear),
  v.description(
    'Year in which the season begins: a calendar year, or July to June where most of the person’s bees are in the south. Default: the present season.',
  ),
);
const ofSeason = { query: v.object({ year }) };

const entryId = idJson<EntryId>('entry');
const hiveId = idJson<HiveId>('hive');
const kilograms = v.pipe(v.optional(v.number()), v.description('Absent if a harvest was not weighed.'));
export const SeasonAnswer = v.object({
  year: v.pipe(v.number(), v.description('Year in which the season begins.')),
  isSouthern: v.pipe(v.boolean(), v.description('Whether it is from July to June.')),
});
export const YieldAnswer = v.object({
  ...{ hiveId, hiveName: v.string(), apiaryName: v.string() },
  ...{ queenId: v.optional(idJson<QueenId>('queen')), queenName: v.optional(v.string()) },
  kilograms: v.number(),
  framesUnweighed: v.pipe(v.number(), v.description('Of harvests that are not weighed yet.')),
});
const LotAnswer = v.object({
  lot: v.string(),
  harvestedKg: kilograms,
  leftKg: kilograms,
  waterPercent: v.pipe(v.optional(v.number()), v.description('Maximum of its harvests.')),
  isHeather: v.boolean(),
  isFromWithdrawal: v.pipe(
    v.boolean(),
    v.description('Whether some was harvested in a withdrawal period, according to the current records.'),
  ),
  harvests: v.array(
    v.object({
      ...{ entryId, number: v.number(), day: v.string(), kilograms },
      hiveNames: v.pipe(v.array(v.string()), v.description('Names at that time.')),
      apiaryNames: v.array(v.string()),
    }),
  ),
  jars: v.array(v.object({ entryId, number: v.number(), day: v.string(), jars: JarsAnswer })),
});

function lotJson({ harvests, jars, ...lot }: Lot) {
  const waters = harvests.flatMap(({ harvest }) => harvest?.waterPercent ?? []);
  return {
    ...lot,
    waterPercent: waters.length === 0 ? undefined : Math.max(...waters),
    isHeather: harvests.some(({ harvest }) => harvest?.isHeather),
    harvests: harvests.map(({ id, number, day, harvest, hives }) => ({
      ...{ entryId: id, number, day, kilograms: harvest?.kilograms },
      hiveNames: hives.map(({ name }) => name),
      apiaryNames: [...new Set(hives.map(({ apiaryName }) => apiaryName))],
    })),
    jars: jars.flatMap(({ id, number, day, jars: facts }) =>
      facts === undefined ? [] : [{ entryId: id, number, day, jars: facts }],
    ),
  };
}

export const seasonRoutes = inOneScope([
  action(
    'GET',
    '/season',
    {
      id: 'getSeason',
      summary:
        'The present season where most apiaries of the person are: a calendar year, or July to June in the south',
      answer: SeasonAnswer,
    },
    (context) => seasonOf(context),
  ),
  action(
    'GET',
    '/mite-season',
    {
      id: 'readMiteSeason',
      summary: 'Mite counts of the hives that the person sees, and their treatments in the same time',
      description: 'Valid entries by day, from two months before the season until its end.',
      ...ofSeason,
      answer: v.object({
        counts: v.array(
          v.object({ entryId, hiveId, day: v.string(), ...miteFactsAnswer, ...mitesOfHiveAnswer }),
        ),
        treatments: v.array(
          v.object({
            ...{ entryId, hiveIds: v.array(hiveId), day: v.string(), lastDay: v.string() },
            ...{ product: v.optional(v.string()), substance: v.optional(v.string()) },
            measure: v.optional(v.picklist(biotechnicalMeasures)),
          }),
        ),
      }),
    },
    (context, { query }) => miteSeason(context, query.year),
  ),
  action(
    'GET',
    '/honey-lots',
    {
      id: 'listHoneyLots',
      summary: 'Lots with a harvest in the season: harvests, jars, remaining honey',
      description: 'Without a year: the newest season with a harvest.',
      query: v.object({
        year,
        lot: v.pipe(
          v.optional(v.pipe(v.string(), v.maxLength(500, 'too_long'))),
          v.description('Includes this lot, whatever its season.'),
        ),
      }),
      answer: v.array(LotAnswer),
    },
    async (context, { query }) => (await lotsOf(context, query)).map(lotJson),
  ),
  action(
    'GET',
    '/honey-yields',
    {
      id: 'readHoneyYields',
      summary: 'Yield of each hive in a season, by apiary and queen, and totals of each season',
      ...ofSeason,
      answer: v.object({
        season: SeasonAnswer,
        yields: v.array(YieldAnswer),
        years: v.array(v.object({ year: v.number(), kilograms: v.number() })),
      }),
    },
    (context, { query }) => honeyYields(context, query.year),
  ),
]);
