import { Link } from '@skep/remote-kit';
import { Card, Heading, LinkButton, Notice, Row, Stack, Text } from '@skep/ui';
import { useDays } from '../entries/useEntryTexts.ts';
import { useJarsTitle, useKilograms } from '../entries/useHoneyFacts.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { LotFragment as Lot } from '../generated/graphql.ts';
import { useIntl } from '../use-honey-intl.ts';
import { LotFragment } from './LotsScreen.graphql.ts';

/** One lot, its jars, and what can be done with it. */
export function LotCard({ lot: masked }: { lot: FragmentType<typeof LotFragment> }) {
  const { formatMessage, formatNumber } = useIntl();
  const days = useDays();
  const jarsTitle = useJarsTitle();
  const lot = readFragment(LotFragment, masked);
  return (
    <Card as="li">
      <Stack gap={4}>
        <Heading level={2}>{formatMessage({ id: 'honey.lot' }, { lot: lot.lot })}</Heading>
        <Left lot={lot} />
        {lot.waterPercent !== null && (
          <Text>
            {formatMessage(
              { id: 'honey.water' },
              {
                water: formatNumber(lot.waterPercent / 100, { style: 'percent', maximumFractionDigits: 1 }),
              },
            )}
          </Text>
        )}
      </Stack>
      {lot.isFromWithdrawal && <Notice kind="warning">{formatMessage({ id: 'honey.marked' })}</Notice>}
      <Harvests lot={lot} />
      {lot.jars.length > 0 && (
        <Stack as="ul" gap={8}>
          {lot.jars.map(({ entryId, day, jars }) => (
            <li key={entryId}>
              <Row>
                <Text>
                  {days(day, day)} · {jarsTitle(jars)}
                </Text>
                <LinkButton to={`/registers/jars/${entryId}/labels`} as={Link} kind="quiet" icon="print">
                  {formatMessage({ id: 'honey.printLabels' })}
                </LinkButton>
              </Row>
            </li>
          ))}
        </Stack>
      )}
      {(lot.leftKg === null || lot.leftKg > 0) && (
        <Row>
          <LinkButton
            to={`/registers/jars/create?${new URLSearchParams({ lot: lot.lot })}`}
            as={Link}
            icon="add"
          >
            {formatMessage({ id: 'honey.fillJars' })}
          </LinkButton>
        </Row>
      )}
    </Card>
  );
}

function Left({ lot: { leftKg } }: { lot: Lot }) {
  const { formatMessage } = useIntl();
  const kilograms = useKilograms();
  if (leftKg === null) return <Text tone="muted">{formatMessage({ id: 'honey.leftUnknown' })}</Text>;
  if (leftKg >= 0)
    return <Text isBold>{formatMessage({ id: 'honey.left' }, { amount: kilograms(leftKg) })}</Text>;
  return (
    <Notice kind="problem">
      {formatMessage({ id: 'honey.overfilled' }, { amount: kilograms(-leftKg) })}
    </Notice>
  );
}

function Harvests({ lot: { harvests } }: { lot: Lot }) {
  const { formatMessage } = useIntl();
  const days = useDays();
  const kilograms = useKilograms();
  return (
    <Stack as="ul" gap={4}>
      {harvests.map(({ entryId, day, kilograms: weight, hiveNames }) => (
        <Text key={entryId} as="li" tone="muted">
          {formatMessage(
            { id: 'honey.harvestLine' },
            {
              day: days(day, day),
              amount: weight === null ? formatMessage({ id: 'honey.notWeighed' }) : kilograms(weight),
              hives: hiveNames.join(', '),
            },
          )}
        </Text>
      ))}
    </Stack>
  );
}
