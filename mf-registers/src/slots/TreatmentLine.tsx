import { Link, type SlotProps, useNow, useQuery } from '@skep/remote-kit';
import { Chip, focusRing, tokens } from '@skep/ui';
import styled from 'styled-components';
import { HoneyWaitsQuery } from './HoneyWaits.graphql.ts';
import { dayHere, treatmentLineOf } from './treatment-line.ts';
import { useIntl } from './use-hive-intl.ts';

/** On a hive's card and page: until when its honey has to wait, or what it was given last. It leads to the entries. */
export function TreatmentLine({ hiveId, hiveName, size }: SlotProps['hive-card/v1']) {
  const { formatMessage, formatDate } = useIntl();
  const waits = useQuery(HoneyWaitsQuery).data?.honeyWaits ?? none;
  const line = treatmentLineOf(waits, hiveId, dayHere(useNow()));
  // Where there is room for a sign alone, it is for what must not be overlooked.
  if (line === undefined || (line.kind === 'treated' && size === 'small')) return null;
  const day = line.kind === 'waits' ? line.honeyFrom : line.from;
  const date = formatDate(`${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const whole = formatMessage({ id: `registers.${line.kind}` }, { date, product: line.product });
  return (
    <Line
      to={`/registers?hiveId=${hiveId}`}
      aria-label={formatMessage({ id: 'registers.ofHive' }, { hive: hiveName, line: whole })}
    >
      <Chip tone={line.kind === 'waits' ? 'warning' : 'neutral'} icon="drop">
        {size === 'large' ? whole : formatMessage({ id: 'registers.honeyFrom' }, { date })}
      </Chip>
    </Line>
  );
}

const none: readonly never[] = [];

const Line = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  min-height: ${tokens.size.target};
  border-radius: ${tokens.radius.small};
  text-decoration: none;
  ${focusRing}
`;
