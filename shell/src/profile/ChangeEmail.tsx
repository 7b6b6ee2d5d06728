import { valibotResolver } from '@hookform/resolvers/valibot';
import { accountLimits, changeEmailForm } from '@skep/domain';
import { useMutationResult, useNotify } from '@skep/remote-kit';
import { TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import { SecurityForm } from '../security/SecurityForm.tsx';
import { changeEmailMutation } from './ChangeEmail.graphql.ts';
import { usePartProblems } from './usePartProblems.ts';
import { useSentForm } from './useSentForm.ts';

export interface ChangeEmailProps {
  /** Wanted before: its mail may not have come. */
  wanted: string | undefined;
  onClose: () => void;
}

/** Asks for another address; it counts once the code of its mail was typed. */
export function ChangeEmail({ wanted = '', onClose }: ChangeEmailProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.profile.${id}` });
  const notify = useNotify();
  const { run, isRunning } = useMutationResult(changeEmailMutation);
  const { form, failure, submit } = useSentForm({
    resolver: valibotResolver(changeEmailForm),
    defaultValues: { email: wanted, currentPassword: '' },
    send: run,
    onDone() {
      notify({ kind: 'success', text: text('emailMailed') });
      onClose();
    },
  });
  const labels = { email: text('newEmail'), currentPassword: text('currentPassword') };
  const problems = usePartProblems('email', { errors: form.formState.errors, failure, labels });
  return (
    <SecurityForm
      onSubmit={submit}
      failure={failure}
      problems={problems}
      attempt={form.formState.submitCount}
      submitLabel={text('sendCode')}
      isSending={isRunning}
      onCancel={onClose}
    >
      <TextField
        {...form.register('email')}
        id={problems.idOf('email')}
        type="email"
        autoComplete="email"
        label={labels.email}
        hint={text('newEmailHint')}
        error={problems.errorOf('email')}
        maxLength={accountLimits.emailLength}
        isRequired
      />
      <TextField
        {...form.register('currentPassword')}
        id={problems.idOf('currentPassword')}
        type="password"
        autoComplete="current-password"
        label={labels.currentPassword}
        error={problems.errorOf('currentPassword')}
        isRequired
      />
    </SecurityForm>
  );
}
