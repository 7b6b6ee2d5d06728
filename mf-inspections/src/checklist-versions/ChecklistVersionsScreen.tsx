import { retentionDays } from '@skep/domain';
import {
  notFoundState,
  useMutationFeedback,
  useMutationResult,
  useNotify,
  useParams,
  useQuery,
  useScreenState,
  useTitle,
} from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { UpdateChecklistMutation } from '../checklist-editor/checklists.graphql.ts';
import { forgetChecklists } from '../checklist-editor/useChecklistActions.ts';
import { VersionList } from '../inspection-versions/VersionList.tsx';
import { changedFacts } from '../inspection-versions/version-facts.ts';
import { type ChecklistVersion, changedOrder, factsOf } from './checklist-facts.ts';
import { useIntl } from './use-versions-intl.ts';
import { ChecklistVersionsQuery } from './versions.graphql.ts';

/** What changed in a checklist from version to version; an older one can be taken back. */
export function ChecklistVersionsScreen() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  // Past the cache: another window may have written one.
  const result = useQuery(ChecklistVersionsQuery, { variables: { id }, fetchPolicy: 'no-cache' });
  const versions = result.data?.checklistVersions ?? undefined;
  const title = formatMessage({ id: 'versions.title' });
  useTitle(title);
  const state = notFoundState(useScreenState(result), result.data !== undefined && versions === undefined, {
    icon: 'checklist',
    title: formatMessage({ id: 'checklists.goneTitle' }),
    text: formatMessage({ id: 'checklists.goneText' }),
    link: { to: '/checklists', label: formatMessage({ id: 'checklists.toAll' }) },
  });
  const names = new Map(result.data?.checklistItems.map((item) => [item.id, item.name]));
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {versions && (
          <Versions id={id} versions={versions} names={names} onChanged={() => result.refetch()} />
        )}
      </ScreenStates>
    </Page>
  );
}

interface VersionsProps {
  id: string;
  versions: readonly ChecklistVersion[];
  names: ReadonlyMap<string, string>;
  onChanged: () => Promise<unknown>;
}

function Versions({ id, versions, names, onChanged }: VersionsProps) {
  const { formatMessage } = useIntl();
  const { restore, isRunning } = useRestore({ id, revision: versions[0]?.revision ?? 0, names, onChanged });
  const words = {
    name: formatMessage({ id: 'checklists.name' }),
    order: formatMessage({ id: 'checklists.order' }),
    isIncluded: formatMessage({ id: 'ui.yes' }),
    isRequired: formatMessage({ id: 'checklists.required' }),
  };
  const shown = versions.map((version, index) => {
    const before = versions[index + 1];
    const changes = before && [
      ...changedFacts(factsOf(before, names, words), factsOf(version, names, words)),
      ...changedOrder(before, version, names, words),
    ];
    return { ...version, changes };
  });
  const hint = formatMessage(
    { id: versions.length > 1 ? 'versions.hint' : 'checklists.neverChanged' },
    { days: retentionDays.revisions },
  );
  return <VersionList hint={hint} versions={shown} isBusy={isRunning} onRestore={restore} />;
}

/** Makes an older version the newest: an edit like any other, without items that were removed since. */
function useRestore({
  id,
  revision,
  names,
  onChanged,
}: Omit<VersionsProps, 'versions'> & { revision: number }) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(UpdateChecklistMutation, { update: forgetChecklists });

  async function restore({ name, itemIds, requiredIds }: ChecklistVersion): Promise<void> {
    const present = (ids: readonly string[]) => ids.filter((itemId) => names.has(itemId));
    const input = { name, itemIds: present(itemIds), requiredIds: present(requiredIds) };
    const answer = await run({ id, revision, input });
    if (answer.__typename === 'ChecklistConflict') {
      notify({ kind: 'problem', text: formatMessage({ id: 'checklists.changedMeanwhile' }) });
    } else await feedback(Promise.resolve(answer), formatMessage({ id: 'versions.restored' }));
    await onChanged();
  }

  return { restore, isRunning };
}
