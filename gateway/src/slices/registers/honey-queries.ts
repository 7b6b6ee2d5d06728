import { seasonDays } from '@skep/domain';
import type { GatewayContext } from '../../context.ts';
import type { QueryResolvers, ScaleGain, Season } from '../../generated/schema.ts';
import { dataOf, unlessMissing, unlessOthers } from '../../rest/answers.ts';

/** Lots, what hives gave, how many there were, and the report of a season. */
export const honeyQueries = {
  honeyLots: (_parent, query, { rest }) =>
    dataOf(rest.client.GET('/api/v1/honey-lots', { params: { query } })),

  season: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/season')),

  async honeyYields(_parent, { timeZone, ...query }, { rest }) {
    const call = rest.client.GET('/api/v1/honey-yields', { params: { query } });
    const { season, ...found } = await dataOf(call);
    const hiveIds = [...new Set(found.yields.map(({ hiveId }) => hiveId))];
    return { ...found, gains: await gainsOf(rest, hiveIds, season, timeZone) };
  },

  async seasonReport(_parent, query, { rest }) {
    const call = rest.client.GET('/api/v1/season-report', { params: { query } });
    const report = await unlessOthers(dataOf(call));
    if (report === undefined) return null;
    const { colonies, ...others } = report;
    const { atStart: coloniesAtStart, atEnd: coloniesAtEnd, moves } = colonies;
    return { ...others, coloniesAtStart, coloniesAtEnd, moves };
  },

  async colonyCount(_parent, query, { rest }) {
    const { apiaries, ...count } = await dataOf(
      rest.client.GET('/api/v1/colony-count', { params: { query } }),
    );
    return {
      ...count,
      apiaries: apiaries.map(({ address: { number: streetNumber, ...address }, coordinates, ...apiary }) => ({
        ...{ ...apiary, ...address, ...coordinates, streetNumber },
        hiveNames: apiary.hives.map(({ name }) => name),
        nuclei: apiary.hives.filter(({ state }) => state === 'nucleus').length,
      })),
    };
  },
} satisfies QueryResolvers;

/** Half an answer without them: a hive that is gone by now has none. */
async function gainsOf(
  rest: GatewayContext['rest'],
  hiveIds: readonly string[],
  { year, isSouthern }: Season,
  timeZone: string,
): Promise<ScaleGain[] | null> {
  if (hiveIds.length === 0) return [];
  const { from: start, until: end } = seasonDays(year, isSouthern);
  const query = { start, end, timeZone, hiveIds: hiveIds.join(',') };
  return (await unlessMissing(dataOf(rest.client.GET('/api/v1/hive-gains', { params: { query } })))) ?? null;
}
