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
import { useIntl } from '../diary/use-diary-intl.ts';
import { forgetLists } from '../inspection-form/useSaveInspection.ts';
import { useVersionFacts, type Version } from './useVersionFacts.ts';
import { VersionList } from './VersionList.tsx';
import { changedFacts } from './version-facts.ts';
import { InspectionVersionsQuery, RestoreInspectionMutation } from './versions.graphql.ts';

/** What changed in an inspection from version to version, by whom; an older one can be taken back. */
export function InspectionVersionsScreen() {
  const { id: hiveId = '', inspectionId = '' } = useParams();
  const { formatMessage } = useIntl();
  // Past the cache: somebody else may have written one.
  const result = useQuery(InspectionVersionsQuery, {
    variables: { id: inspectionId },
    fetchPolicy: 'no-cache',
  });
  const versions = result.data?.inspectionVersions ?? undefined;
  const title = formatMessage({ id: 'versions.title' });
  useTitle(title);
  const state = notFoundState(useScreenState(result), result.data !== undefined && versions === undefined, {
    title: formatMessage({ id: 'inspections.notFoundTitle' }),
    text: formatMessage({ id: 'inspections.notFoundText' }),
    link: { to: `/hives/${hiveId}/inspections`, label: formatMessage({ id: 'inspections.toHive' }) },
  });
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {versions && (
          <Versions
            inspectionId={inspectionId}
            hiveId={hiveId}
            versions={versions}
            onChanged={() => result.refetch()}
          />
        )}
      </ScreenStates>
    </Page>
  );
}

interface VersionsProps {
  inspectionId: string;
  hiveId: string;
  versions: readonly Version[];
  onChanged: () => Promise<unknown>;
}

function Versions({ inspectionId, hiveId, versions, onChanged }: VersionsProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(RestoreInspectionMutation, {
    update: (cache) => forgetLists(cache, hiveId),
  });
  const factsOf = useVersionFacts();
  const revision = versions[0]?.revision ?? 0;

  async function restore({ revision: version }: Version) {
    const answer = await run({ id: inspectionId, revision, version });
    if (answer.__typename === 'InspectionConflict') {
      notify({ kind: 'problem', text: formatMessage({ id: 'versions.conflict' }) });
    } else await feedback(Promise.resolve(answer), formatMessage({ id: 'versions.restored' }));
    await onChanged();
  }

  const shown = versions.map((version, index) => {
    const before = versions[index + 1];
    return { ...version, changes: before && changedFacts(factsOf(before), factsOf(version)) };
  });
  const hint = formatMessage(
    { id: versions.length > 1 ? 'versions.hint' : 'versions.none' },
    { days: retentionDays.revisions },
  );
  return <VersionList hint={hint} versions={shown} isBusy={isRunning} onRestore={restore} />;
}
