import { sizeText } from '@skep/i18n';
import { Button, Card, Chip, Heading, Row, Text, tokens } from '@skep/ui';
import { LineList } from '@skep/ui/line-list';
import { useState } from 'react';
import styled from 'styled-components';
import type { HealthVerdictProps } from './HealthVerdict.tsx';
import { useIntl } from './use-health-intl.ts';

export interface MonthsOfStoreProps {
  months: HealthVerdictProps['health']['months'];
}

/** A year, and the partitions created ahead; there may be many more. */
const shownAtFirst = 15;

/** The partitions of measurements, the newest first, and which of them are sealed. */
export function MonthsOfStore({ months }: MonthsOfStoreProps) {
  const { formatMessage, formatNumber } = useIntl();
  const [isWhole, setIsWhole] = useState(false);
  const newestFirst = months.toReversed();
  const shown = isWhole ? newestFirst : newestFirst.slice(0, shownAtFirst);
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'health.months' })}</Heading>
      <Text tone="muted">
        {formatMessage(
          { id: 'health.monthsSum' },
          {
            count: months.length,
            sealed: months.filter(({ isSealed }) => isSealed).length,
            size: sizeText(
              months.reduce((sum, { bytes }) => sum + bytes, 0),
              formatNumber,
            ),
          },
        )}
      </Text>
      <LineList $nameWidth="9rem">
        {shown.map((month) => (
          <Month key={month.month} {...month} />
        ))}
      </LineList>
      {shown.length < months.length && (
        <Row>
          <Button kind="quiet" icon="chevronDown" onClick={() => setIsWhole(true)}>
            {formatMessage({ id: 'health.allMonths' }, { count: months.length })}
          </Button>
        </Row>
      )}
    </Card>
  );
}

function Month({ month, bytes, isSealed }: MonthsOfStoreProps['months'][number]) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  return (
    <li>
      <span>{formatDate(`${month}-01`, { year: 'numeric', month: 'long', timeZone: 'UTC' })}</span>
      <Size>{sizeText(bytes, formatNumber)}</Size>
      <Chip tone={isSealed ? 'success' : 'neutral'} {...(isSealed && { icon: 'check' })}>
        {formatMessage({ id: isSealed ? 'health.sealed' : 'health.open' })}
      </Chip>
    </li>
  );
}

const Size = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
