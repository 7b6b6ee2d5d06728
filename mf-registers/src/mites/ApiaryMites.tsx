import { daysBetween, type MiteThresholds, miteLevelOf } from '@skep/domain';
import { Link } from '@skep/remote-kit';
import { Button, Card, Heading, LinkButton, Row, Skeleton, Stack, Text, tokens } from '@skep/ui';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { useDays } from '../entries/useEntryTexts.ts';
import { today } from '../entry-forms/begun-with.ts';
import { useIntl } from '../use-mite-intl.ts';
import { BandChip, LevelText } from './LevelLine.tsx';
import { type HiveSeason, recountDue, type Season } from './season.ts';
import { bandOf } from './thresholds.ts';

/** What draws curves is loaded when one is opened. */
const MiteChart = lazy(async () => ({ default: (await import('./MiteChart.tsx')).MiteChart }));

export interface ApiaryMitesProps {
  name: string;
  hives: readonly HiveSeason[];
  thresholds: MiteThresholds;
  season: Season;
}

/** The hives of an apiary with their last count, and its curve over the season. */
export function ApiaryMites({ name, hives, thresholds, season }: ApiaryMitesProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const due = hives.filter((hive) => hive.canEdit && recountDue(hive, today()) !== undefined);
  const hasCounts = hives.some(({ counts }) => counts.length > 0);
  return (
    <Card as="section">
      <Row justify="between">
        <Heading level={2}>{name}</Heading>
        {hasCounts && (
          <Button
            kind="quiet"
            icon={isOpen ? 'chevronUp' : 'chevronDown'}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {formatMessage({ id: 'mites.curve' })}
          </Button>
        )}
      </Row>
      {isOpen && (
        <Suspense fallback={<Skeleton height={320} />}>
          <MiteChart title={name} hives={hives} thresholds={thresholds} season={season} />
        </Suspense>
      )}
      {due.length > 1 && (
        <LinkButton
          to={`/registers/mites/create?hiveIds=${due.map(({ id }) => id).join(',')}`}
          as={Link}
          icon="add"
        >
          {formatMessage({ id: 'mites.countAllDue' }, { count: due.length })}
        </LinkButton>
      )}
      <List>
        {hives.map((hive) => (
          <HiveLine key={hive.id} hive={hive} thresholds={thresholds} season={season} />
        ))}
      </List>
    </Card>
  );
}

interface HiveLineProps extends Pick<ApiaryMitesProps, 'thresholds' | 'season'> {
  hive: HiveSeason;
}

function HiveLine({ hive, thresholds, season }: HiveLineProps) {
  const { formatMessage } = useIntl();
  const days = useDays();
  const { id, name, counts, canEdit } = hive;
  const last = counts.at(-1);
  const level = last && miteLevelOf(last);
  const band = last && level && bandOf(level, thresholds, last.method, last.day);
  const due = recountDue(hive, today());
  return (
    <li>
      <Stack gap={4}>
        <Row justify="between" gap={8}>
          <Link to={`/registers/mites/hives/${id}?year=${season.year}`}>{name}</Link>
          {band && <BandChip band={band} />}
        </Row>
        {level && <LevelText level={level} />}
        <Text tone="muted" size="small">
          {last
            ? formatMessage(
                { id: 'mites.countedOn' },
                { date: days(last.day, last.day), days: daysSince(last.day) },
              )
            : formatMessage({ id: 'mites.notCounted' })}
        </Text>
      </Stack>
      {due !== undefined && (
        <Row gap={8}>
          <Text size="small" isBold>
            {formatMessage({ id: 'mites.recountDue' }, { date: days(due, due) })}
          </Text>
          {canEdit && (
            <LinkButton to={`/registers/mites/create?hiveIds=${id}`} as={Link} icon="add">
              {formatMessage({ id: 'mites.countNow' })}
            </LinkButton>
          )}
        </Row>
      )}
    </li>
  );
}

const daysSince = (day: string) => Math.max(0, daysBetween(day, today()));

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: ${tokens.space[8]};
    padding-block: ${tokens.space[12]};
    border-top: ${tokens.borderWidth} solid ${tokens.color.border};
  }
`;
