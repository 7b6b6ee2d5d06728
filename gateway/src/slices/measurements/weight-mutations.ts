import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';

export const weightMutations = {
  answerWeightStep: (_parent, { deviceId, time, answer }, context) =>
    orFailure(context, async () => {
      const options = { params: { path: { id: deviceId } }, body: { time, answer: answer ?? null } };
      await doneBy(context.rest.client.PUT('/api/v1/devices/{id}/weight-steps', options));
      return done;
    }),
} satisfies MutationResolvers;
