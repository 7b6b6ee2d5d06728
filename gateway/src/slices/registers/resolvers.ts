import type { AnswerOf } from '@skep/rest-client';
import type { GatewayContext } from '../../context.ts';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { honeyQueries } from './honey-queries.ts';
import { miteThresholdMutations, miteThresholdQueries } from './mite-thresholds.ts';
import { recordCardQueries } from './record-cards.ts';

type Client = GatewayContext['rest']['client'];

/** What a call that writes into the records has written. */
const written = (context: GatewayContext, call: (client: Client) => Promise<AnswerOf<'readRegisterEntry'>>) =>
  orFailure(context, async () => ({
    __typename: 'RegisterEntry' as const,
    ...(await call(context.rest.client)),
  }));

/** GraphQL has a list where the service has an object. */
const byHive = <Of extends { hiveId: string }>(list: readonly Of[]) =>
  list.map(({ hiveId, ...of }) => [hiveId, of] as const);

const mutations = {
  ...miteThresholdMutations,

  createTreatment: (_parent, { input: body }, context) =>
    written(context, (client) => dataOf(client.POST('/api/v1/treatments', { body }))),

  createHarvest: (_parent, { input }, context) =>
    written(context, (client) => {
      const frames = Object.fromEntries(byHive(input.frames ?? []).map(([id, { count }]) => [id, count]));
      return dataOf(client.POST('/api/v1/harvests', { body: { ...input, frames } }));
    }),

  createMiteCount: (_parent, { input }, context) =>
    written(context, (client) => {
      const counts = Object.fromEntries(byHive(input.counts));
      const hiveIds = input.counts.map(({ hiveId }) => hiveId);
      return dataOf(client.POST('/api/v1/mite-counts', { body: { ...input, hiveIds, counts } }));
    }),

  createFeeding: (_parent, { input: body }, context) =>
    written(context, (client) => dataOf(client.POST('/api/v1/feedings', { body }))),

  createJars: (_parent, { input: body }, context) =>
    written(context, (client) => dataOf(client.POST('/api/v1/jars', { body }))),

  strikeRegisterEntry: (_parent, { id, reason }, context) =>
    written(context, (client) =>
      dataOf(
        client.POST('/api/v1/register-entries/{id}/strike', { params: { path: { id } }, body: { reason } }),
      ),
    ),

  keepTreatmentProduct: (_parent, { input: body }, context) =>
    orFailure(context, async () => {
      const call = context.rest.client.POST('/api/v1/treatment-products', { body });
      return { __typename: 'TreatmentProduct' as const, ...(await dataOf(call)) };
    }),

  deleteTreatmentProduct: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      await doneBy(context.rest.client.DELETE('/api/v1/treatment-products/{id}', { params }));
      return done;
    }),
} satisfies MutationResolvers;

const queries = {
  ...miteThresholdQueries,
  ...honeyQueries,
  ...recordCardQueries,

  async registerEntries(_parent, query, { rest, loaders }) {
    const [page, hive] = await Promise.all([
      dataOf(rest.client.GET('/api/v1/register-entries', { params: { query } })),
      query.hiveId == null ? null : loaders.hive.load(query.hiveId),
    ]);
    return { ...page, hive };
  },

  registerEntry: (_parent, { id }, { rest }) =>
    unlessMissing(dataOf(rest.client.GET('/api/v1/register-entries/{id}', { params: { path: { id } } }))),

  async registerSheet(_parent, query, { rest, loaders }) {
    const [sheet, hive] = await Promise.all([
      dataOf(rest.client.GET('/api/v1/register-sheet', { params: { query } })),
      query.hiveId == null ? null : loaders.hive.load(query.hiveId),
    ]);
    return { ...sheet, hive };
  },

  miteSeason: (_parent, query, { rest }) =>
    dataOf(rest.client.GET('/api/v1/mite-season', { params: { query } })),

  honeyWaits: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/honey-waits')),

  treatmentProducts: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/treatment-products')),

  apiaryTemperatures: (_parent, query, { rest }) =>
    dataOf(rest.client.GET('/api/v1/weather-temperatures', { params: { query } })),
} satisfies QueryResolvers;

export const registersResolvers: Resolvers = { Query: queries, Mutation: mutations };
