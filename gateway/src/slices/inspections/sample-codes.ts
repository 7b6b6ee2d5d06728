import { orFailure } from '../../errors/failure.ts';
import type { Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';

export const sampleCodeMutations: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    makeSampleCode: (_parent, body, context) =>
      orFailure(context, async () => {
        const made = await dataOf(context.rest.client.POST('/api/v1/sample-codes', { body }));
        return { __typename: 'SampleCode' as const, sampleCode: made.sampleCode };
      }),

    deleteSampleCode: (_parent, { code: sampleCode }, context) =>
      orFailure(context, async () => {
        const params = { path: { sampleCode } };
        await doneBy(context.rest.client.DELETE('/api/v1/sample-codes/{sampleCode}', { params }));
        return done;
      }),
  },
};
