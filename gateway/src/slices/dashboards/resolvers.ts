import { AppError, dashboardCodeOf, isAppError } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { done } from '../done.ts';
import { wireId } from '../wire-ids.ts';
import { forgetScreens, screenAnswer } from './screen-answer.ts';

const mutations = {
  createDashboard: (_parent, { input: body }, context) =>
    orFailure(context, async () =>
      saved(await dataOf(context.rest.client.POST('/api/v1/dashboards', { body })), context.rest),
    ),

  updateDashboard: (_parent, { id, revision, input: body }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      const headers = { 'if-match': `"${revision}"` };
      const { client } = context.rest;
      try {
        const call = client.PATCH('/api/v1/dashboards/{id}', { params, headers, body });
        return saved(await dataOf(call), context.rest);
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET('/api/v1/dashboards/{id}', { params }));
        return { __typename: 'DashboardConflict' as const, current };
      }
    }),

  previewDashboard: (_parent, { id, input: body }, context) =>
    orFailure(context, async () => {
      const { client } = context.rest;
      const call =
        id == null
          ? client.POST('/api/v1/dashboards/preview', { body })
          : client.POST('/api/v1/dashboards/{id}/preview', { params: { path: { id } }, body });
      return { __typename: 'DashboardScreen' as const, ...(await dataOf(call)) };
    }),

  renewDashboardCode: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const call = context.rest.client.POST('/api/v1/dashboards/{id}/code', { params: { path: { id } } });
      return saved(await dataOf(call), context.rest);
    }),

  removeDashboardLogo: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const call = context.rest.client.DELETE('/api/v1/dashboards/{id}/logo', { params: { path: { id } } });
      return saved(await dataOf(call), context.rest);
    }),

  deleteDashboard: (_parent, { id }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/dashboards/{id}', { params: { path: { id } } }));
      forgetScreens(context.rest);
      return done;
    }),

  countDashboardOpening: (_parent, { code }, context) =>
    orFailure(context, async () => {
      const params = { path: { code: codeIn(code) } };
      await doneBy(context.rest.client.POST('/api/v1/public-dashboards/{code}/openings', { params }));
      return done;
    }),
} satisfies MutationResolvers;

export const dashboardsResolvers: Resolvers = {
  Query: {
    dashboards: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/dashboards')),

    dashboard: (_parent, { id }, { rest }) =>
      wireId(id) === undefined
        ? undefined
        : unlessMissing(dataOf(rest.client.GET('/api/v1/dashboards/{id}', { params: { path: { id } } }))),

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

function saved(dashboard: AnswerOf<'readDashboard'>, rest: Pick<Rest, 'service'>) {
  forgetScreens(rest);
  return { __typename: 'Dashboard' as const, ...dashboard };
}
