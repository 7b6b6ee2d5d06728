import type { QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';

/** What maps of apiaries are drawn on, and towns to find a place by. */
export const mapQueries = {
  towns: (_parent, query, { rest }) => dataOf(rest.client.GET('/api/v1/towns', { params: { query } })),

  mapOutlines: (_parent, query, { rest }) =>
    dataOf(rest.client.GET('/api/v1/map-outlines', { params: { query } })),

  async mapTiles(_parent, _args, { rest }) {
    const { url, attribution } = await dataOf(rest.client.GET('/api/v1/map-tiles'));
    return url === undefined ? null : { url, attribution };
  },
} satisfies QueryResolvers;
