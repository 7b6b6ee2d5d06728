import {
  miteThresholdsIn,
  storedMiteThresholds,
  textOfMiteThresholds,
  usualMiteThresholds,
} from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MiteThresholds, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';

/** Name of the setting that holds them, as JSON. */
const settingName = 'mite_thresholds';

export const miteThresholdQueries: Pick<QueryResolvers, 'miteThresholds'> = {
  miteThresholds: async (_parent, _args, { rest }) =>
    thresholdsIn(...(await Promise.all([dataOf(rest.client.GET('/api/settings')), isInSouth(rest)]))),
};

/** Whether winter is in July at most of the person's apiaries. */
async function isInSouth({ client }: Rest): Promise<boolean> {
  return (await dataOf(client.GET('/api/v1/season'))).isSouthern;
}

export const miteThresholdMutations: Pick<MutationResolvers, 'saveMiteThresholds'> = {
  saveMiteThresholds: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const { sample, naturalDrop: natural_drop, stickyBoard: sticky_board } = input;
      const body = { [settingName]: textOfMiteThresholds({ sample, natural_drop, sticky_board }) };
      const settings = await dataOf(context.rest.client.POST('/api/settings', { body }));
      return {
        __typename: 'MiteThresholds' as const,
        ...thresholdsIn(settings, await isInSouth(context.rest)),
      };
    }),
};

/** Any app may keep anything under any name. */
function thresholdsIn(settings: AnswerOf<'getSettings'>, isTurned: boolean): MiteThresholds {
  const own = storedMiteThresholds(settings.find(({ name }) => name === settingName)?.value);
  const thresholds = own ?? miteThresholdsIn(usualMiteThresholds, isTurned);
  const { sample, natural_drop: naturalDrop, sticky_board: stickyBoard } = thresholds;
  return { sample, naturalDrop, stickyBoard, isOwn: own !== undefined, isSouthern: isTurned };
}
