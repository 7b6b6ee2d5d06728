import { useMutationResult } from '@skep/remote-kit';
import { placeHives } from '../edit-hive/saved-hive-cache.ts';
import { useIntl } from '../form/use-form-intl.ts';
import { waitingMove } from '../offline/waiting-move.ts';
import { MoveHivesMutation } from './MoveHivesForm.graphql.ts';

/** Moves hives out of their apiaries, all or none; the lists of all apiaries are right at once. */
export function useMoveHives(
  formerApiaryIds: readonly string[],
  targets: readonly { id: string; name: string }[],
) {
  const { formatMessage } = useIntl();
  const { run } = useMutationResult(MoveHivesMutation, {
    waits({ input }) {
      const target = targets.find(({ id }) => id === input.apiaryId);
      const hiveIds = [input.hiveIds].flat();
      const said = { count: hiveIds.length, name: target?.name };
      return (
        target && waitingMove({ title: formatMessage({ id: 'hives.waitingMove' }, said), hiveIds, target })
      );
    },
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
