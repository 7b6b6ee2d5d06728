import { seasonDays } from '@skep/domain';
import type { GatewayContext } from '../../context.ts';
import type { QueryResolvers, ScaleGain, Season } from '../../generated/schema.ts';
import { dataOf, unlessMissing } from '../../rest/answers.ts';
import { countFromWire, lotsFromWire, yieldsFromWire } from './honey-from-wire.ts';

/** Lots, what hives gave, and how many there were. */
export const honeyQueries = {
  async honeyLots(_parent, { year, lot }, { rest }) {
    const query = { ...(year != null && { year }), ...(lot != null && { lot }) };
    return lotsFromWire(await dataOf(rest.client.GET('/api/honey-lots', { params: { query } })));
  },

  season: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/season')),

  async honeyYields(_parent, { year, timeZone }, { rest }) {
    const query = year == null ? {} : { year };
    const found = await dataOf(rest.client.GET('/api/honey-yields', { params: { query } }));
    const yields = yieldsFromWire(found);
    const hiveIds = [...new Set(yields.map(({ hiveId }) => hiveId))];
    return {
      yields,
      years: found.years,
      gains: await gainsOf(rest, hiveIds, { year: found.year, isSouthern: found.southern }, timeZone),
    };
  },

  async colonyCount(_parent, { day }, { rest }) {
    return countFromWire(await dataOf(rest.client.GET('/api/colony-count', { params: { query: { day } } })));
  },
} satisfies QueryResolvers;

/** Half an answer without them: a hive that is gone by now has none. */
async function gainsOf(
  rest: GatewayContext['rest'],
  hiveIds: readonly string[],
  { year, isSouthern }: Season,
  timezone: string,
): Promise<ScaleGain[] | null> {
  if (hiveIds.length === 0) return [];
  const { from: start, until: end } = seasonDays(year, isSouthern);
  const period = { start, end, interval: 'year', timezone };
  const query = { ...period, index: 0, relative_interval: 0, hive_ids: [hiveIds.join(',')] };
  const gains = await unlessMissing(dataOf(rest.client.GET('/api/sensors/gains', { params: { query } })));
  return gains?.map(({ hive_id, season_kg: seasonKg }) => ({ hiveId: String(hive_id), seasonKg })) ?? null;
}
