import type { ApolloCache } from '@apollo/client';
import { checklistLimits, firstCharacters } from '@skep/domain';
import {
  isFailure,
  useConfirm,
  useMutationFeedback,
  useMutationResult,
  useNavigation,
} from '@skep/remote-kit';
import { readFragment } from '../generated/fragment-masking.ts';
import type { NewChecklistInput, OutlineFragment } from '../generated/graphql.ts';
import {
  ChecklistOutlineFragment,
  CreateChecklistMutation,
  DeleteChecklistMutation,
  ShareChecklistMutation,
} from './checklists.graphql.ts';
import { useIntl } from './use-checklists-intl.ts';

/** Lists of checklists and the one that is filled in, which only the service can tell. */
export function forgetChecklists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'checklists' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'checklist' });
  cache.gc();
}

/** Makes a checklist and goes on to put it together. */
export function useCreateChecklist() {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(CreateChecklistMutation, { update: forgetChecklists });

  async function create(input: NewChecklistInput): Promise<void> {
    const running = run({ input });
    if (!(await feedback(running))) return;
    const answer = await running;
    if (isFailure(answer) || answer.__typename !== 'ChecklistOutline') return;
    navigation.go(`/checklist/${readFragment(ChecklistOutlineFragment, answer).id}/edit`);
  }

  return {
    isRunning,
    create,
    copy: (checklist: Pick<OutlineFragment, 'id' | 'name'>) => {
      const name = formatMessage({ id: 'checklists.copyName' }, { name: checklist.name });
      return create({
        copyOfChecklist: checklist.id,
        name: firstCharacters(name, checklistLimits.nameLength),
      });
    },
  };
}

/** Asks, then deletes a checklist. */
export function useDeleteChecklist() {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const { run } = useMutationResult(DeleteChecklistMutation, {
    update: (cache, { data }) => {
      if (data?.deleteChecklist.__typename === 'Done') forgetChecklists(cache);
    },
  });
  return async ({ id, name }: OutlineFragment): Promise<void> => {
    const isMeant = await confirm({
      title: formatMessage({ id: 'checklists.deleteTitle' }, { name }),
      text: formatMessage({ id: 'checklists.deleteText' }),
      confirmLabel: formatMessage({ id: 'checklists.delete' }),
      isDestructive: true,
    });
    if (isMeant) await feedback(run({ id }), formatMessage({ id: 'checklists.deleted' }, { name }));
  };
}

export function useShareChecklist() {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(ShareChecklistMutation);
  const share = (id: string, groupIds: string[]) =>
    feedback(run({ id, groupIds }), formatMessage({ id: 'checklists.shared' }));
  return { share, isRunning };
}
