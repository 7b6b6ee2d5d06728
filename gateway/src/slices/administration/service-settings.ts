import { isSettingName } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers, ServiceSettings } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';

export const settingQueries = {
  serviceSettings: async (_parent, _args, { rest }) =>
    withChanges(await dataOf(rest.client.GET('/api/v1/administration/settings'))),
} satisfies QueryResolvers;

export const settingMutations = {
  saveServiceSettings: (_parent, { values }, context) =>
    orFailure(context, async () => {
      const known = values.flatMap(({ name, value = null }) => (isSettingName(name) ? [[name, value]] : []));
      const body = { values: Object.fromEntries(known) };
      const saved = await dataOf(context.rest.client.PUT('/api/v1/administration/settings', { body }));
      return { __typename: 'ServiceSettings' as const, ...withChanges(saved) };
    }),
} satisfies MutationResolvers;

const withChanges = ({ settings, changes }: AnswerOf<'readServiceSettings'>): ServiceSettings => ({
  settings,
  changes: changes.map(({ name: setting, ...change }) => ({ ...change, setting })),
});
