import { useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import type { OfferedFragment } from '../generated/graphql.ts';
import { EditChecklistQuery, RemoveOwnItemMutation } from './checklists.graphql.ts';
import { useIntl } from './use-checklists-intl.ts';

/** Asks, then takes an item of one's own out of all checklists; what was answered stays. */
export function useRemoveOwnItem() {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const { run } = useMutationResult(RemoveOwnItemMutation, { refetchQueries: [EditChecklistQuery] });
  return async ({ id, name }: OfferedFragment): Promise<void> => {
    const isMeant = await confirm({
      title: formatMessage({ id: 'checklists.removeTitle' }, { name }),
      text: formatMessage({ id: 'checklists.removeText' }),
      confirmLabel: formatMessage({ id: 'checklists.removeItem' }),
      isDestructive: true,
    });
    if (isMeant) await feedback(run({ id }), formatMessage({ id: 'checklists.removed' }, { name }));
  };
}
