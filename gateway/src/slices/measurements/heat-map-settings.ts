import { AppError, isHeatMapMaximum, usualHeatMapMaximum } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';

const settingName = 'heatmap_maximum';

export const heatMapQueries: Pick<QueryResolvers, 'heatMapSettings'> = {
  heatMapSettings: async (_parent, _args, { rest }) =>
    settingsIn(await dataOf(rest.client.GET('/api/settings'))),
};

export const heatMapMutations: Pick<MutationResolvers, 'setHeatMapMaximum'> = {
  setHeatMapMaximum: (_parent, { maximum }, context) =>
    orFailure(context, async () => {
      if (!isHeatMapMaximum(maximum))
        throw new AppError('invalid_input', { fields: [{ path: 'maximum', code: 'unknown_choice' }] });
      const body = { [settingName]: String(maximum) };
      const settings = await dataOf(context.rest.client.POST('/api/settings', { body }));
      return { __typename: 'HeatMapSettings' as const, ...settingsIn(settings) };
    }),
};

/** Any app may store anything under any name. */
function settingsIn(settings: AnswerOf<'getSettings'>): { maximum: number } {
  const stored = Number(settings.find(({ name }) => name === settingName)?.value);
  return { maximum: isHeatMapMaximum(stored) ? stored : usualHeatMapMaximum };
}
