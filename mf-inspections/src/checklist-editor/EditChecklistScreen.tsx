import { notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Button, Notice, Page, ScreenStates, Stack } from '@skep/ui';
import { ChecklistFragment } from '../checklist-inputs/checklist.graphql.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { ChecklistPartsFragment, OutlineFragment } from '../generated/graphql.ts';
import { ChecklistEditor } from './ChecklistEditor.tsx';
import { ChecklistPreview } from './ChecklistPreview.tsx';
import { ChecklistOutlineFragment, EditChecklistQuery, OfferedItemFragment } from './checklists.graphql.ts';
import { useIntl } from './use-checklists-intl.ts';
import { useCreateChecklist } from './useChecklistActions.ts';

/** Puts a checklist together, or shows what somebody else has put together. */
export function EditChecklistScreen() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const result = useQuery(EditChecklistQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const outline = readFragment(ChecklistOutlineFragment, result.data?.checklistOutline);
  const items = readFragment(OfferedItemFragment, result.data?.checklistItems ?? []);
  const checklist = readFragment(ChecklistFragment, result.data?.checklist);
  const title = outline?.name ?? formatMessage({ id: 'inspections.checklists' });
  const state = notFoundState(useScreenState(result), outline === null, {
    icon: 'checklist',
    title: formatMessage({ id: 'checklists.goneTitle' }),
    text: formatMessage({ id: 'checklists.goneText' }),
    link: { to: '/checklists', label: formatMessage({ id: 'checklists.toAll' }) },
  });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {outline?.isOwner && <ChecklistEditor key={outline.id} outline={outline} items={items} />}
        {outline && !outline.isOwner && checklist && (
          <OfSomebodyElse outline={outline} checklist={checklist} />
        )}
      </ScreenStates>
    </Page>
  );
}

function OfSomebodyElse({
  outline,
  checklist,
}: {
  outline: OutlineFragment;
  checklist: ChecklistPartsFragment;
}) {
  const { formatMessage } = useIntl();
  const { copy, isRunning } = useCreateChecklist();
  return (
    <Stack gap={16}>
      <Notice kind="information">
        {formatMessage({ id: 'checklists.notYours' }, { name: outline.ownerName })}
      </Notice>
      <Button icon="copy" isBusy={isRunning} onClick={() => void copy(outline)}>
        {formatMessage({ id: 'checklists.makeCopy' })}
      </Button>
      <ChecklistPreview items={checklist.items} />
    </Stack>
  );
}
