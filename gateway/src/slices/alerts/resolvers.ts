import { AppError, instantOfIso, utcWireTime } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId } from '../wire-ids.ts';
import { alertFromWire, ruleFromWire } from './from-wire.ts';

const mutations = {
  copyAlertTemplates: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const body = {
        templates: input.templates.map(({ kind, name, description }) => ({
          kind,
          name,
          description: description ?? null,
        })),
        timezone: input.timeZone,
      };
      const made = await dataOf(context.rest.client.POST('/api/alert-rules/copies', { body }));
      return { __typename: 'AlertRules' as const, rules: made.alert_rules.map(ruleFromWire) };
    }),

  setAlertRule: (_parent, { id, isActive, byEmail }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = {
        ...(typeof isActive === 'boolean' && { active: isActive }),
        ...(typeof byEmail === 'boolean' && { alert_via_email: byEmail }),
      };
      return ruleOf(await dataOf(context.rest.client.PATCH('/api/alert-rules/{id}', { params, body })));
    }),

  setAlertRulesActive: (_parent, { isActive }, context) =>
    orFailure(context, async () => {
      const body = { active: isActive };
      const all = await dataOf(context.rest.client.POST('/api/alert-rules/active', { body }));
      return { __typename: 'AlertRules' as const, rules: all.alert_rules.map(ruleFromWire) };
    }),

  deleteAlertRule: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      await doneBy(context.rest.client.DELETE('/api/alert-rules/{id}', { params }));
      return done;
    }),

  excludeHiveFromAlertRule: (_parent, { id, hiveId }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = { hive_id: requiredWireId(hiveId) };
      return ruleOf(
        await dataOf(context.rest.client.POST('/api/alert-rules/{id}/exclude', { params, body })),
      );
    }),

  markAlertsRead: (_parent, { ids, isRead }, context) =>
    orFailure(context, async () => {
      const body = { ...chosen(ids), read: isRead };
      await doneBy(context.rest.client.POST('/api/alerts/read', { body }));
      return done;
    }),

  snoozeAlert: (_parent, { id, until }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = { snoozed_until: until ? utcText(until) : null };
      const alert = await dataOf(context.rest.client.PATCH('/api/alerts/{id}', { params, body }));
      return { __typename: 'Alert' as const, ...alertFromWire(alert) };
    }),

  deleteAlerts: (_parent, { ids }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/alerts/all', { body: chosen(ids) }));
      return done;
    }),
} satisfies MutationResolvers;

export const alertsResolvers: Resolvers = {
  Query: {
    async alerts(_parent, _args, { rest }) {
      // None at all is a 404 of the old wire.
      const answer = await unlessMissing(dataOf(rest.client.GET('/api/alerts')));
      return (answer?.alerts ?? []).map(alertFromWire);
    },

    async alertRules(_parent, _args, { rest }) {
      const answer = await unlessMissing(dataOf(rest.client.GET('/api/alert-rules')));
      return (answer?.alert_rules ?? []).map(ruleFromWire);
    },
  },
  Mutation: mutations,
};

function chosen(ids: readonly string[] | null | undefined) {
  return ids === null || ids === undefined ? {} : { alert_ids: ids.map(requiredWireId) };
}

function ruleOf(wire: Parameters<typeof ruleFromWire>[0]) {
  return { __typename: 'AlertRule' as const, ...ruleFromWire(wire) };
}

function utcText(time: string): string {
  const instant = instantOfIso(time);
  if (instant === undefined)
    throw new AppError('invalid_input', { fields: [{ path: 'until', code: 'not_a_date' }] });
  return utcWireTime(instant);
}
