import { Chip, Row, Stack, Text } from '@skep/ui';
import { type ReactNode, useId } from 'react';
import { useIntl } from './use-security-intl.ts';

/** As its browser said; undefined or null: it did not. */
interface NamedDevice {
  browser?: string | null | undefined;
  system?: string | null | undefined;
}

export function useDeviceName(): (device: NamedDevice) => string {
  const { formatMessage } = useIntl();
  return ({ browser, system }) => {
    if (browser && !system) return browser;
    const known = browser ? 'both' : system ? 'system' : 'unknown';
    return formatMessage({ id: `shell.security.device.${known}` }, { browser, system });
  };
}

export interface DeviceRowProps {
  name: string;
  /** It is the one that the person looks at. */
  isCurrent: boolean;
  /** Its details, below its name. */
  children: ReactNode;
  /** What can be done with it. @param nameId of the element with its name, which describes a button */
  action: (nameId: string) => ReactNode;
}

/** A device in a list of the person's own. */
export function DeviceRow({ name, isCurrent, children, action }: DeviceRowProps) {
  const { formatMessage } = useIntl();
  const nameId = useId();
  return (
    <Row justify="between" gap={8}>
      <Stack gap={4}>
        <Row gap={8}>
          <Text isBold id={nameId}>
            {name}
          </Text>
          {isCurrent && <Chip tone="success">{formatMessage({ id: 'shell.security.here' })}</Chip>}
        </Row>
        {children}
      </Stack>
      {action(nameId)}
    </Row>
  );
}
