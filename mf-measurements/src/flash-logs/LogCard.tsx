import { sizeText } from '@skep/i18n';
import { Card, Chip, Heading, Row, Stack, Text } from '@skep/ui';
import { ProgressBar } from '@skep/ui/form';
import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { FlashLogFields } from './ImportScreen.graphql.ts';
import { isUnderWay } from './import-status.ts';
import { useIntl } from './use-flash-log-intl.ts';

export interface LogCardProps {
  log: FragmentType<typeof FlashLogFields>;
  action?: ReactNode;
}

/** What is known of a log before one looks into it. */
export function LogCard({ log: shown, action }: LogCardProps) {
  const intl = useIntl();
  const { formatMessage, formatNumber, formatDate } = intl;
  const log = readFragment(FlashLogFields, shown);
  const day = (time: string) => formatDate(time, { dateStyle: 'medium' });
  return (
    <Card as={action === undefined ? 'section' : 'li'}>
      <Stack gap={8}>
        <Row justify="between" align="start">
          <Heading level={2}>{log.deviceName}</Heading>
          <LogStateChip {...log} />
        </Row>
        <Text tone="muted">
          {formatMessage(
            { id: 'log.handedOver' },
            {
              date: formatDate(log.createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
              name: log.userName,
            },
          )}
        </Text>
        {log.hiveName != null && <Text>{formatMessage({ id: 'log.hive' }, { name: log.hiveName })}</Text>}
        <Text>{formatMessage({ id: 'log.messages' }, { count: log.messageCount })}</Text>
        {log.firstAt != null && log.lastAt != null && (
          <Text>
            {formatMessage({ id: 'log.period' }, { first: day(log.firstAt), last: day(log.lastAt) })}
          </Text>
        )}
        <Text>
          {log.expectedBytes
            ? formatMessage(
                { id: 'log.sizeOf' },
                {
                  size: sizeText(log.byteCount, formatNumber),
                  percent: formatNumber(log.byteCount / log.expectedBytes, {
                    style: 'percent',
                    maximumFractionDigits: 1,
                  }),
                },
              )
            : sizeText(log.byteCount, formatNumber)}
        </Text>
        {log.lostBytes > 0 && (
          <Text tone="muted">
            {formatMessage({ id: 'log.lost' }, { size: sizeText(log.lostBytes, formatNumber) })}
          </Text>
        )}
        {log.isErased && <Text tone="muted">{formatMessage({ id: 'log.erased' })}</Text>}
        {log.importedCount > 0 && (
          <Text>
            {formatMessage({ id: 'log.imported' }, { count: log.importedCount, days: log.importedDays })}
          </Text>
        )}
        {isUnderWay(log) && (
          <ProgressBar
            label={formatMessage({ id: 'log.checking' })}
            percent={log.progressPercent}
            percentText={formatNumber(log.progressPercent / 100, { style: 'percent' })}
          />
        )}
        {action && <Row gap={8}>{action}</Row>}
      </Stack>
    </Card>
  );
}

function LogStateChip({ state, importedCount }: { state: string; importedCount: number }) {
  const { formatMessage } = useIntl();
  if (state === 'FAILED')
    return (
      <Chip tone="problem" icon="problem">
        {formatMessage({ id: 'log.state.failed' })}
      </Chip>
    );
  if (importedCount > 0)
    return (
      <Chip tone="success" icon="check">
        {formatMessage({ id: 'log.state.imported' })}
      </Chip>
    );
  return null;
}
