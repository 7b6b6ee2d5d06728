import { bloomRules, plants } from '@skep/domain';
import { type ColumnsOf, field, type ValuesOf } from '#platform/resource/fields.ts';
import { day, integer, wordOf } from '#platform/resource/kinds.ts';

export const seasonText =
  'Year in which the season of the first day begins: on 1 January, in the south on 1 July.';

/** What the address of a bloom says of it. */
export const bloomKeyFields = {
  plant: field(bloomRules.plant, wordOf(plants), { column: 'plant' }),
  season: field(bloomRules.season, integer, { column: 'season', description: seasonText }),
};

export const bloomDayFields = {
  firstDay: field(bloomRules.firstDay, day, { column: 'first_day' }),
  lastDay: field(bloomRules.lastDay, day, {
    column: 'last_day',
    description: 'YYYY-MM-DD; absent: it blooms still.',
  }),
};

/** Fields of the bloom of a plant at an apiary. */
export const bloomFields = { ...bloomKeyFields, ...bloomDayFields };

export type BloomFields = ValuesOf<typeof bloomFields>;
export type BloomColumns = ColumnsOf<typeof bloomFields>;
