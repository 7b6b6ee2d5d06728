import { type SeasonHint, seasonHints } from '@skep/domain';
import { Card, Heading, Stack, Text } from '@skep/ui';
import { momentOf } from '../agenda/calendar-days.ts';
import type { TodayQuery } from '../generated/graphql.ts';
import { enumOf } from '../season/plant-enums.ts';
import { useSeasonRuleSets } from '../season/season-rule-sets.ts';
import { usePlantName } from '../season/usePlantName.ts';
import { hintedApiaries } from './hinted-apiaries.ts';
import type { KnownToday } from './today-facts.ts';
import { useIntl } from './use-today-intl.ts';

/** What the chosen rules of the season say today, each with its reason. @returns null where they say nothing */
export function SeasonCard({ data, known }: { data: TodayQuery; known: KnownToday }) {
  const { formatMessage } = useIntl();
  const { chosen } = useSeasonRuleSets();
  const { today } = known.facts;
  const hints = seasonHints(hintedApiaries(data, known), chosen, today);
  if (hints.length === 0) return null;
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'season.hints' })}
      </Heading>
      <Stack as="ul" gap={12}>
        {hints.map((hint) => (
          <li key={`${hint.rule} ${hint.apiaryIds.join(',')}`}>
            <Hint hint={hint} known={known} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Hint({ hint, known }: { hint: SeasonHint; known: KnownToday }) {
  const { formatMessage, formatDate, formatList } = useIntl();
  const date = (day: string) => formatDate(momentOf(day), { day: 'numeric', month: 'long' });
  const places = hint.apiaryIds.flatMap((id) => known.apiaryNames.get(id) ?? []);
  const until = formatMessage({ id: 'season.until' }, { date: date(hint.to) });
  return (
    <Stack gap={4}>
      <Text isBold>{formatMessage({ id: `season.rule.${hint.rule}` })}</Text>
      <Text size="small" tone="muted">
        <ReasonText hint={hint} />
      </Text>
      <Text size="small" tone="muted">
        {[until, formatList(places)].join(' · ')}
      </Text>
    </Stack>
  );
}

function ReasonText({ hint: { reason } }: { hint: SeasonHint }) {
  const { formatMessage, formatDate } = useIntl();
  const plantName = usePlantName();
  const date = 'day' in reason ? formatDate(momentOf(reason.day), { day: 'numeric', month: 'long' }) : '';
  switch (reason.kind) {
    case 'bloom':
      return formatMessage(
        { id: reason.isEnd ? 'season.reason.bloomEnd' : 'season.reason.bloom' },
        { date, plant: plantName(enumOf(reason.plant)) },
      );
    case 'flow':
      return formatMessage({ id: reason.isEnd ? 'season.reason.flowEnd' : 'season.reason.flow' }, { date });
    default:
      return formatMessage({ id: `season.reason.${reason.kind}` });
  }
}
