import { useMutationResult } from '@skep/remote-kit';
import { UpdateApiaryMutation } from './useUpdateApiary.graphql.ts';

/** Saves what an apiary says of itself; the cache has it at once, by its id. */
export function useUpdateApiary() {
  return useMutationResult(UpdateApiaryMutation);
}
