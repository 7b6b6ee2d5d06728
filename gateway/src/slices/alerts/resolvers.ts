import { isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessOthers } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { curveOf } from './curve.ts';
import type { AlertRuleModel } from './models.ts';

const ruleOf = (rule: AlertRuleModel) => ({ __typename: 'AlertRule' as const, ...rule });
const rulesOf = (rules: AlertRuleModel[]) => ({ __typename: 'AlertRules' as const, rules });

/** A form shows all parts of a condition, also those that its period does not need. */
function wholeCondition<Condition extends AlertRuleModel['conditions'][number]>(condition: Condition) {
  const { period, minutes = 0, comparison = 'value' as const } = condition;
  const calculation = period === 'intervals' ? ('count' as const) : (condition.calculation ?? 'mean');
  return { ...condition, minutes, comparison, calculation };
}

const mutations = {
  copyAlertTemplates: (_parent, { input: body }, context) =>
    orFailure(context, async () =>
      rulesOf(await dataOf(context.rest.client.POST('/api/v1/alert-rules/from-templates', { body }))),
    ),

  createAlertRule: (_parent, { input, timeZone }, context) =>
    orFailure(context, async () => {
      const body = { ...input, timeZone };
      return ruleOf(await dataOf(context.rest.client.POST('/api/v1/alert-rules', { body })));
    }),

  tryAlertRule: (_parent, { input, timeZone }, context) =>
    orFailure(context, async () => {
      const body = { ...input, timeZone };
      const tried = await dataOf(context.rest.client.POST('/api/v1/alert-rules/backtest', { body }));
      return { __typename: 'TriedAlertRule' as const, ...tried };
    }),

  sendTestAlert: (_parent, { input, timeZone, ruleId }, context) =>
    orFailure(context, async () => {
      const body = { ...input, timeZone, ...(ruleId && { ruleId }) };
      const sent = await dataOf(context.rest.client.POST('/api/v1/alert-rules/test-alert', { body }));
      return { __typename: 'SentTestAlert' as const, ...sent };
    }),

  changeAlertRule: (_parent, { id, revision, input: body }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      const headers = { 'if-match': `"${revision}"` };
      const { client } = context.rest;
      try {
        return ruleOf(await dataOf(client.PATCH('/api/v1/alert-rules/{id}', { params, headers, body })));
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET('/api/v1/alert-rules/{id}', { params }));
        return { __typename: 'AlertRuleConflict' as const, current };
      }
    }),

  setAlertRule: (_parent, { id, isActive, byEmail }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      const body = {
        ...(typeof isActive === 'boolean' && { isActive }),
        ...(typeof byEmail === 'boolean' && { byEmail }),
      };
      return ruleOf(await dataOf(context.rest.client.PATCH('/api/v1/alert-rules/{id}', { params, body })));
    }),

  setAlertRulesActive: (_parent, body, context) =>
    orFailure(context, async () =>
      rulesOf(await dataOf(context.rest.client.POST('/api/v1/alert-rules/active', { body }))),
    ),

  deleteAlertRule: (_parent, { id }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/alert-rules/{id}', { params: { path: { id } } }));
      return done;
    }),

  excludeHiveFromAlertRule: (_parent, path, context) =>
    orFailure(context, async () => {
      const url = '/api/v1/alert-rules/{id}/excluded-hives/{hiveId}';
      return ruleOf(await dataOf(context.rest.client.PUT(url, { params: { path } })));
    }),

  markAlertsRead: (_parent, { ids = null, isRead }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.POST('/api/v1/alerts/read', { body: { ids, isRead } }));
      return done;
    }),

  snoozeAlert: (_parent, { id, until = null }, context) =>
    orFailure(context, async () => {
      const body = { snoozedUntil: until };
      const call = context.rest.client.PATCH('/api/v1/alerts/{id}', { params: { path: { id } }, body });
      return { __typename: 'Alert' as const, ...(await dataOf(call)) };
    }),

  rateAlert: (_parent, { id, outcome = null }, context) =>
    orFailure(context, async () => {
      const params = { path: { id } };
      const call = context.rest.client.PATCH('/api/v1/alerts/{id}', { params, body: { outcome } });
      return { __typename: 'Alert' as const, ...(await dataOf(call)) };
    }),

  deleteAlerts: (_parent, { ids = null }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.POST('/api/v1/alerts/delete', { body: { ids } }));
      return done;
    }),
} satisfies MutationResolvers;

export const alertsResolvers: Resolvers = {
  Query: {
    alerts: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/alerts')),

    openAlerts: (_parent, _args, { rest }) =>
      dataOf(rest.client.GET('/api/v1/alerts', { params: { query: { state: 'open' } } })),

    alertRecords: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/alerts/records')),

    alertCurve: (_parent, { id }, { rest }) => curveOf(id, rest),

    async modelQuantity(_parent, _args, { rest }) {
      const { quantity: key, name, isSetUp } = await dataOf(rest.client.GET('/api/v1/alert-model'));
      return isSetUp ? { key, name, isCharted: false } : undefined;
    },

    modelName: async (_parent, _args, { rest }) =>
      (await dataOf(rest.client.GET('/api/v1/alert-model'))).name,

    alertRules: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/alert-rules')),

    alertRule: (_parent, { id }, { rest }) =>
      unlessOthers(dataOf(rest.client.GET('/api/v1/alert-rules/{id}', { params: { path: { id } } }))),
  },
  AlertRule: {
    conditions: ({ conditions }) => conditions.map(wholeCondition),
  },
  Alert: {
    reasons: ({ reasons }) =>
      reasons.map((reason) => {
        const { calculation, ...whole } = wholeCondition(reason);
        // A percentage is neither a number of values nor a change per hour, whatever it was calculated from.
        const isOf = (name: typeof calculation) =>
          calculation === name && reason.comparison !== 'rise_percent';
        return { ...whole, isCount: isOf('count'), isRate: isOf('rate'), isDeviation: isOf('deviation') };
      }),
  },
  Mutation: mutations,
};
