import { isFailure, useConfirm, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { Button } from '@skep/ui';
import { RedecodeMutation } from './codecs.graphql.ts';
import { useIntl } from './use-codec-intl.ts';

/** Decodes the stored messages of a device again, by the codec that it has now. */
export function RedecodeButton({ deviceId }: { deviceId: string }) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const notify = useNotify();
  const failureText = useFailureText();
  const redecoding = useMutationResult(RedecodeMutation);
  async function redecode() {
    const label = formatMessage({ id: 'codecs.redecode' });
    const text = formatMessage({ id: 'codecs.redecodeText' });
    if (!(await confirm({ title: label, text, confirmLabel: label }))) return;
    const answer = await redecoding.run({ deviceId });
    if (isFailure(answer)) notify({ kind: 'problem', text: failureText(answer) });
    else if (answer.__typename === 'Redecoding')
      notify({
        kind: 'success',
        text: formatMessage({ id: 'codecs.redecoding' }, { count: answer.messageCount }),
      });
  }
  return (
    <Button icon="retry" isBusy={redecoding.isRunning} onClick={() => void redecode()}>
      {formatMessage({ id: 'codecs.redecode' })}
    </Button>
  );
}
