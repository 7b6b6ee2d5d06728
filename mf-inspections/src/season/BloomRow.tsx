import { Button, Card, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { momentOf } from '../agenda/calendar-days.ts';
import type { SeasonBloomFragment as Bloom } from '../generated/graphql.ts';
import { BloomForm } from './BloomForm.tsx';
import { useIntl } from './use-season-intl.ts';
import { useChangeBloom } from './useChangeBloom.ts';
import { usePlantName } from './usePlantName.ts';

export interface BloomRowProps {
  bloom: Bloom;
  apiary: { name: string; canNote: boolean };
  /** YYYY-MM-DD */
  today: string;
  range: { from: string; until: string };
  isBlooming: boolean;
}

/** A plant that blooms or has bloomed, since when and until when, and what can be done with it. */
export function BloomRow({ bloom, apiary, today, range, isBlooming }: BloomRowProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const change = useChangeBloom(bloom, apiary.name);
  const plant = usePlantName()(bloom.plant);
  const { apiaryId, season, firstDay } = bloom;
  return (
    <Card as="li">
      <Row gap={12} justify="between">
        <Stack gap={4}>
          <Text isBold>{plant}</Text>
          <Text size="small" tone="muted">
            <DaysText {...bloom} />
          </Text>
        </Stack>
        {apiary.canNote && (
          <Row gap={8}>
            {isBlooming && (
              <Button
                icon="check"
                isBusy={change.isRunning}
                onClick={() => void change.save({ firstDay, lastDay: today }, bloom)}
              >
                {formatMessage({ id: 'season.over' })}
              </Button>
            )}
            <Button kind="quiet" icon="edit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {formatMessage({ id: 'season.days' })}
            </Button>
          </Row>
        )}
      </Row>
      {isOpen && (
        <BloomForm
          key={`${apiaryId} ${season} ${firstDay} ${bloom.lastDay}`}
          bloom={bloom}
          range={range}
          change={change}
          onEnd={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

function DaysText({ firstDay, lastDay }: Bloom) {
  const { formatMessage, formatDate } = useIntl();
  const date = (day: string) => formatDate(momentOf(day), { day: 'numeric', month: 'long' });
  if (!lastDay) return formatMessage({ id: 'season.since' }, { date: date(firstDay) });
  return formatMessage({ id: 'season.fromTo' }, { from: date(firstDay), to: date(lastDay) });
}
