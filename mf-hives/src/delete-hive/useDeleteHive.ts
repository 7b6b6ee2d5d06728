import type { ApolloCache } from '@apollo/client';
import { isFailure, useConfirm, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { useIntl } from '../use-intl.ts';
import { DeleteHiveMutation } from './useDeleteHive.graphql.ts';

export interface DeletedHive {
  id: string;
  name: string;
  /** Told in the question: they go with the hive. */
  inspectionCount: number;
}

/** Asks, then deletes a hive and says so. Resolves to true when it is gone. */
export function useDeleteHive(): { run: (hive: DeletedHive) => Promise<boolean>; isRunning: boolean } {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const notify = useNotify();
  const failureText = useFailureText();
  const mutation = useMutationResult(DeleteHiveMutation, {
    update: (cache, { data }, { variables }) => {
      if (data?.deleteHive.__typename === 'Done' && variables) forgetHive(cache, variables.id);
    },
  });

  async function run({ id, name, inspectionCount }: DeletedHive): Promise<boolean> {
    const isMeant = await confirm({
      title: formatMessage({ id: 'hives.deleteTitle' }, { name }),
      text: formatMessage({ id: 'hives.deleteText' }, { name, inspectionCount }),
      confirmLabel: formatMessage({ id: 'hives.deleteHive' }),
      isDestructive: true,
    });
    if (!isMeant) return false;
    const result = await mutation.run({ id });
    if (isFailure(result)) {
      notify({ kind: 'problem', text: failureText(result) });
      return false;
    }
    notify({ kind: 'success', text: formatMessage({ id: 'hives.deleted' }, { name }) });
    return true;
  }

  return { run, isRunning: mutation.isRunning };
}

/** Lists that name a hive which the cache no longer has read as if they did not. */
function forgetHive(cache: ApolloCache, id: string): void {
  const cacheId = cache.identify({ __typename: 'Hive', id });
  if (cacheId !== undefined) cache.evict({ id: cacheId });
  cache.gc();
}
