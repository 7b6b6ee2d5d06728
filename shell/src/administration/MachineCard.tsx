import { useQuery, useScreenState } from '@skep/remote-kit';
import { Card, Heading, Notice, ScreenStates, Text } from '@skep/ui';
import type { MachineQuery } from '../generated/graphql.ts';
import { machineQuery } from './Machine.graphql.ts';
import { useIntl } from './use-administration-intl.ts';

/** As SkepDiskFull and SkepCertificateEnds of docs/operating/alerts.yml. */
const lowDisk = 0.1;
const lateMs = 14 * 86_400_000;

/** Whether the disk has room, and how long the certificate is valid. */
export function MachineCard() {
  const { formatMessage } = useIntl();
  const result = useQuery(machineQuery);
  const state = useScreenState(result);
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.machine' })}
      </Heading>
      <ScreenStates state={state}>{result.data && <Loaded {...result.data.machine} />}</ScreenStates>
    </Card>
  );
}

function Loaded({ disk, certificateEndsAt }: MachineQuery['machine']) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  return (
    <>
      {disk && (
        <Text>
          {formatMessage(
            { id: 'shell.machine.disk' },
            {
              size: formatNumber(disk.free / 1e9, {
                style: 'unit',
                unit: 'gigabyte',
                maximumFractionDigits: 1,
              }),
              share: formatNumber(disk.free / disk.size, { style: 'percent' }),
            },
          )}
        </Text>
      )}
      {disk && disk.free / disk.size < lowDisk && (
        <Notice kind="warning">{formatMessage({ id: 'shell.machine.diskLow' })}</Notice>
      )}
      {certificateEndsAt && (
        <Text>
          {formatMessage(
            { id: 'shell.machine.certificate' },
            { date: formatDate(certificateEndsAt, { dateStyle: 'medium' }) },
          )}
        </Text>
      )}
      {certificateEndsAt && Date.parse(certificateEndsAt) - Date.now() < lateMs && (
        <Notice kind="warning">{formatMessage({ id: 'shell.machine.certificateEnds' })}</Notice>
      )}
    </>
  );
}
