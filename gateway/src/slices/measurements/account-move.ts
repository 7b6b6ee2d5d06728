import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { AccountMove, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';

type WireMove = NonNullable<AnswerOf<'getMove'>['move']>;

export const accountMoveStates = [
  'fetching',
  'fetched',
  'failed',
  'undoing',
  'undone',
] as const satisfies WireMove['state'][];

export const accountMoveFaults = [
  'unreachable',
  'wrong_credentials',
  'unreadable',
  'too_much',
  'unexpected',
] as const satisfies NonNullable<WireMove['fault']>[];

export const accountMoveQueries: QueryResolvers = {
  async accountMove(_parent, _args, { rest }) {
    const found = (await dataOf(rest.client.GET('/api/user/move'))).move;
    return found === null ? undefined : moveFromWire(found);
  },
};

export const accountMoveMutations: MutationResolvers = {
  beginAccountMove: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const { address, token, email, password, timeZone: time_zone } = input;
      const opening = { token: token ?? null, email: email ?? null, password: password ?? null };
      const body = { address, ...opening, time_zone };
      const begun = await dataOf(context.rest.client.POST('/api/user/move', { body }));
      return { __typename: 'AccountMove' as const, ...moveFromWire(begun) };
    }),
  resumeAccountMove: (_parent, _args, context) =>
    orFailure(context, async () => {
      const resumed = await dataOf(context.rest.client.POST('/api/user/move/start'));
      return { __typename: 'AccountMove' as const, ...moveFromWire(resumed) };
    }),
  undoAccountMove: (_parent, _args, context) =>
    orFailure(context, async () => {
      const undoing = await dataOf(context.rest.client.POST('/api/user/move/undo'));
      return { __typename: 'AccountMove' as const, ...moveFromWire(undoing) };
    }),
  forgetAccountMove: (_parent, _args, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/user/move'));
      return done;
    }),
};

function moveFromWire(move: WireMove): AccountMove {
  return {
    id: String(move.id),
    address: move.address,
    state: move.state,
    fault: move.fault ?? undefined,
    progressPercent: move.progress,
    restoreId: move.restore_id === null ? undefined : String(move.restore_id),
    kinds: [...new Set([...Object.keys(move.there), ...Object.keys(move.unreadable)])].map((name) => ({
      name,
      there: move.there[name],
      unreadable: move.unreadable[name] ?? 0,
    })),
    unknownQuestions: move.unknown,
    failedCalls: move.failed_calls,
    researchProjects: move.research_projects,
    peopleToInvite: move.to_invite,
  };
}
