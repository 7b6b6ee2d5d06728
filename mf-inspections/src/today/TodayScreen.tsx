import { roundOf, todayLines } from '@skep/domain';
import { Link, useNow, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import {
  Heading,
  LinkButton,
  media,
  Page,
  Row,
  type ScreenState,
  ScreenStates,
  Stack,
  Text,
  tokens,
} from '@skep/ui';
import styled from 'styled-components';
import { useDueBadge } from '../agenda/due-badge.ts';
import type { TodayQuery as Data } from '../generated/graphql.ts';
import { FirstSteps, useFirstSteps } from './FirstSteps.tsx';
import { LineCard } from './LineCard.tsx';
import { PackCard, RoundCard } from './RoundCard.tsx';
import { SeasonCard } from './SeasonCard.tsx';
import { TodayQuery } from './TodayScreen.graphql.ts';
import { knownToday } from './today-facts.ts';
import { useIntl } from './use-today-intl.ts';
import { useTicks } from './useTicks.ts';

/** What matters today, where to go first and what to pack. */
export function TodayScreen() {
  const { formatMessage, formatDate } = useIntl();
  const result = useQuery(TodayQuery, { fetchPolicy: 'cache-and-network' });
  const now = useNow();
  const title = formatMessage({ id: 'inspections.agendaToday' });
  useTitle(title);
  useDueBadge();
  const state = useScreenState(result);
  return (
    <Page title={title}>
      <Row gap={16} justify="between">
        <Text tone="muted">{formatDate(now, { dateStyle: 'full' })}</Text>
        <Link to="/season">{formatMessage({ id: 'season.title' })}</Link>
      </Row>
      <ScreenStates state={state}>{result.data && <Day data={result.data} now={now} />}</ScreenStates>
    </Page>
  );
}

function Day({ data, now }: { data: Data; now: Date }) {
  const { formatMessage } = useIntl();
  const known = knownToday(data, now);
  const ticks = useTicks(known.facts.today);
  const lines = todayLines(known.facts);
  const stops = roundOf(known.facts.apiaries, lines);
  const steps = useFirstSteps(data);
  const first = steps.done && <FirstSteps done={steps.done} onHide={steps.hide} />;
  const empty = useGoodDay(data.apiaries.length > 0);
  // Who has no apiary yet reads that once.
  if (first && data.apiaries.length === 0) return first;
  if (lines.length === 0)
    return (
      <Stack gap={24}>
        {first}
        <ScreenStates state={empty}>{null}</ScreenStates>
        <SeasonCard data={data} known={known} />
      </Stack>
    );
  const tasks = lines.flatMap(({ source, id }) => (source === 'task' ? (known.tasks.get(id) ?? []) : []));
  const goFirst = stops.length > 1 && known.apiaryNames.get(stops[0]?.apiaryId ?? '');
  return (
    <Columns>
      <Stack gap={12} as="section">
        <Heading level={2} look={3}>
          {goFirst
            ? formatMessage({ id: 'today.goFirst' }, { apiary: goFirst })
            : formatMessage({ id: 'today.lines' })}
        </Heading>
        <Stack as="ul" gap={12}>
          {lines.map((line) => (
            <LineCard key={line.key} line={line} known={known} />
          ))}
        </Stack>
      </Stack>
      <Stack gap={16}>
        {first}
        {stops.length > 0 && <RoundCard stops={stops} known={known} ticks={ticks} />}
        <SeasonCard data={data} known={known} />
        {tasks.length > 0 && <PackCard tasks={tasks} ticks={ticks} />}
      </Stack>
    </Columns>
  );
}

function useGoodDay(hasApiaries: boolean): ScreenState {
  const { formatMessage } = useIntl();
  return {
    kind: 'empty',
    icon: 'sun',
    title: formatMessage({ id: 'today.goodTitle' }),
    text: formatMessage({ id: hasApiaries ? 'today.goodText' : 'today.noApiary' }),
    action: hasApiaries ? (
      <LinkButton to="/agenda" as={Link} icon="reminder">
        {formatMessage({ id: 'inspections.agenda' })}
      </LinkButton>
    ) : (
      <LinkButton to="/apiaries/create" as={Link} kind="main" icon="add">
        {formatMessage({ id: 'today.newApiary' })}
      </LinkButton>
    ),
  };
}

/** Lines, and to the right of them the round; below them on a phone. */
const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[24]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: start;
  }
`;
