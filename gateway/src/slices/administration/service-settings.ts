import { isSettingName } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers, ServiceSettings } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { isoFromWire } from '../wire-values.ts';

export const settingQueries = {
  serviceSettings: async (_parent, _args, { rest }) =>
    settingsFromWire(await dataOf(rest.client.GET('/api/administration/settings'))),
} satisfies QueryResolvers;

export const settingMutations = {
  saveServiceSettings: (_parent, { values }, context) =>
    orFailure(context, async () => {
      const known = values.flatMap(({ name, value = null }) => (isSettingName(name) ? [[name, value]] : []));
      const body = { values: Object.fromEntries(known) };
      const saved = await dataOf(context.rest.client.PUT('/api/administration/settings', { body }));
      return { __typename: 'ServiceSettings' as const, ...settingsFromWire(saved) };
    }),
} satisfies MutationResolvers;

function settingsFromWire({ settings, changes }: AnswerOf<'getServiceSettings'>): ServiceSettings {
  return {
    settings: settings.map(({ name, value, variable, is_set: isSet, is_fixed: isFixed }) => ({
      name,
      value: value ?? undefined,
      isSet,
      variable,
      isFixed,
    })),
    changes: changes.map(({ id, changed_at, admin_name, name, value, is_set: isSet }) => ({
      id: String(id),
      changedAt: isoFromWire(changed_at, 'UTC'),
      adminName: admin_name ?? undefined,
      setting: name,
      value: value ?? undefined,
      isSet,
    })),
  };
}
