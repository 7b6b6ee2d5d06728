import { orFailure } from '../../errors/failure.ts';
import type { Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { chosenWireId } from '../wire-ids.ts';

export const sampleCodeMutations: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    makeSampleCode: (_parent, { hiveId, sampleCode }, context) =>
      orFailure(context, async () => {
        const body = { hive_id: chosenWireId(hiveId, 'hiveId'), sample_code: sampleCode ?? null };
        const made = await dataOf(context.rest.client.POST('/api/samplecode', { body }));
        return { __typename: 'SampleCode' as const, sampleCode: made.sample_code };
      }),

    deleteSampleCode: (_parent, { code }, context) =>
      orFailure(context, async () => {
        await doneBy(context.rest.client.DELETE('/api/samplecode', { body: { sample_code: code } }));
        return done;
      }),
  },
};
