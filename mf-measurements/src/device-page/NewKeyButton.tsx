import { isFailure, useConfirm, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { Button } from '@skep/ui';
import { useIntl } from '../use-intl.ts';
import { RotateDeviceKeyMutation } from './DeviceScreen.graphql.ts';

/** Gives the device a new key, after a question: from then on the old one opens nothing. */
export function NewKeyButton({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const notify = useNotify();
  const failureText = useFailureText();
  const rotation = useMutationResult(RotateDeviceKeyMutation);

  async function rotate() {
    const isMeant = await confirm({
      title: formatMessage({ id: 'devices.newKeyTitle' }),
      text: formatMessage({ id: 'devices.newKeyText' }),
      confirmLabel: formatMessage({ id: 'devices.newKey' }),
      isDestructive: true,
    });
    if (!isMeant) return;
    const answer = await rotation.run({ id });
    if (isFailure(answer)) notify({ kind: 'problem', text: failureText(answer) });
    else notify({ kind: 'success', text: formatMessage({ id: 'devices.newKeyMade' }) });
  }

  return (
    <Button kind="quiet" icon="lock" isBusy={rotation.isRunning} onClick={() => void rotate()}>
      {formatMessage({ id: 'devices.newKey' })}
    </Button>
  );
}
