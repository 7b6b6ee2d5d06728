import { useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { useIntl } from '../form/use-form-intl.ts';
import { waitingQueenDeletion } from '../offline/waiting-deletion.ts';
import { DeleteQueenMutation } from './useSaveQueen.graphql.ts';

/** Asks, then deletes a queen. Resolves to true when she is gone. @param name as she is called */
export function useDeleteQueen(name: string) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const mutation = useMutationResult(DeleteQueenMutation, {
    waits: ({ id }) => waitingQueenDeletion(formatMessage({ id: 'hives.waitingDeletion' }, { name }), id),
    update: (cache, { data }, { variables }) => {
      const id = variables && cache.identify({ __typename: 'Queen', id: variables.id });
      if (data?.deleteQueen.__typename !== 'Done' || id === undefined) return;
      cache.evict({ id });
      cache.gc();
    },
  });

  async function run({ id }: { id: string }): Promise<boolean> {
    const isMeant = await confirm({
      title: formatMessage({ id: 'hives.deleteQueenTitle' }),
      text: formatMessage({ id: 'hives.deleteQueenText' }),
      confirmLabel: formatMessage({ id: 'hives.deleteQueen' }),
      isDestructive: true,
    });
    if (!isMeant) return false;
    return feedback(mutation.run({ id }));
  }

  return { run, isRunning: mutation.isRunning };
}
