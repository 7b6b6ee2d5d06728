import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers, Restore } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';

export const restoreStates = [
  'reading',
  'counted',
  'writing',
  'done',
  'refused',
  'failed',
] as const satisfies AnswerOf<'startRestore'>['state'][];

export const restoreQueries: QueryResolvers = {
  async restore(_parent, _args, { rest }) {
    const { restore } = await dataOf(rest.client.GET('/api/v1/account/restore'));
    return restore && withRows(restore);
  },
};

export const restoreMutations: MutationResolvers = {
  startRestore: (_parent, _args, context) =>
    orFailure(context, async () => {
      const started = await dataOf(context.rest.client.POST('/api/v1/account/restore/start'));
      return { __typename: 'Restore' as const, ...withRows(started) };
    }),
  forgetRestore: (_parent, _args, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/account/restore'));
      return done;
    }),
};

const withRows = ({ kinds, ...restore }: AnswerOf<'startRestore'>): Restore => ({
  ...restore,
  kinds: kinds.map(({ fault, ...kind }) => ({ ...kind, faultyRow: fault?.row })),
});
