import {
  type MiteThresholds as Cached,
  storedMiteThresholds,
  textOfMiteThresholds,
  usualMiteThresholds,
} from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MiteThresholds, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';

/** Name of the setting that holds them, as JSON. */
const settingName = 'mite_thresholds';

export const miteThresholdQueries: Pick<QueryResolvers, 'miteThresholds'> = {
  miteThresholds: async (_parent, _args, { rest }) =>
    thresholdsIn(await dataOf(rest.client.GET('/api/settings'))),
};

export const miteThresholdMutations: Pick<MutationResolvers, 'saveMiteThresholds'> = {
  saveMiteThresholds: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const { sample, naturalDrop: natural_drop, stickyBoard: sticky_board } = input;
      const body = { [settingName]: textOfMiteThresholds({ sample, natural_drop, sticky_board }) };
      const settings = await dataOf(context.rest.client.POST('/api/settings', { body }));
      return { __typename: 'MiteThresholds' as const, ...thresholdsIn(settings) };
    }),
};

/** Any app may keep anything under any name. */
function thresholdsIn(settings: AnswerOf<'getSettings'>): MiteThresholds {
  const own = storedMiteThresholds(settings.find(({ name }) => name === settingName)?.value);
  const { sample, natural_drop: naturalDrop, sticky_board: stickyBoard }: Cached = own ?? usualMiteThresholds;
  return { sample, naturalDrop, stickyBoard, isOwn: own !== undefined };
}
