import type { QueuedMutation } from '@skep/remote-kit';
import { localToday } from '../colony-history/step-values.ts';
import type { CreateQueenMutation, QueenInput } from '../generated/graphql.ts';
import { madeQueen, type Race, shownInRegister } from './created-queen.ts';

export interface WaitingNewQueen {
  /** Of this browser's making. */
  id: string;
  /** In the person's words. */
  title: string;
  hive: { id: string; name: string };
  input: QueenInput;
  /** From which hers is chosen. */
  races: readonly Race[];
}

/** What is shown of a hive's new queen who waits for a network. */
export function waitingNewQueen({
  id,
  title,
  hive,
  input,
  races,
}: WaitingNewQueen): QueuedMutation<CreateQueenMutation> {
  const queen = madeQueen(id, input, races);
  return {
    title,
    about: `hive:${hive.id}`,
    makes: [{ id, at: ['createQueen', 'id'] }],
    path: `/hives/${hive.id}/edit?queenEdit=true`,
    answer: {
      __typename: 'Mutation',
      createQueen: queen as unknown as CreateQueenMutation['createQueen'],
    },
    changes: [
      { kind: 'fields', typename: 'Hive', id: hive.id, fields: { queen } },
      shownInRegister(queen, hive, localToday()),
      { kind: 'added', field: 'hiveQueens', arguments: { hiveId: hive.id }, entry: queen },
    ],
  };
}
