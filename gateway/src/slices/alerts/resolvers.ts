import { AppError, instantOfIso, isAppError, utcWireTime } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing, unlessOthers } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId, wireId } from '../wire-ids.ts';
import { curveOf } from './curve.ts';
import { alertFromWire, ruleFromWire } from './from-wire.ts';
import { ruleToWire } from './to-wire.ts';
import { triedFromWire } from './tried-from-wire.ts';

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

  createAlertRule: (_parent, { input, timeZone }, context) =>
    orFailure(context, async () => {
      const body = { ...ruleToWire(input), timezone: timeZone };
      return ruleOf(await dataOf(context.rest.client.POST('/api/alert-rules', { body })));
    }),

  tryAlertRule: (_parent, { input, timeZone }, context) =>
    orFailure(context, async () => {
      const body = { ...ruleToWire(input), timezone: timeZone };
      const tried = await dataOf(context.rest.client.POST('/api/alert-rules/try', { body }));
      return { __typename: 'TriedAlertRule' as const, ...triedFromWire(tried) };
    }),

  changeAlertRule: (_parent, { id, revision, input }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const headers = { 'if-match': `"${revision}"` };
      const body = ruleToWire(input);
      const { client } = context.rest;
      try {
        return ruleOf(await dataOf(client.PATCH('/api/alert-rules/{id}', { params, headers, body })));
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await dataOf(client.GET('/api/alert-rules/{id}', { params }));
        return { __typename: 'AlertRuleConflict' as const, current: ruleFromWire(current) };
      }
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

    async openAlerts(_parent, _args, { rest }) {
      const params = { query: { open: true } };
      const answer = await unlessMissing(dataOf(rest.client.GET('/api/alerts', { params })));
      return (answer?.alerts ?? []).map(alertFromWire);
    },

    async alertCurve(_parent, { id }, { rest }) {
      const known = wireId(id);
      return known === undefined ? undefined : curveOf(known, rest);
    },

    async modelQuantity(_parent, _args, { rest }) {
      const { model } = await dataOf(rest.client.GET('/api/alert-model'));
      return model === null ? undefined : { key: model.quantity, name: model.name, isCharted: false };
    },

    async modelName(_parent, _args, { rest }) {
      return (await dataOf(rest.client.GET('/api/alert-model'))).name;
    },

    async alertRules(_parent, _args, { rest }) {
      const answer = await unlessMissing(dataOf(rest.client.GET('/api/alert-rules')));
      return (answer?.alert_rules ?? []).map(ruleFromWire);
    },

    async alertRule(_parent, { id }, { rest }) {
      const known = wireId(id);
      if (known === undefined) return null;
      const params = { path: { id: known } };
      const found = await unlessOthers(dataOf(rest.client.GET('/api/alert-rules/{id}', { params })));
      return found ? ruleFromWire(found) : null;
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
