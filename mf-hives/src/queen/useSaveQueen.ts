import type { ApolloCache } from '@apollo/client';
import { useMutationResult } from '@skep/remote-kit';
import { useState } from 'react';
import { v7 as newClientId } from 'uuid';
import { readFragment } from '../generated/fragment-masking.ts';
import type { QueenInput } from '../generated/graphql.ts';
import { EditedQueenFragment } from './edited-queen.graphql.ts';
import { CreateQueenMutation, UpdateQueenMutation } from './useSaveQueen.graphql.ts';

/** Saves a queen of a hive: the one with this id, or a new one. */
export function useSaveQueen(hiveId: string, queenId: string | undefined) {
  // One for the visit: a queen that is sent twice, as after a lost answer, is one.
  const [clientId] = useState(() => newClientId());
  const creation = useMutationResult(CreateQueenMutation, {
    update: (cache, { data }) => {
      if (data?.createQueen.__typename !== 'Queen') return;
      showInHive(cache, hiveId, readFragment(EditedQueenFragment, data.createQueen).id);
    },
  });
  const update = useMutationResult(UpdateQueenMutation);
  return {
    run: (input: QueenInput) =>
      queenId === undefined ? creation.run({ hiveId, clientId, input }) : update.run({ id: queenId, input }),
    isRunning: creation.isRunning || update.isRunning,
  };
}

/** The hive's card has her at once. */
function showInHive(cache: ApolloCache, hiveId: string, queenId: string): void {
  const id = cache.identify({ __typename: 'Hive', id: hiveId });
  const queen = cache.identify({ __typename: 'Queen', id: queenId });
  if (id === undefined || queen === undefined) return;
  cache.modify({ id, fields: { queen: () => ({ __ref: queen }) } });
}
