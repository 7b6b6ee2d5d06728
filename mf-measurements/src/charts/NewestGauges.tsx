import { Gauge } from '@skep/charts';
import { inUnits } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import { Card, focusRing, Heading, media, Row, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useMomentText } from '../device/useMomentText.ts';
import { type MeasuredQuantity, namedValues } from '../device-page/named-values.ts';
import { gaugeRange } from './gauge-ranges.ts';
import { useIntl } from './use-data-intl.ts';

export interface NewestGaugesProps {
  newest: { measuredAt: string; values: readonly { name: string; value: number }[] } | null | undefined;
  quantities: readonly MeasuredQuantity[];
}

/** What was measured last, within what is usual; quantities without a usual range stand in the charts alone. */
export function NewestGauges({ newest, quantities }: NewestGaugesProps) {
  const { formatMessage } = useIntl();
  const momentText = useMomentText();
  const units = useUnits();
  if (!newest) return null;
  const gauges = namedValues(newest.values, quantities).flatMap(({ key, name, value, unit = undefined }) => {
    const range = gaugeRange(key, value);
    const read = (figure: number) => inUnits({ value: figure, unit: unit ?? undefined }, units);
    if (!range) return [];
    const { least, low, high, greatest } = range;
    const ends = [least, low, high, greatest].map((figure) => read(figure).value);
    return [{ key, name, ...read(value), range: rangeOf(ends) }];
  });
  if (gauges.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap={12}>
        <Row justify="between" align="baseline">
          <Heading level={2}>{formatMessage({ id: 'devices.newest' })}</Heading>
          <Text tone="muted" size="small">
            {momentText(newest.measuredAt)}
          </Text>
        </Row>
        <Gauges role="region" aria-label={formatMessage({ id: 'devices.newest' })} tabIndex={0}>
          {gauges.map(({ key, name, value, unit, range }) => (
            <Gauge
              key={key}
              name={name}
              value={value}
              unit={unit}
              decimals={unit === 'V' ? 2 : 1}
              range={range}
            />
          ))}
        </Gauges>
      </Stack>
    </Card>
  );
}

const rangeOf = ([least = 0, low = 0, high = 0, greatest = 0]: readonly number[]) => ({
  least,
  low,
  high,
  greatest,
});

const Gauges = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: ${tokens.space[16]} ${tokens.space[8]};
  ${focusRing}
  /* One line that is pushed aside: the curves are to begin in the first view. No word is torn for it. */
  ${media.phone} {
    grid-auto-columns: min-content;
    grid-auto-flow: column;
    grid-template-columns: none;
    overflow-x: auto;
    && > * {
      min-width: 5.75rem;
    }
    /* Arcs of one size, however long a name is. */
    && svg {
      width: 5.75rem;
    }
  }
`;
