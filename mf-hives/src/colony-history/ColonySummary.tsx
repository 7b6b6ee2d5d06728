import { Link, pathTo, Slot, useHiveActions } from '@skep/remote-kit';
import { Card, CardHeader, Heading, LinkButton, Row, Stack, Text } from '@skep/ui';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { HiveState } from '../generated/graphql.ts';
import { isThere } from '../hive/hive-states.ts';
import { ColonyHistoryFragment } from './ColonyHistory.graphql.ts';
import { ColonyHistory } from './ColonyHistory.tsx';
import { historyEntries } from './history-entries.ts';
import { StateChip } from './StateChip.tsx';
import { useIntl } from './use-life-intl.ts';
import { WithLifeTexts } from './WithLifeTexts.tsx';

export interface ColonySummaryProps {
  hive: {
    id: string;
    name: string;
    state: HiveState;
    stateSince: string | null;
    colonySize: number | null;
    sampleCode: string | null;
  };
  history: FragmentType<typeof ColonyHistoryFragment>;
}

const newestCount = 3;

/** What the colony of a hive is and what happened to it last, on the hive's own page. */
export function ColonySummary(props: ColonySummaryProps) {
  return (
    <WithLifeTexts>
      <Summary {...props} />
    </WithLifeTexts>
  );
}

function Summary({ hive, history }: ColonySummaryProps) {
  const { formatMessage } = useIntl();
  const actions = useHiveActions([hive.id]);
  const entries = historyEntries(readFragment(ColonyHistoryFragment, history));
  return (
    <Card as="section">
      <CardHeader>
        <Heading level={2}>{formatMessage({ id: 'hives.colony' })}</Heading>
      </CardHeader>
      <Stack gap={16}>
        <Row>
          <StateChip state={hive.state} since={hive.stateSince} />
        </Row>
        <Slot name="hive-card/v1" props={{ hiveId: hive.id, hiveName: hive.name, size: 'large' }} />
        {hive.colonySize !== null && (
          <Text isBold>{formatMessage({ id: 'life.colonySize' }, { count: hive.colonySize })}</Text>
        )}
        {hive.sampleCode !== null && (
          <Text>{formatMessage({ id: 'life.sampleCode' }, { code: hive.sampleCode })}</Text>
        )}
        {entries.length > 0 && <ColonyHistory hiveId={hive.id} entries={entries.slice(0, newestCount)} />}
        <Row>
          <LinkButton to={`/hives/${hive.id}/life`} as={Link} icon="clock">
            {formatMessage({ id: 'life.allHistory' })}
          </LinkButton>
          <LinkButton to={`${pathTo('/registers/record-cards')}?hives=${hive.id}`} as={Link} icon="print">
            {formatMessage({ id: 'life.recordCard' })}
          </LinkButton>
          {isThere(hive.state) &&
            actions.map(({ id, href, label, icon }) => (
              <LinkButton key={id} to={href} as={Link} icon={icon}>
                {label}
              </LinkButton>
            ))}
        </Row>
      </Stack>
    </Card>
  );
}
