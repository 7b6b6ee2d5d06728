import { AppError, dashboardCodeOf, isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { DashboardInput, MutationResolvers, Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { done } from '../done.ts';
import { chosenWireId, requiredWireId, wireId } from '../wire-ids.ts';
import { dashboardFromWire, screenFromWire } from './from-wire.ts';
import { forgetScreens, screenAnswer } from './screen-answer.ts';

const mutations = {
  createDashboard: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const body = toWire(input);
      return saved(await dataOf(context.rest.client.POST('/api/dashboardgroups', { body })), context.rest);
    }),

  updateDashboard: (_parent, { id, revision, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const headers = { 'if-match': `"${revision}"` };
      const { client } = context.rest;
      try {
        const body = toWire(input);
        return saved(
          await dataOf(client.PATCH('/api/dashboardgroups/{id}', { params, headers, body })),
          context.rest,
        );
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET('/api/dashboardgroups/{id}', { params }));
        return { __typename: 'DashboardConflict' as const, current: dashboardFromWire(current) };
      }
    }),

  previewDashboard: (_parent, { id, input }, context) =>
    orFailure(context, async () => {
      const params = { query: id == null ? {} : { id: requiredWireId(id) } };
      const call = context.rest.client.POST('/api/dashboardgroups/preview', { params, body: toWire(input) });
      return { __typename: 'DashboardScreen' as const, ...screenFromWire(await dataOf(call)) };
    }),

  renewDashboardCode: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      return saved(
        await dataOf(context.rest.client.POST('/api/dashboardgroups/{id}/code', { params })),
        context.rest,
      );
    }),

  removeDashboardLogo: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      return saved(
        await dataOf(context.rest.client.DELETE('/api/dashboardgroups/{id}/logo', { params })),
        context.rest,
      );
    }),

  deleteDashboard: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      await doneBy(context.rest.client.DELETE('/api/dashboardgroups/{id}', { params }));
      forgetScreens(context.rest);
      return done;
    }),

  countDashboardOpening: (_parent, { code }, context) =>
    orFailure(context, async () => {
      const params = { path: { code: codeIn(code) } };
      await doneBy(context.rest.client.POST('/api/dashboard/{code}/openings', { params }));
      return done;
    }),
} satisfies MutationResolvers;

export const dashboardsResolvers: Resolvers = {
  Query: {
    dashboards: async (_parent, _args, { rest }) =>
      (await dataOf(rest.client.GET('/api/dashboardgroups'))).map(dashboardFromWire),

    async dashboard(_parent, { id: text }, { rest }) {
      const id = wireId(text);
      if (id === undefined) return undefined;
      const params = { path: { id } };
      const found = await unlessMissing(dataOf(rest.client.GET('/api/dashboardgroups/{id}', { params })));
      return found && dashboardFromWire(found);
    },

    // An impossible id is requested too: otherwise its answer would differ from that of an unknown one.
    dashboardScreen: (_parent, { code, known }, { rest }) =>
      unlessMissing(screenAnswer(rest, dashboardCodeOf(code) ?? noCode, known ?? undefined)),
  },

  Mutation: mutations,
};

/** Of the right letters, and no code. */
const noCode = '-';

function codeIn(typed: string): string {
  const code = dashboardCodeOf(typed);
  if (code === undefined) throw new AppError('not_found');
  return code;
}

function saved(dashboard: Parameters<typeof dashboardFromWire>[0], rest: Pick<Rest, 'service'>) {
  forgetScreens(rest);
  return { __typename: 'Dashboard' as const, ...dashboardFromWire(dashboard) };
}

function toWire(input: DashboardInput) {
  return {
    name: input.title,
    description: input.description ?? null,
    hive_ids: input.hiveIds.map((id, index) => chosenWireId(id, `hiveIds.${index}`)),
    speed: input.paceSeconds,
    interval: input.interval,
    start_date: input.startsOn ?? null,
    end_date: input.endsOn ?? null,
    show_all: input.showsAll,
    parts: input.parts,
    locale: input.language ?? null,
    weight_unit: input.weightUnit,
    temperature_unit: input.temperatureUnit,
    theme: input.theme,
    embed_sites: input.sites,
  };
}
