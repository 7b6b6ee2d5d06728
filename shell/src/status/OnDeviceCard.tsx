import { Card, CardHeader, Heading, Text } from '@skep/ui';
import { useEffect, useState } from 'react';
import { FactList } from './FactList.tsx';
import type { KeptHere } from './kept-here.ts';
import { useIntl } from './use-status-intl.ts';

export interface OnDeviceCardProps {
  read: () => Promise<KeptHere>;
}

/** What opens without a network in this browser. Nothing where it keeps nothing, or says nothing of it. */
export function OnDeviceCard({ read }: OnDeviceCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const [kept, setKept] = useState<KeptHere>();
  useEffect(() => {
    let isWanted = true;
    read().then(
      (found) => isWanted && setKept(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [read]);
  if (!kept) return null;
  const { files, answers } = kept;
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
              { kept: files.kept, wanted: files.wanted, size: size(files.kilobytes) },
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
