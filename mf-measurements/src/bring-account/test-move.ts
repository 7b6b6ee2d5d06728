import type { FakeAnswer } from '@skep/remote-kit/testing';
import { RestoreQuery, StartRestoreMutation } from '../export/Restore.graphql.ts';
import { aRestore } from '../export/test-everything.ts';
import { answering } from '../testing/gateway.ts';
import {
  AccountMoveQuery,
  BeginAccountMoveMutation,
  ResumeAccountMoveMutation,
  UndoAccountMoveMutation,
} from './BringAccount.graphql.ts';

export const aMove = (overrides: object = {}) => ({
  __typename: 'AccountMove',
  id: '2',
  address: 'https://bees.example/api',
  state: 'FETCHING',
  fault: null,
  progressPercent: 35,
  restoreId: null,
  kinds: [],
  unknownQuestions: [],
  failedCalls: [],
  researchProjects: 0,
  peopleToInvite: [],
  ...overrides,
});

const aKind = (name: string, there: number, unreadable = 0) => ({
  __typename: 'MovedKind',
  name,
  there,
  unreadable,
});

/** One whose import `aRestore` is. */
export const aFetchedMove = (overrides: object = {}) =>
  aMove({
    state: 'FETCHED',
    progressPercent: 100,
    restoreId: '3',
    kinds: [aKind('apiaries', 3), aKind('hives', 14), aKind('inspections', 312, 2), aKind('photos', 8)],
    unknownQuestions: ['Mood of the beekeeper'],
    researchProjects: 1,
    peopleToInvite: [
      { __typename: 'PersonToInvite', group: 'North', name: 'Bob', email: 'bob@bees.example' },
    ],
    ...overrides,
  });

interface FakeMove {
  move?: object | null;
  /** What the move is later, each time it is asked for. */
  later?: readonly object[];
  restore?: object | null;
  /** What was sent to begin. */
  begun?: unknown[];
}

/** A server that brings an account. */
export function fakeMoves({
  move = null,
  later = [],
  restore = null,
  begun = [],
}: FakeMove = {}): FakeAnswer[] {
  let [current, currentRestore] = [move, restore];
  const next = [...later];
  return [
    answering(AccountMoveQuery, () => {
      const accountMove = current;
      current = next.shift() ?? current;
      return { accountMove };
    }),
    answering(BeginAccountMoveMutation, (variables) => {
      begun.push(variables);
      current = aMove();
      return { beginAccountMove: current };
    }),
    answering(ResumeAccountMoveMutation, () => {
      current = aMove();
      return { resumeAccountMove: current };
    }),
    answering(UndoAccountMoveMutation, () => {
      current = aFetchedMove({ state: 'UNDONE' });
      return { undoAccountMove: current };
    }),
    // Its import is there once it is fetched.
    answering(RestoreQuery, () => ({ restore: next.length > 0 ? null : currentRestore })),
    answering(StartRestoreMutation, () => {
      currentRestore = aRestore({ state: 'DONE' });
      return { startRestore: currentRestore };
    }),
  ];
}
