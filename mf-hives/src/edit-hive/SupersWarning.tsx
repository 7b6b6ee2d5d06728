import { isWithin } from '@skep/domain';
import { useQuery } from '@skep/remote-kit';
import { Notice, Stack, Text } from '@skep/ui';
import type { ReactNode } from 'react';
import { useIntl } from '../form/use-form-intl.ts';
import { HoneyWaitsQuery } from './HoneyWaits.graphql.ts';

export interface SupersWarningProps {
  hiveId: string;
  /** When, YYYY-MM-DD. */
  day: string;
  isPutOn: boolean;
  /** The service requires a reason, or one is typed: its field stays. */
  hasReason: boolean;
  /** The field of the reason. */
  children: ReactNode;
}

/** A super on a hive whose honey has to wait: says so, and asks why. Nothing as long as no super is put on. */
export function SupersWarning({ hiveId, day, isPutOn, hasReason, children }: SupersWarningProps) {
  const { formatMessage, formatDate } = useIntl();
  const { data } = useQuery(HoneyWaitsQuery, { skip: !isPutOn });
  const waits = (data?.honeyWaits ?? []).filter((wait) => wait.hiveId === hiveId && isWithin(day, wait));
  const isWaiting = isPutOn && waits.length > 0;
  if (!isWaiting && !hasReason) return null;
  return (
    <Stack gap={12}>
      {isWaiting && (
        <Notice kind="problem">
          <Text isBold>{formatMessage({ id: 'hives.supersWait' })}</Text>
          <ul>
            {waits.map(({ product, honeyFrom }) => (
              <li key={`${product} ${honeyFrom}`}>
                {formatMessage(
                  { id: 'hives.supersWaitFor' },
                  {
                    product,
                    date: formatDate(`${honeyFrom}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
                  },
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {children}
    </Stack>
  );
}
