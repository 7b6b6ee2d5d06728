import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId } from '../wire-ids.ts';

export const weightMutations = {
  answerWeightStep: (_parent, { deviceId, time, answer }, context) =>
    orFailure(context, async () => {
      const path = { id: requiredWireId(deviceId) };
      const body = { time, answer: answer ?? null };
      await doneBy(context.rest.client.PUT('/api/devices/{id}/weight-steps', { params: { path }, body }));
      return done;
    }),
} satisfies MutationResolvers;
