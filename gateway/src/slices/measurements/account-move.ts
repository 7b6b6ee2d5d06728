import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { AccountMove, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';

type Move = AnswerOf<'beginMove'>;

export const accountMoveStates = [
  'fetching',
  'fetched',
  'failed',
  'undoing',
  'undone',
] as const satisfies Move['state'][];

export const accountMoveFaults = [
  'unreachable',
  'wrong_credentials',
  'unreadable',
  'too_much',
  'unexpected',
] as const satisfies NonNullable<Move['fault']>[];

export const accountMoveQueries: QueryResolvers = {
  async accountMove(_parent, _args, { rest }) {
    const { move } = await dataOf(rest.client.GET('/api/v1/account/move'));
    return move && withKinds(move);
  },
};

export const accountMoveMutations: MutationResolvers = {
  beginAccountMove: (_parent, { input: body }, context) =>
    orFailure(context, async () => {
      const begun = await dataOf(context.rest.client.POST('/api/v1/account/move', { body }));
      return { __typename: 'AccountMove' as const, ...withKinds(begun) };
    }),
  resumeAccountMove: (_parent, _args, context) =>
    orFailure(context, async () => {
      const resumed = await dataOf(context.rest.client.POST('/api/v1/account/move/start'));
      return { __typename: 'AccountMove' as const, ...withKinds(resumed) };
    }),
  undoAccountMove: (_parent, _args, context) =>
    orFailure(context, async () => {
      const undoing = await dataOf(context.rest.client.POST('/api/v1/account/move/undo'));
      return { __typename: 'AccountMove' as const, ...withKinds(undoing) };
    }),
  forgetAccountMove: (_parent, _args, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/account/move'));
      return done;
    }),
};

const withKinds = ({ there, unreadable, unknown, toInvite, ...move }: Move): AccountMove => ({
  ...move,
  kinds: [...new Set([...Object.keys(there), ...Object.keys(unreadable)])].map((name) => ({
    name,
    there: there[name],
    unreadable: unreadable[name] ?? 0,
  })),
  unknownQuestions: unknown,
  peopleToInvite: toInvite,
});
