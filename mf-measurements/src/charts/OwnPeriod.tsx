import { Button, Row, Stack } from '@skep/ui';
import { DateField } from '@skep/ui/form';
import { useState } from 'react';
import { clockOf, isTurned, type Period } from './period.ts';
import { useIntl } from './use-data-intl.ts';

export interface OwnPeriodProps {
  start: string;
  end: string;
  onPeriod: (period: Period) => void;
}

/** From one day to another, both of them whole. */
export function OwnPeriod({ onPeriod, ...shown }: OwnPeriodProps) {
  const { formatMessage } = useIntl();
  const [start, setStart] = useState<string | undefined>(shown.start.slice(0, 10));
  const [end, setEnd] = useState<string | undefined>(shown.end.slice(0, 10));
  const [from, until] = [clockOf(start ?? ''), clockOf(end ?? '')];
  const isWrong = isTurned(start, end);

  function show() {
    if (start && end && from && until && !isWrong) onPeriod({ kind: 'own', start, end });
  }

  return (
    <Stack gap={12}>
      <Row gap={16} align="start">
        <DateField label={formatMessage({ id: 'data.start' })} isRequired value={start} onChange={setStart} />
        <DateField
          label={formatMessage({ id: 'data.end' })}
          isRequired
          value={end}
          onChange={setEnd}
          error={isWrong ? formatMessage({ id: 'data.endBeforeStart' }) : undefined}
        />
      </Row>
      <Row>
        <Button onClick={show} isDisabled={!from || !until || isWrong}>
          {formatMessage({ id: 'data.show' })}
        </Button>
      </Row>
    </Stack>
  );
}
