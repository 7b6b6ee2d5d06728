import type { Reference } from '@apollo/client';
import { type MutationOptions, useMutationResult } from '@skep/remote-kit';
import type {
  CreateApiaryMutation as CreateApiary,
  CreateApiaryMutationVariables,
} from '../generated/graphql.ts';
import { CreateApiaryMutation } from './useCreateApiary.graphql.ts';

/**
 * Makes an apiary with its hives in one request; the home screen has it at once.
 * @param waits what is shown of it where there is no network
 */
export function useCreateApiary(
  waits: MutationOptions<CreateApiary, CreateApiaryMutationVariables>['waits'],
) {
  return useMutationResult(CreateApiaryMutation, {
    waits,
    update: (cache, { data }) => {
      if (data?.createApiary.__typename !== 'Apiary') return;
      const id = cache.identify(data.createApiary);
      if (id === undefined) return;
      cache.modify<{ apiaries: readonly Reference[] }>({
        fields: {
          // The same answer twice, as after a retry, is one apiary.
          apiaries: (apiaries) => [
            ...apiaries.filter((apiary: Reference) => apiary.__ref !== id),
            { __ref: id },
          ],
        },
      });
    },
  });
}
