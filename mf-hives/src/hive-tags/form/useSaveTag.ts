import type { ApolloCache } from '@apollo/client';
import { useMutationResult } from '@skep/remote-kit';
import type { HiveTagInput } from '../../generated/graphql.ts';
import { CreateHiveTagMutation, UpdateHiveTagMutation } from './useSaveTag.graphql.ts';

/** Saves a tag. @param number that it has now; undefined makes a new one. */
export function useSaveTag(number: string | undefined) {
  const create = useMutationResult(CreateHiveTagMutation, { update: forgetList });
  const update = useMutationResult(UpdateHiveTagMutation, { update: forgetList });
  return {
    run: (input: HiveTagInput) =>
      number === undefined ? create.run({ input }) : update.run({ number, input }),
    isRunning: create.isRunning || update.isRunning,
  };
}

/** The list is in the order of the numbers, which the service knows best: it is asked anew. */
function forgetList(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'hiveTags' });
  cache.gc();
}
