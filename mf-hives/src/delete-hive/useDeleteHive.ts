import type { ApolloCache } from '@apollo/client';
import { useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { useRef } from 'react';
import { useIntl } from '../form/use-form-intl.ts';
import { waitingHiveDeletion } from '../offline/waiting-deletion.ts';
import { DeleteHiveMutation } from './useDeleteHive.graphql.ts';

export interface DeletedHive {
  id: string;
  name: string;
  /** Named in the question: they are deleted with the hive. */
  inspectionCount: number;
}

/** Asks, then deletes a hive and says so. Resolves to true when it is gone. */
export function useDeleteHive(): { run: (hive: DeletedHive) => Promise<boolean>; isRunning: boolean } {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const deleted = useRef<DeletedHive>(undefined);
  const mutation = useMutationResult(DeleteHiveMutation, {
    waits: ({ id }) =>
      waitingHiveDeletion(
        formatMessage({ id: 'hives.waitingDeletion' }, { name: deleted.current?.name }),
        id,
      ),
    update: (cache, { data }, { variables }) => {
      if (data?.deleteHive.__typename === 'Done' && variables) forgetHive(cache, variables.id);
    },
  });

  async function run(hive: DeletedHive): Promise<boolean> {
    const { id, name, inspectionCount } = hive;
    deleted.current = hive;
    const isMeant = await confirm({
      title: formatMessage({ id: 'hives.deleteTitle' }, { name }),
      text: formatMessage({ id: 'hives.deleteText' }, { name, inspectionCount }),
      confirmLabel: formatMessage({ id: 'hives.deleteHive' }),
      isDestructive: true,
    });
    if (!isMeant) return false;
    return feedback(mutation.run({ id }), formatMessage({ id: 'hives.deleted' }, { name }));
  }

  return { run, isRunning: mutation.isRunning };
}

/** Lists that name a hive which the cache no longer has read as if they did not. */
function forgetHive(cache: ApolloCache, id: string): void {
  const cacheId = cache.identify({ __typename: 'Hive', id });
  if (cacheId !== undefined) cache.evict({ id: cacheId });
  cache.gc();
}
