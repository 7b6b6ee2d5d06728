import { Card, CardHeader, Heading, Text } from '@skep/ui';
import { useEffect, useState } from 'react';
import { FactList } from './FactList.tsx';
import type { StoredOnDevice } from './stored-on-device.ts';
import { useIntl } from './use-status-intl.ts';

export interface OnDeviceCardProps {
  read: () => Promise<StoredOnDevice>;
}

/** What opens without a network in this browser. Nothing where it keeps nothing, or says nothing of it. */
export function OnDeviceCard({ read }: OnDeviceCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const [stored, setStored] = useState<StoredOnDevice>();
  useEffect(() => {
    let isWanted = true;
    read().then(
      (found) => isWanted && setStored(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [read]);
  if (!stored) return null;
  const { files, answers } = stored;
  const size = (kilobytes: number) =>
    formatNumber(kilobytes, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return (
    <Card as="section">
      <CardHeader>
        <Heading level={2}>{formatMessage({ id: 'shell.status.onDevice' })}</Heading>
      </CardHeader>
      <FactList
        facts={[
          {
            label: formatMessage({ id: 'shell.status.onDevice.files' }),
            value: formatMessage(
              { id: 'shell.status.onDevice.filesOf' },
              { kept: files.stored, wanted: files.wanted, size: size(files.kilobytes) },
            ),
            isProblem: false,
          },
          {
            label: formatMessage({ id: 'shell.status.onDevice.answers' }),
            value: `${formatNumber(answers.count)} · ${size(answers.kilobytes)}`,
            isProblem: false,
          },
        ]}
      />
      <Text tone="muted" size="small">
        {formatMessage({ id: 'shell.status.onDevice.text' })}
      </Text>
    </Card>
  );
}
