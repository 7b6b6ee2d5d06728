import { retentionDays } from '@skep/domain';
import {
  isFailure,
  useConfirm,
  useMutationFeedback,
  useMutationResult,
  useNotify,
  useParams,
  useQuery,
  useScreenState,
  useTitle,
} from '@skep/remote-kit';
import { Stack, Text } from '@skep/ui';
import { useIntl } from '../colony-history/use-life-intl.ts';
import { ReadablePage } from '../form/ReadablePage.tsx';
import { useNotThereState } from '../form/useNotThereState.ts';
import type { HiveVersionsQuery as VersionsData } from '../generated/graphql.ts';
import { useVersionFacts, type Version } from './useVersionFacts.ts';
import { VersionCard } from './VersionCard.tsx';
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

function Versions({ hiveId, versions, types, onChanged }: VersionsProps) {
  const { formatMessage } = useIntl();
  const factsOf = useVersionFacts(types);
  const { restore, isRunning } = useRestore(hiveId, versions[0]?.revision ?? 0, onChanged);
  return (
    <Stack gap={16}>
      <Text tone="muted">{formatMessage({ id: 'versions.hint' }, { days: retentionDays.revisions })}</Text>
      <Stack as="ul" gap={16}>
        {versions.map((version, index) => (
          <VersionCard
            key={version.revision}
            version={version}
            before={versions[index + 1]}
            factsOf={factsOf}
            isPresent={index === 0}
            isBusy={isRunning}
            onRestore={() => void restore(version.revision)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

function useRestore(id: string, revision: number, onChanged: () => Promise<unknown>) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const notify = useNotify();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(RestoreHiveMutation);

  async function restore(version: number) {
    const isMeant = await confirm({
      title: formatMessage({ id: 'versions.restoreTitle' }),
      text: formatMessage({ id: 'versions.restoreText' }),
      confirmLabel: formatMessage({ id: 'versions.restore' }),
    });
    if (!isMeant) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const answer = await run({ id, revision, version, timeZone });
    if (answer.__typename === 'HiveConflict') {
      notify({ kind: 'problem', text: formatMessage({ id: 'versions.conflict' }) });
    } else if (isFailure(answer) && answer.fields.some(({ path }) => path === 'withdrawalReason')) {
      // Only the form of the hive asks for the reason.
      notify({ kind: 'problem', text: formatMessage({ id: 'hives.supersWait' }) });
    } else await feedback(Promise.resolve(answer), formatMessage({ id: 'versions.restored' }));
    await onChanged();
  }

  return { restore, isRunning };
}
