import { useDownload } from '@skep/remote-kit';
import { Button, Card, Chip, Heading, Row, Stack, Text } from '@skep/ui';
import { ProgressBar } from '@skep/ui/form';
import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { BlockFieldsFragment, FlashLogBlockState } from '../generated/graphql.ts';
import { BlockFields } from './FlashLogScreen.graphql.ts';
import { isUnderWay } from './import-status.ts';
import { useIntl } from './use-flash-log-intl.ts';

export interface BlockCardProps {
  logId: string;
  block: FragmentType<typeof BlockFields>;
  action?: ReactNode;
}

/** What is known of a block: when it was, how sure that is, and how much of it is missing. */
export function BlockCard({ logId, block: shown, action }: BlockCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const block = readFragment(BlockFields, shown);
  const sureness = useSureness();
  const period = useBlockPeriod();
  const isAlone = action === undefined;
  const hours = (block.measurementCount * (block.intervalMinutes ?? 0)) / 60;
  return (
    <Card as={isAlone ? 'section' : 'li'}>
      <Stack gap={8}>
        <Row justify="between" align="start">
          <Heading level={isAlone ? 2 : 3}>{period(block)}</Heading>
          <BlockStateChip state={block.state} />
        </Row>
        <Text>
          {formatMessage(
            { id: 'log.length' },
            { count: block.measurementCount, days: Math.round(hours / 2.4) / 10 },
          )}
        </Text>
        {block.missingPercent != null && (
          <Text isBold>
            {formatMessage(
              { id: 'log.missing' },
              {
                percent: formatNumber(block.missingPercent / 100, {
                  style: 'percent',
                  maximumFractionDigits: 1,
                }),
              },
            )}
          </Text>
        )}
        <Text>{sureness(block)}</Text>
        <Text tone="muted">
          {[
            block.firmwareVersion &&
              formatMessage({ id: 'log.firmware' }, { version: block.firmwareVersion }),
            block.intervalMinutes &&
              formatMessage({ id: 'log.interval' }, { minutes: block.intervalMinutes }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {block.state === 'IMPORTED' && (
          <Text>
            {formatMessage(
              { id: block.importedCount === 0 ? 'log.importedNothing' : 'log.imported' },
              { count: block.importedCount, days: block.importedDays },
            )}
          </Text>
        )}
        {isUnderWay(block) && (
          <ProgressBar
            label={formatMessage({ id: `log.block.${block.state}` })}
            percent={block.progressPercent}
            percentText={formatNumber(block.progressPercent / 100, { style: 'percent' })}
          />
        )}
        <Row gap={8}>
          {action}
          <SaveBlock logId={logId} block={block.index} format="csv" />
          <SaveBlock logId={logId} block={block.index} format="json" />
        </Row>
      </Stack>
    </Card>
  );
}

const chips: Record<FlashLogBlockState, { tone: 'neutral' | 'success' | 'information' } | undefined> = {
  CHECKED: undefined,
  IMPORTING: { tone: 'information' },
  IMPORTED: { tone: 'success' },
  UNDOING: { tone: 'information' },
  UNDONE: { tone: 'neutral' },
};

function BlockStateChip({ state }: { state: FlashLogBlockState }) {
  const { formatMessage } = useIntl();
  const chip = chips[state];
  return chip === undefined ? null : <Chip {...chip}>{formatMessage({ id: `log.block.${state}` })}</Chip>;
}

/** From its first to its last measurement. */
export function useBlockPeriod(): (block: BlockFieldsFragment) => string {
  const { formatMessage, formatDate } = useIntl();
  const minute = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
  return ({ index, startsAt, endsAt }) =>
    startsAt == null || endsAt == null
      ? formatMessage({ id: 'log.noTime' }, { number: index + 1 })
      : formatMessage({ id: 'log.period' }, { first: minute(startsAt), last: minute(endsAt) });
}

/** How sure it is when a block was measured, or why it is not, in a sentence. */
export function useSureness(): (block: BlockFieldsFragment) => string {
  const { formatMessage, formatNumber } = useIntl();
  return ({ placing, doubt, unplacedReason, matchCount, matchPercent, differenceSeconds }) => {
    if (placing === 'UNPLACED') return formatMessage({ id: `log.unplaced.${unplacedReason ?? 'NO_MATCH'}` });
    if (doubt === 'TIME_DIFFERS' || doubt === 'VALUES_DIFFER' || doubt === 'NOTHING_TO_COMPARE')
      return formatMessage(
        { id: `log.doubt.${doubt}` },
        {
          minutes: Math.round(Math.abs(differenceSeconds ?? 0) / 60),
          percent: formatNumber((matchPercent ?? 0) / 100, { style: 'percent', maximumFractionDigits: 1 }),
        },
      );
    return formatMessage({ id: `log.placed.${placing}` }, { count: matchCount ?? 0 });
  };
}

function SaveBlock({ logId, block, format }: { logId: string; block: number; format: 'csv' | 'json' }) {
  const { formatMessage } = useIntl();
  const { isSaving, save } = useDownload();
  const path = `/api/flashlogs/${logId}/file?block=${block}&format=${format}`;
  return (
    <Button icon="download" isBusy={isSaving} onClick={() => void save(path)}>
      {formatMessage({ id: `log.save.${format}` })}
    </Button>
  );
}
