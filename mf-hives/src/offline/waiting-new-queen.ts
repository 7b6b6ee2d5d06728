import type { QueuedMutation } from '@skep/remote-kit';
import { localToday } from '../colony-history/step-values.ts';
import type { CreateQueenMutation, CreateQueenMutationVariables, QueenInput } from '../generated/graphql.ts';
import { madeQueen, type Race, shownInRegister } from './created-queen.ts';
import { goesOnParameter } from './waiting-hive.ts';

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

type QueenOfNoHive = Pick<CreateQueenMutationVariables, 'input' | 'place' | 'purpose'>;

/** What is shown of a new queen without a hive who waits for a network. */
export function waitingQueenWithoutHive({
  id,
  title,
  input,
  races,
  place = null,
  purpose = null,
}: Omit<WaitingNewQueen, 'hive'> & QueenOfNoHive): QueuedMutation<CreateQueenMutation> {
  const queen = { ...madeQueen(id, input, races), place, purpose };
  return {
    title,
    about: `queen:${id}`,
    makes: [{ id, at: ['createQueen', 'id'] }],
    path: `/queens/create?${goesOnParameter}=1`,
    answer: {
      __typename: 'Mutation',
      createQueen: queen as unknown as CreateQueenMutation['createQueen'],
    },
    changes: [shownInRegister(queen)],
  };
}
