import { Button, Card, Chip, Divider, Heading, Row, Stack, Text } from '@skep/ui';
import { useId } from 'react';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { deviceSignInFields } from './SignInsCard.graphql.ts';
import { useIntl } from './use-security-intl.ts';
import { useEndSignIns } from './useEndSignIns.ts';

export interface SignInsCardProps {
  signIns: readonly FragmentType<typeof deviceSignInFields>[];
}

/** Where the person is signed in, and how to end it there. */
export function SignInsCard({ signIns }: SignInsCardProps) {
  const { formatMessage } = useIntl();
  const { endOne, endOthers, isRunning } = useEndSignIns();
  const devices = readFragment(deviceSignInFields, signIns);
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.security.signIns' })}
      </Heading>
      <Text tone="muted">{formatMessage({ id: 'shell.security.signInsText' })}</Text>
      <Stack as="ul" gap={12}>
        {devices.map((device, index) => (
          <Stack key={device.id} as="li" gap={12}>
            {index > 0 && <Divider />}
            <Device {...device} isBusy={isRunning} onEnd={endOne} />
          </Stack>
        ))}
      </Stack>
      {devices.length > 1 && (
        <Row>
          <Button isBusy={isRunning} onClick={() => void endOthers(devices.length - 1)}>
            {formatMessage({ id: 'shell.security.endOthers' })}
          </Button>
        </Row>
      )}
    </Card>
  );
}

interface DeviceProps {
  id: string;
  browser?: string | null;
  system?: string | null;
  beganAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
  isBusy: boolean;
  onEnd: (id: string, name: string) => Promise<void>;
}

function Device({ id, browser, system, beganAt, lastUsedAt, isCurrent, isBusy, onEnd }: DeviceProps) {
  const { formatMessage, formatDate } = useIntl();
  const nameId = useId();
  const known = browser ? 'both' : system ? 'system' : 'unknown';
  const name =
    browser && !system
      ? browser
      : formatMessage({ id: `shell.security.device.${known}` }, { browser, system });
  return (
    <Row justify="between" gap={8}>
      <Stack gap={4}>
        <Row gap={8}>
          <Text isBold id={nameId}>
            {name}
          </Text>
          {isCurrent && <Chip tone="success">{formatMessage({ id: 'shell.security.here' })}</Chip>}
        </Row>
        <Text size="small" tone="muted">
          {formatMessage(
            { id: 'shell.security.signInTimes' },
            {
              lastUsed: formatDate(lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' }),
              began: formatDate(beganAt, { dateStyle: 'medium' }),
            },
          )}
        </Text>
      </Stack>
      {!isCurrent && (
        <Button isDisabled={isBusy} aria-describedby={nameId} onClick={() => void onEnd(id, name)}>
          {formatMessage({ id: 'shell.security.endSignIn' })}
        </Button>
      )}
    </Row>
  );
}
