import { valibotResolver } from '@hookform/resolvers/valibot';
import { changePasswordForm } from '@skep/domain';
import { useMutationResult, useNotify } from '@skep/remote-kit';
import { Button, Card, Heading, Row, Text, TextField } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PasswordRules } from '../account/PasswordRules.tsx';
import { SecurityForm } from '../security/SecurityForm.tsx';
import { changePasswordMutation } from './ChangePassword.graphql.ts';
import { usePartProblems } from './usePartProblems.ts';
import { useSentForm } from './useSentForm.ts';

/** A new password, by the present one. */
export function PasswordCard() {
  const { formatMessage } = useIntl();
  const [isOpened, setOpened] = useState(false);
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.profile.password' })}
      </Heading>
      <Text tone="muted">{formatMessage({ id: 'shell.profile.passwordText' })}</Text>
      {isOpened ? (
        <ChangePassword onClose={() => setOpened(false)} />
      ) : (
        <Row>
          <Button onClick={() => setOpened(true)}>
            {formatMessage({ id: 'shell.profile.changePassword' })}
          </Button>
        </Row>
      )}
    </Card>
  );
}

function ChangePassword({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.profile.${id}` });
  const notify = useNotify();
  const { run, isRunning } = useMutationResult(changePasswordMutation);
  const { form, failure, submit } = useSentForm({
    resolver: valibotResolver(changePasswordForm),
    defaultValues: { currentPassword: '', password: '', passwordConfirmation: '' },
    send: (input) => run({ input }),
    onDone() {
      notify({ kind: 'success', text: text('passwordChanged') });
      onClose();
    },
  });
  const labels = {
    currentPassword: text('currentPassword'),
    password: text('newPassword'),
    passwordConfirmation: text('repeatPassword'),
  };
  const problems = usePartProblems('password', { errors: form.formState.errors, failure, labels });
  const field = (name: keyof typeof labels) => ({
    ...form.register(name),
    id: problems.idOf(name),
    type: 'password' as const,
    label: labels[name],
    error: problems.errorOf(name),
    isRequired: true,
  });
  return (
    <SecurityForm
      onSubmit={submit}
      failure={failure}
      problems={problems}
      attempt={form.formState.submitCount}
      submitLabel={text('savePassword')}
      isSending={isRunning}
      onCancel={onClose}
    >
      <TextField {...field('currentPassword')} autoComplete="current-password" />
      <TextField {...field('password')} autoComplete="new-password" />
      <PasswordRules password={form.watch('password')} />
      <TextField {...field('passwordConfirmation')} autoComplete="new-password" />
    </SecurityForm>
  );
}
