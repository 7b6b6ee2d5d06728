import { Notice, TextField } from '@skep/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { SecurityForm } from '../security/SecurityForm.tsx';
import { Losses } from './Losses.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';
import { usePartProblems } from './usePartProblems.ts';

export interface DeleteAccountProps {
  onClose: () => void;
}

/** What is lost, then the password, and a code where signing in asks for one. */
export function DeleteAccount({ onClose }: DeleteAccountProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.profile.${id}` });
  const { form, failure, submit, isSending, isCodeAsked } = useDeleteAccount();
  const labels = {
    password: text('currentPassword'),
    ...(isCodeAsked ? { secondFactorCode: text('secondFactorCode') } : {}),
  };
  const problems = usePartProblems('delete', {
    errors: form.formState.errors,
    failure,
    labels,
    marks: { INVALID_CODE: { secondFactorCode: text('checkSecondFactor') } },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isCodeAsked) setFocus('secondFactorCode');
  }, [isCodeAsked, setFocus]);
  return (
    <>
      <Losses />
      <SecurityForm
        onSubmit={submit}
        failure={failure}
        problems={problems}
        attempt={form.formState.submitCount}
        submitLabel={text('deleteForGood')}
        submitKind="danger"
        isSending={isSending}
        onCancel={onClose}
      >
        <TextField
          {...form.register('password')}
          id={problems.idOf('password')}
          type="password"
          autoComplete="current-password"
          label={text('currentPassword')}
          error={problems.errorOf('password')}
          isRequired
        />
        {isCodeAsked && (
          <>
            <Notice kind="information">{text('secondFactorText')}</Notice>
            <TextField
              {...form.register('secondFactorCode')}
              id={problems.idOf('secondFactorCode')}
              label={text('secondFactorCode')}
              error={problems.errorOf('secondFactorCode')}
              autoComplete="one-time-code"
              isRequired
            />
          </>
        )}
      </SecurityForm>
    </>
  );
}
