import { Card, Heading, Stack, Text } from '@skep/ui';
import { useIntl } from '../use-intl.ts';

export interface HiveHistoryProps {
  /** The present one first. */
  places: readonly { id: string; hiveName: string; since: string; until?: string | null | undefined }[];
}

/** The hives that a device stood on; what it measured stays with the hive of the time. */
export function HiveHistory({ places }: HiveHistoryProps) {
  const { formatMessage, formatDate } = useIntl();
  const day = (iso: string) => formatDate(iso, { dateStyle: 'medium' });
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2}>{formatMessage({ id: 'devices.history' })}</Heading>
        <Text tone="muted" size="small">
          {formatMessage({ id: places.length > 0 ? 'devices.historyAbout' : 'devices.historyEmpty' })}
        </Text>
        {places.map(({ id, hiveName, since, until }) => (
          <Text key={id}>
            {until
              ? formatMessage(
                  { id: 'devices.stoodOn' },
                  { hive: hiveName, since: day(since), until: day(until) },
                )
              : formatMessage({ id: 'devices.standsOn' }, { hive: hiveName, since: day(since) })}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
