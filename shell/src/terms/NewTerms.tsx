import { termsVersion } from '@skep/domain';
import { isFailure, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { Button, Notice } from '@skep/ui';
import { useIntl } from '../profile/use-profile-intl.ts';
import { useShell } from '../shell-context.ts';
import { acceptTermsMutation } from './AcceptTerms.graphql.ts';

/** There are newer terms than the person has accepted. */
export function NewTerms() {
  const { formatMessage } = useIntl();
  const { hasNewTerms } = useShell();
  const notify = useNotify();
  const failureText = useFailureText();
  const { run, isRunning } = useMutationResult(acceptTermsMutation);
  const accept = async () => {
    const answer = await run({ version: termsVersion });
    if (isFailure(answer)) return notify({ kind: 'problem', text: failureText(answer) });
    hasNewTerms.set(false);
  };
  return (
    <Notice
      kind="warning"
      action={
        <Button isBusy={isRunning} onClick={() => void accept()}>
          {formatMessage({ id: 'shell.profile.acceptTerms' })}
        </Button>
      }
    >
      {formatMessage({ id: 'shell.profile.newTerms' }, { version: termsVersion })}
    </Notice>
  );
}
