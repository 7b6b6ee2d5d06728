import {
  forecastErrorOf,
  forecastOf,
  type MiteThresholds,
  miteDoublingDays,
  miteForecastDays,
  miteGaugeOf,
  miteLevelOf,
  miteUnitOf,
  redFrom,
} from '@skep/domain';
import {
  Link,
  notFoundState,
  useParams,
  useQuery,
  useScreenState,
  useSearchParams,
  useTitle,
} from '@skep/remote-kit';
import { Card, Heading, LinkButton, Page, Row, ScreenStates, Skeleton, Stack, Text } from '@skep/ui';
import { lazy, Suspense } from 'react';
import { useDays } from '../entries/useEntryTexts.ts';
import { yearIn } from '../entry-forms/begun-with.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-mite-intl.ts';
import { EfficacyList } from './EfficacyList.tsx';
import { LevelLine, useRangeText } from './LevelLine.tsx';
import { MitesQuery } from './MitesScreen.graphql.ts';
import { type HiveSeason, hiveSeason, type Season } from './season.ts';
import { ThresholdsFragment } from './thresholds.graphql.ts';
import { bandOf, thresholdsOf } from './thresholds.ts';
import { useCountText, useLevelText } from './useLevelText.ts';

/** What draws curves is loaded when one is opened. */
const MiteChart = lazy(async () => ({ default: (await import('./MiteChart.tsx')).MiteChart }));

/** The season of one hive: its curve, its counts, and what they look ahead to. */
export function HiveMitesScreen() {
  const { formatMessage } = useIntl();
  const { hiveId = '' } = useParams();
  const [parameters] = useSearchParams();
  const requestedYear = yearIn(parameters);
  const result = useQuery(MitesQuery, {
    variables: { year: requestedYear },
    fetchPolicy: 'cache-and-network',
  });
  const { miteSeason, season: present, apiaries = [] } = result.data ?? {};
  const hive = apiaries.flatMap(({ hives }) => hives).find(({ id }) => id === hiveId);
  const read = readFragment(ThresholdsFragment, result.data?.miteThresholds);
  const state = notFoundState(useScreenState(result), hive === undefined, {
    icon: 'hive',
    title: formatMessage({ id: 'mites.noHive' }),
    text: formatMessage({ id: 'mites.noHiveText' }),
    link: { to: '/registers/mites', label: formatMessage({ id: 'registers.mites' }) },
  });
  const title = hive
    ? formatMessage({ id: 'mites.of' }, { hive: hive.name })
    : formatMessage({ id: 'registers.mites' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {hive && miteSeason && present && read && (
          <HiveMites
            hive={hiveSeason(hive, miteSeason)}
            thresholds={thresholdsOf(read)}
            season={{ ...present, year: requestedYear ?? present.year }}
          />
        )}
      </ScreenStates>
    </Page>
  );
}

interface HiveMitesProps {
  hive: HiveSeason;
  thresholds: MiteThresholds;
  season: Season;
}

function HiveMites({ hive, thresholds, season }: HiveMitesProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={24}>
      {hive.canEdit && (
        <Row>
          <LinkButton to={`/registers/mites/create?hiveIds=${hive.id}`} as={Link} kind="main" icon="add">
            {formatMessage({ id: 'registers.newMiteCount' })}
          </LinkButton>
          <LinkButton to={`/registers/treatments/create?hiveIds=${hive.id}`} as={Link} icon="drop">
            {formatMessage({ id: 'registers.newTreatment' })}
          </LinkButton>
        </Row>
      )}
      {hive.counts.length === 0 ? (
        <Text>{formatMessage({ id: 'mites.notCounted' })}</Text>
      ) : (
        <>
          <Suspense fallback={<Skeleton height={320} />}>
            <MiteChart title={hive.name} hives={[hive]} thresholds={thresholds} season={season} />
          </Suspense>
          <LookAhead hive={hive} thresholds={thresholds} />
          <CountList hive={hive} thresholds={thresholds} />
        </>
      )}
      <EfficacyList treatments={hive.treatments} hives={[hive]} />
    </Stack>
  );
}

/** Where the last count leads if nobody treats, and how far that was off before. */
function LookAhead({ hive, thresholds }: Omit<HiveMitesProps, 'season'>) {
  const { formatMessage } = useIntl();
  const days = useDays();
  const levelText = useLevelText();
  const range = useRangeText();
  const last = hive.counts.at(-1);
  // A treatment since then makes it wrong.
  if (last === undefined || hive.treatments.some(({ lastDay }) => lastDay >= last.day)) return null;
  const ahead = forecastOf(last, miteForecastDays);
  if (ahead === undefined) return null;
  const red = redFrom(last, thresholds[miteGaugeOf(last.method)]);
  const error = forecastErrorOf(hive.counts, hive.treatments, miteUnitOf(last.method));
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'mites.ahead' })}</Heading>
      <Text>
        {formatMessage(
          { id: last.isBroodless ? 'mites.aheadBroodless' : 'mites.aheadText' },
          { days: miteForecastDays, level: levelText(ahead), range: range(ahead) },
        )}
      </Text>
      {red !== undefined && red > last.day && (
        <Text isBold>{formatMessage({ id: 'mites.redOn' }, { date: days(red, red) })}</Text>
      )}
      <Text tone="muted" size="small">
        {error
          ? formatMessage(
              { id: 'mites.error' },
              {
                ...{ count: error.count, within: error.within },
                off: levelText({ unit: error.unit, value: error.off }),
              },
            )
          : formatMessage({ id: 'mites.noError' })}
      </Text>
      <Text tone="muted" size="small">
        {formatMessage({ id: 'mites.model' }, { days: miteDoublingDays })}
      </Text>
    </Card>
  );
}

function CountList({ hive, thresholds }: Omit<HiveMitesProps, 'season'>) {
  const { formatMessage } = useIntl();
  const days = useDays();
  const countText = useCountText();
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'book.kind.MITE_COUNT' })}</Heading>
      <Stack as="ul" gap={16}>
        {hive.counts.toReversed().map((count) => {
          const level = miteLevelOf(count);
          return (
            <Stack key={count.entryId} as="li" gap={4}>
              <Text tone="muted" size="small">
                {days(count.day, count.day)}
              </Text>
              <Text>{countText(count)}</Text>
              {level && <LevelLine level={level} band={bandOf(level, thresholds, count.method, count.day)} />}
              {count.isBroodless && <Text size="small">{formatMessage({ id: 'book.mites.broodless' })}</Text>}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
