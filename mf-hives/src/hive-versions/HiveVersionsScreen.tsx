import { readLayers } from '@skep/domain';
import {
  isFailure,
  useMutationFeedback,
  useMutationResult,
  useNotify,
  useParams,
  useQuery,
  useScreenState,
  useTitle,
} from '@skep/remote-kit';
import { HiveDrawing } from '@skep/ui';
import { useIntl } from '../colony-history/use-life-intl.ts';
import { ReadablePage } from '../form/ReadablePage.tsx';
import { useNotThereState } from '../form/useNotThereState.ts';
import type { HiveVersionsQuery as VersionsData } from '../generated/graphql.ts';
import { useVersionFacts, type Version } from './useVersionFacts.ts';
import { VersionList } from './VersionList.tsx';
import { HiveVersionsQuery, RestoreHiveMutation } from './versions.graphql.ts';

/** What changed of a hive from version to version, by whom; an older one can be taken back. */
export function HiveVersionsScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  // Past the cache: somebody else may have written one.
  const result = useQuery(HiveVersionsQuery, { variables: { id }, fetchPolicy: 'no-cache' });
  const { hiveVersions: versions, hiveCatalogue } = result.data ?? {};
  const title = formatMessage({ id: 'versions.title' });
  useTitle(title);
  const state = useNotThereState(useScreenState(result), versions === null && 'hive');
  return (
    <ReadablePage title={title} state={state} lines={8}>
      {versions && hiveCatalogue && (
        <Versions
          hiveId={id}
          versions={versions}
          types={hiveCatalogue.hiveTypes}
          onChanged={() => result.refetch()}
        />
      )}
    </ReadablePage>
  );
}

interface VersionsProps {
  hiveId: string;
  versions: readonly Version[];
  types: VersionsData['hiveCatalogue']['hiveTypes'];
  onChanged: () => Promise<unknown>;
}

function Versions({ hiveId: id, versions, types, onChanged }: VersionsProps) {
  const { formatMessage } = useIntl();
  const factsOf = useVersionFacts(types);
  const notify = useNotify();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(RestoreHiveMutation);

  async function restore(version: number) {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const answer = await run({ id, revision: versions[0]?.revision ?? 0, version, timeZone });
    if (answer.__typename === 'HiveConflict') {
      notify({ kind: 'problem', text: formatMessage({ id: 'versions.conflict' }) });
    } else if (isFailure(answer) && answer.fields.some(({ path }) => path === 'withdrawalReason')) {
      // Only the form of the hive asks for the reason.
      notify({ kind: 'problem', text: formatMessage({ id: 'hives.supersWait' }) });
    } else await feedback(Promise.resolve(answer), formatMessage({ id: 'versions.restored' }));
    await onChanged();
  }

  const shown = versions.map((version) => ({
    ...version,
    facts: factsOf(version),
    picture: <HiveDrawing layers={readLayers(version.layers)} color={version.color} size="small" label="" />,
  }));
  return <VersionList versions={shown} isBusy={isRunning} onRestore={restore} />;
}
