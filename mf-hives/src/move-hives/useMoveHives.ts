import { useMutationResult } from '@skep/remote-kit';
import { placeHive } from '../edit-hive/saved-hive-cache.ts';
import { MoveHivesMutation } from './MoveHivesForm.graphql.ts';

/** Moves hives out of an apiary, all or none; both apiaries' lists are right at once. */
export function useMoveHives(formerApiaryId: string) {
  const { run, isRunning } = useMutationResult(MoveHivesMutation, {
    update: (cache, { data }, { variables }) => {
      if (data?.moveHives.__typename !== 'MovedHives' || !variables) return;
      for (const { id } of data.moveHives.hives)
        placeHive(cache, id, variables.input.apiaryId, formerApiaryId);
    },
  });
  return {
    run: (hiveIds: string[], apiaryId: string) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return run({ input: { hiveIds, apiaryId, timeZone } });
    },
    isRunning,
  };
}
