import { useMutationResult } from '@skep/remote-kit';
import { placeHives } from '../edit-hive/saved-hive-cache.ts';
import { MoveHivesMutation } from './MoveHivesForm.graphql.ts';

/** Moves hives out of their apiaries, all or none; the lists of all apiaries are right at once. */
export function useMoveHives(formerApiaryIds: readonly string[]) {
  const { run } = useMutationResult(MoveHivesMutation, {
    update: (cache, { data }, { variables }) => {
      if (data?.moveHives.__typename !== 'MovedHives' || !variables) return;
      const ids = data.moveHives.hives.map(({ id }) => id);
      placeHives(cache, ids, variables.input.apiaryId, formerApiaryIds);
    },
  });
  return (hiveIds: string[], apiaryId: string) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return run({ input: { hiveIds, apiaryId, timeZone } });
  };
}
