import type { ApolloCache } from '@apollo/client';
import { useMutationResult } from '@skep/remote-kit';
import { readFragment } from '../generated/fragment-masking.ts';
import type { QueenInput } from '../generated/graphql.ts';
import type { Race } from '../offline/created-queen.ts';
import { waitingNewQueen } from '../offline/waiting-new-queen.ts';
import { EditedQueenFragment } from './edited-queen.graphql.ts';
import { CreateQueenMutation } from './useSaveQueen.graphql.ts';

/** Gives a hive a new queen. @param title what she is called while she waits for a network */
export function useCreateQueen(hive: { id: string; name: string }, title: string, races: readonly Race[]) {
  const { id: hiveId } = hive;
  const { run, isRunning } = useMutationResult(CreateQueenMutation, {
    waits: ({ input }, id) => waitingNewQueen({ id, title, hive, input, races }),
    update: (cache, { data }) => {
      if (data?.createQueen.__typename !== 'Queen') return;
      showInHive(cache, hiveId, readFragment(EditedQueenFragment, data.createQueen).id);
    },
  });
  return { run: (input: QueenInput) => run({ hiveId, input }), isRunning };
}

/** The hive's card has her at once. */
function showInHive(cache: ApolloCache, hiveId: string, queenId: string): void {
  const id = cache.identify({ __typename: 'Hive', id: hiveId });
  const queen = cache.identify({ __typename: 'Queen', id: queenId });
  if (id === undefined || queen === undefined) return;
  cache.modify({ id, fields: { queen: () => ({ __ref: queen }) } });
}
