import { termsVersion } from '@skep/domain';
import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Notice } from '@skep/ui';
import { useIntl } from '../profile/use-profile-intl.ts';
import { useShell } from '../shell-context.ts';
import { acceptTermsMutation } from './AcceptTerms.graphql.ts';

/** There are newer terms than the person has accepted. */
export function NewTerms() {
  const { formatMessage } = useIntl();
  const { hasNewTerms } = useShell();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(acceptTermsMutation);
  const accept = async () => {
    if (await feedback(run({ version: termsVersion }))) hasNewTerms.set(false);
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
