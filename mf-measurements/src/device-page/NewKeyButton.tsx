import { useMutationResult } from '@skep/remote-kit';
import { RenewButton } from '../device/RenewButton.tsx';
import { useIntl } from '../use-intl.ts';
import { RotateDeviceKeyMutation } from './DeviceScreen.graphql.ts';

/** Gives the device a new key. */
export function NewKeyButton({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { run } = useMutationResult(RotateDeviceKeyMutation);
  return (
    <RenewButton
      label={formatMessage({ id: 'devices.newKey' })}
      title={formatMessage({ id: 'devices.newKeyTitle' })}
      text={formatMessage({ id: 'devices.newKeyText' })}
      renewedText={formatMessage({ id: 'devices.newKeyMade' })}
      renew={() => run({ id })}
    />
  );
}
