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
import { calendarDay } from '../colony-history/calendar-day.ts';
import { useIntl } from '../colony-history/use-life-intl.ts';
import { ReadablePage } from '../form/ReadablePage.tsx';
import type { QueenVersionsQuery as VersionsData } from '../generated/graphql.ts';
import { QueenMark } from '../hive/QueenMark.tsx';
import type { Fact } from '../hive-versions/VersionCard.tsx';
import { VersionList } from '../hive-versions/VersionList.tsx';
import { QueenVersionsQuery, RestoreQueenMutation } from './versions.graphql.ts';

type Version = NonNullable<VersionsData['queenVersions']>[number];
type Races = VersionsData['hiveCatalogue']['beeRaces'];

/** What changed of a queen from version to version, by whom; an older one can be taken back. */
export function QueenVersionsScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  // Past the cache: somebody else may have written one.
  const result = useQuery(QueenVersionsQuery, { variables: { id }, fetchPolicy: 'no-cache' });
  const { queenVersions: versions, hiveCatalogue } = result.data ?? {};
  const title = formatMessage({ id: 'versions.title' });
  useTitle(title);
  const state = notFoundState(useScreenState(result), versions === null, {
    icon: 'queen',
    title: formatMessage({ id: 'life.noQueenTitle' }),
    text: formatMessage({ id: 'life.noQueenText' }),
    link: { to: '/queens', label: formatMessage({ id: 'hives.queens' }) },
  });
  return (
    <ReadablePage title={title} state={state} lines={8}>
      {versions && hiveCatalogue && (
        <Versions
          queenId={id}
          versions={versions}
          races={hiveCatalogue.beeRaces}
          onChanged={() => result.refetch()}
        />
      )}
    </ReadablePage>
  );
}

interface VersionsProps {
  queenId: string;
  versions: readonly Version[];
  races: Races;
  onChanged: () => Promise<unknown>;
}

function Versions({ queenId: id, versions, races, onChanged }: VersionsProps) {
  const { formatMessage } = useIntl();
  const factsOf = useQueenFacts(races);
  const notify = useNotify();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(RestoreQueenMutation);

  async function restore(version: number) {
    const answer = await run({ id, revision: versions[0]?.revision ?? 0, version });
    if (answer.__typename === 'QueenConflict') {
      notify({ kind: 'problem', text: formatMessage({ id: 'versions.conflict' }) });
    } else await feedback(Promise.resolve(answer), formatMessage({ id: 'versions.restored' }));
    await onChanged();
  }

  const shown = versions.map((version) => ({
    ...version,
    facts: factsOf(version),
    picture: <QueenMark color={version.color} />,
  }));
  return <VersionList versions={shown} isBusy={isRunning} onRestore={restore} />;
}

function useQueenFacts(races: Races): (version: Version) => Fact[] {
  const { formatMessage, formatDate } = useIntl();
  const yesNo = (isYes: boolean) => formatMessage({ id: isYes ? 'ui.yes' : 'ui.no' });
  return ({ name, raceId, birthDate, color, isClipped, isFertilized, ...said }) => [
    { label: formatMessage({ id: 'hives.queen.name' }), text: name ?? '' },
    {
      label: formatMessage({ id: 'hives.queen.raceId' }),
      text: races.find(({ id }) => id === raceId)?.name ?? '',
    },
    {
      label: formatMessage({ id: 'hives.queen.birthDate' }),
      text: birthDate === null ? '' : formatDate(...calendarDay(birthDate)),
    },
    { label: formatMessage({ id: 'hives.queen.color' }), text: color ?? '' },
    { label: formatMessage({ id: 'hives.queen.isFertilized' }), text: yesNo(isFertilized) },
    { label: formatMessage({ id: 'hives.queen.isClipped' }), text: yesNo(isClipped) },
    { label: formatMessage({ id: 'hives.queen.line' }), text: said.line ?? '' },
    { label: formatMessage({ id: 'hives.queen.tree' }), text: said.tree ?? '' },
    { label: formatMessage({ id: 'hives.queen.description' }), text: said.description ?? '' },
  ];
}
