import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers, Restore } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';

type WireRestore = NonNullable<AnswerOf<'getRestore'>['restore']>;

export const restoreStates = [
  'reading',
  'counted',
  'writing',
  'done',
  'refused',
  'failed',
] as const satisfies WireRestore['state'][];

export const restoreQueries: QueryResolvers = {
  async restore(_parent, _args, { rest }) {
    const found = (await dataOf(rest.client.GET('/api/user/restore'))).restore;
    return found === null ? undefined : restoreFromWire(found);
  },
};

export const restoreMutations: MutationResolvers = {
  startRestore: (_parent, _args, context) =>
    orFailure(context, async () => {
      const started = await dataOf(context.rest.client.POST('/api/user/restore/start'));
      return { __typename: 'Restore' as const, ...restoreFromWire(started) };
    }),
  forgetRestore: (_parent, _args, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/user/restore'));
      return done;
    }),
};

function restoreFromWire({ id, state, progress, kinds }: WireRestore): Restore {
  return {
    id: String(id),
    state,
    progressPercent: progress,
    kinds: kinds.map(({ name, fresh, present, left_out, fault }) => ({
      name,
      fresh,
      present,
      leftOut: left_out,
      faultyRow: fault?.row,
    })),
  };
}
