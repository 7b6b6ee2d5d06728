import { useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { waitingTagDeletion } from '../../offline/waiting-deletion.ts';
import { useIntl } from '../use-tag-intl.ts';
import { DeleteHiveTagMutation } from './useDeleteTag.graphql.ts';

/** Asks, then frees a tag and says so. Resolves to true when it is free. */
export function useDeleteTag(): { run: (number: string) => Promise<boolean>; isRunning: boolean } {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const mutation = useMutationResult(DeleteHiveTagMutation, {
    waits: ({ number }) =>
      waitingTagDeletion(formatMessage({ id: 'tags.waitingDeletion' }, { number }), number),
    update: (cache, { data }, { variables }) => {
      if (data?.deleteHiveTag.__typename !== 'Done' || !variables) return;
      // Lists that name a tag which the cache no longer has read as if they did not.
      const id = cache.identify({ __typename: 'HiveTag', id: variables.number });
      if (id !== undefined) cache.evict({ id });
      cache.gc();
    },
  });

  async function run(number: string): Promise<boolean> {
    const isMeant = await confirm({
      title: formatMessage({ id: 'tags.deleteTitle' }, { number }),
      text: formatMessage({ id: 'tags.deleteText' }),
      confirmLabel: formatMessage({ id: 'tags.delete' }),
      isDestructive: true,
    });
    if (!isMeant) return false;
    return feedback(mutation.run({ number }), formatMessage({ id: 'tags.deleted' }, { number }));
  }

  return { run, isRunning: mutation.isRunning };
}
