import { Button, Card, Divider, Heading, Row, Stack, Text } from '@skep/ui';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { SignInMethod } from '../generated/graphql.ts';
import { DeviceRow, useDeviceName } from './DeviceRow.tsx';
import { deviceSignInFields } from './SignInsCard.graphql.ts';
import { useIntl } from './use-security-intl.ts';
import { useEndSignIns } from './useEndSignIns.ts';

export interface SignInsCardProps {
  signIns: readonly FragmentType<typeof deviceSignInFields>[];
  /** The identity provider; undefined: there is none now. */
  providerName: string | undefined;
}

/** Where the person is signed in, and how to end it there. */
export function SignInsCard({ signIns, providerName }: SignInsCardProps) {
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
            <Device {...device} providerName={providerName} isBusy={isRunning} onEnd={endOne} />
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
  method: SignInMethod;
  providerName: string | undefined;
  beganAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
  isBusy: boolean;
  onEnd: (id: string, name: string) => Promise<void>;
}

function Device({ id, browser, system, beganAt, lastUsedAt, isCurrent, isBusy, onEnd, ...by }: DeviceProps) {
  const { formatMessage, formatDate } = useIntl();
  const name = useDeviceName()({ browser, system });
  const times = {
    lastUsed: formatDate(lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' }),
    began: formatDate(beganAt, { dateStyle: 'medium' }),
  };
  return (
    <DeviceRow
      name={name}
      isCurrent={isCurrent}
      action={(nameId) =>
        !isCurrent && (
          <Button isDisabled={isBusy} aria-describedby={nameId} onClick={() => void onEnd(id, name)}>
            {formatMessage({ id: 'shell.security.endSignIn' })}
          </Button>
        )
      }
    >
      <Text size="small" tone="muted">
        {formatMessage({ id: 'shell.security.signInTimes' }, times)}
      </Text>
      <Method {...by} />
    </DeviceRow>
  );
}

/** What the person signed in with, where it was no password. */
function Method({ method, providerName: name }: Pick<DeviceProps, 'method' | 'providerName'>) {
  const { formatMessage } = useIntl();
  const isKnown = method === 'PASSKEY' || (method === 'PROVIDER' && name !== undefined);
  if (!isKnown) return null;
  return (
    <Text size="small" tone="muted">
      {method === 'PASSKEY'
        ? formatMessage({ id: 'shell.security.byPasskey' })
        : formatMessage({ id: 'shell.security.byProvider' }, { name })}
    </Text>
  );
}
